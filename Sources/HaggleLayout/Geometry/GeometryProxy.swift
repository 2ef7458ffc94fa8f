/// What a `GeometryReader` knows of itself when it makes its content (spec 11 rule 3).
public struct GeometryProxy: Equatable, Sendable {
  /// The reader's size, in points.
  public let size: Size
  /// How far the safe area's insets reach over the reader's edges, in points (spec 12 rule 14).
  public let safeAreaInsets: EdgeInsets

  /// The reader's top left corner, in points from the container's.
  private let origin: Point
  /// Where the spaces with a name that the reader stands in begin, in points from the container's
  /// top left corner.
  private let spaces: [String: Point]

  /// Makes a proxy of a reader at `origin` in the container.
  package init(
    size: Size, origin: Point = .zero, spaces: [String: Point] = [:],
    safeAreaInsets: EdgeInsets = EdgeInsets()
  ) {
    self.size = size
    self.origin = origin
    self.spaces = spaces
    self.safeAreaInsets = safeAreaInsets
  }

  /// The reader's frame in a coordinate space, in points.
  ///
  /// A name that no view around the reader declares stands for the global space. Not measured.
  public func frame(in space: CoordinateSpace) -> Rect {
    let start: Point
    switch space {
    case .local: return Rect(origin: .zero, size: size)
    case .global: start = .zero
    case .named(let name): start = spaces[name] ?? .zero
    }
    return Rect(origin: Point(x: origin.x - start.x, y: origin.y - start.y), size: size)
  }
}

/// Where coordinates count from (spec 11 rule 3).
public enum CoordinateSpace: Hashable, Sendable {
  /// The view's own top left corner.
  case local
  /// The container's top left corner, which is the window's.
  case global
  /// The top left corner of the view around that has `coordinateSpace(name:)`.
  case named(String)
}

extension GeometryProxy {
  /// Whether nothing tells one proxy from the other; unlike numbers, what is no number is itself.
  func isIdentical(to other: GeometryProxy) -> Bool {
    self == other || numbers.elementsEqual(other.numbers) && spaces.keys == other.spaces.keys
  }

  /// Every number as its bits.
  private var numbers: [UInt64] {
    let named = spaces.keys.sorted().flatMap { name in
      spaces[name].map { [$0.x, $0.y] } ?? []
    }
    let own = [
      size.width, size.height, origin.x, origin.y, safeAreaInsets.top, safeAreaInsets.leading,
      safeAreaInsets.bottom, safeAreaInsets.trailing,
    ]
    return (own + named).map(\.bitPattern)
  }
}
