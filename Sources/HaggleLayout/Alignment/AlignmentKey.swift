/// Which alignment guide is meant: an id on one axis (spec 06 rule 1).
public struct AlignmentKey: Hashable, Sendable {
  /// The number of the id in the table of built-in guides.
  package let index: UInt8
  /// The axis on which the guide is a position.
  public let axis: Axis
  /// The name as SwiftUI spells it, such as `leading` or `firstTextBaseline`.
  public let name: String

  private init(_ index: UInt8, _ axis: Axis, _ name: String) {
    self.index = index
    self.axis = axis
    self.name = name
  }

  /// The left edge.
  public static let leading = AlignmentKey(0, .horizontal, "leading")
  /// The middle between left and right.
  public static let horizontalCenter = AlignmentKey(1, .horizontal, "center")
  /// The right edge.
  public static let trailing = AlignmentKey(2, .horizontal, "trailing")
  /// The upper edge.
  public static let top = AlignmentKey(3, .vertical, "top")
  /// The middle between top and bottom.
  public static let verticalCenter = AlignmentKey(4, .vertical, "center")
  /// The lower edge.
  public static let bottom = AlignmentKey(5, .vertical, "bottom")
  /// The line on which the first line of text stands; the lower edge of other views.
  public static let firstTextBaseline = AlignmentKey(6, .vertical, "firstTextBaseline")
  /// The line on which the last line of text stands; the lower edge of other views.
  public static let lastTextBaseline = AlignmentKey(7, .vertical, "lastTextBaseline")

  /// Every built-in guide; a key's `index` is its place here.
  public static let builtIn: [AlignmentKey] = [
    .leading, .horizontalCenter, .trailing,
    .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// The built-in guide of this name on `axis`, if there is one.
  public static func named(_ name: String, on axis: Axis) -> AlignmentKey? {
    builtIn.first { $0.name == name && $0.axis == axis }
  }

  /// The value of the guide on a view of `size` without an explicit one (spec 06 rule 3), in points
  /// from the view's left or top edge.
  public func defaultValue(in size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .verticalCenter: size.height / 2
    case .trailing: size.width
    default: size.height
    }
  }
}

/// A point in a view given by a guide on each axis (spec 06 rule 4).
public struct Alignment: Equatable, Sendable {
  /// The guide that gives the x coordinate.
  public var horizontal: AlignmentKey
  /// The guide that gives the y coordinate.
  public var vertical: AlignmentKey

  /// Makes an alignment out of a horizontal and a vertical guide.
  public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre of the view.
  public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)

  /// The guide of this alignment on `axis`.
  public subscript(axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal : vertical
  }

  /// SwiftUI's names for combinations of two guides, such as `topLeading`.
  public static let named: [(name: String, alignment: Alignment)] = [
    ("center", .center),
    ("leading", Alignment(horizontal: .leading, vertical: .verticalCenter)),
    ("trailing", Alignment(horizontal: .trailing, vertical: .verticalCenter)),
    ("top", Alignment(horizontal: .horizontalCenter, vertical: .top)),
    ("bottom", Alignment(horizontal: .horizontalCenter, vertical: .bottom)),
    ("topLeading", Alignment(horizontal: .leading, vertical: .top)),
    ("topTrailing", Alignment(horizontal: .trailing, vertical: .top)),
    ("bottomLeading", Alignment(horizontal: .leading, vertical: .bottom)),
    ("bottomTrailing", Alignment(horizontal: .trailing, vertical: .bottom)),
    (
      "centerFirstTextBaseline",
      Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline)
    ),
    (
      "centerLastTextBaseline",
      Alignment(horizontal: .horizontalCenter, vertical: .lastTextBaseline)
    ),
    ("leadingFirstTextBaseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
    ("leadingLastTextBaseline", Alignment(horizontal: .leading, vertical: .lastTextBaseline)),
    ("trailingFirstTextBaseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)),
    ("trailingLastTextBaseline", Alignment(horizontal: .trailing, vertical: .lastTextBaseline)),
  ]
}

extension AlignmentKey {
  /// Combines the explicit values of two children of a container (spec 06 rule 8).
  ///
  /// Only baselines combine: the first to the topmost, the last to the lowest. The frame guides of
  /// children never become guides of their container. Values that are not finite do not count (rule 9).
  package func combine(_ left: Double?, _ right: Double?) -> Double? {
    guard let right, right.isFinite else { return left }
    return switch self {
    case .firstTextBaseline: left.map { min($0, right) } ?? right
    case .lastTextBaseline: left.map { max($0, right) } ?? right
    default: nil
    }
  }
}
