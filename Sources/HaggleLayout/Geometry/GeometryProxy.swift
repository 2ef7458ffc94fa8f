/// What a `GeometryReader` knows of itself when it makes its content (spec 11 rule 3).
public struct GeometryProxy: Equatable, Sendable {
  /// The reader's size, in points.
  public let size: Size
  /// How far the safe area's insets reach over the reader's edges, in points (spec 12 rule 14).
  public let safeAreaInsets: EdgeInsets

  /// The rectangle around what is seen of the reader in the container, in points.
  private let frame: Rect
  /// The same in the spaces with a name that the reader stands in.
  private let frames: [String: Rect]
  /// Whether effects around the reader stretch or turn it.
  package let isTransformed: Bool

  /// Makes a proxy of a reader that shows as `frame` in the container.
  package init(
    size: Size, frame: Rect? = nil, frames: [String: Rect] = [:],
    safeAreaInsets: EdgeInsets = EdgeInsets(), isTransformed: Bool = false
  ) {
    self.size = size
    self.frame = frame ?? Rect(origin: .zero, size: size)
    self.frames = frames
    self.safeAreaInsets = safeAreaInsets
    self.isTransformed = isTransformed
  }

  /// The reader's frame in a coordinate space, in points: the rectangle around what is seen of it
  /// there (spec 11 rule 4).
  ///
  /// A name that no view around the reader declares stands for the global space. Not measured.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: Rect(origin: .zero, size: size)
    case .global: frame
    case .named(let name): frames[name] ?? frame
    }
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
    self == other || numbers.elementsEqual(other.numbers) && frames.keys == other.frames.keys
  }

  /// Every number as its bits.
  private var numbers: [UInt64] {
    let named = frames.keys.sorted().flatMap { name in
      frames[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    }
    let own = [
      size.width, size.height, frame.minX, frame.minY, frame.width, frame.height,
      safeAreaInsets.top, safeAreaInsets.leading, safeAreaInsets.bottom, safeAreaInsets.trailing,
    ]
    return (own + named).map(\.bitPattern)
  }
}
