/// A point in a view given by a guide on each axis (spec 06 rule 4).
public struct Alignment: Sendable {
  /// The guide that gives the x coordinate.
  public var horizontal: AlignmentKey
  /// The guide that gives the y coordinate.
  public var vertical: AlignmentKey
  /// The name that somebody gave the pair; `nil` where it has none or one of SwiftUI's.
  package var name: String?

  package init(_ horizontal: AlignmentKey, _ vertical: AlignmentKey, name: String? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.name = name
  }

  /// Makes an alignment out of a horizontal and a vertical guide.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.init(horizontal.key, vertical.key)
  }

  /// The centre of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The guide of this alignment on `axis`.
  public subscript(axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal : vertical
  }

  /// SwiftUI's names for combinations of two guides, such as `topLeading`.
  public static let named: [(name: String, alignment: Alignment)] = [
    ("center", .center),
    ("leading", Alignment(horizontal: .leading, vertical: .center)),
    ("trailing", Alignment(horizontal: .trailing, vertical: .center)),
    ("top", Alignment(horizontal: .center, vertical: .top)),
    ("bottom", Alignment(horizontal: .center, vertical: .bottom)),
    ("topLeading", Alignment(horizontal: .leading, vertical: .top)),
    ("topTrailing", Alignment(horizontal: .trailing, vertical: .top)),
    ("bottomLeading", Alignment(horizontal: .leading, vertical: .bottom)),
    ("bottomTrailing", Alignment(horizontal: .trailing, vertical: .bottom)),
    ("centerFirstTextBaseline", Alignment(horizontal: .center, vertical: .firstTextBaseline)),
    ("centerLastTextBaseline", Alignment(horizontal: .center, vertical: .lastTextBaseline)),
    ("leadingFirstTextBaseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
    ("leadingLastTextBaseline", Alignment(horizontal: .leading, vertical: .lastTextBaseline)),
    ("trailingFirstTextBaseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)),
    ("trailingLastTextBaseline", Alignment(horizontal: .trailing, vertical: .lastTextBaseline)),
  ]
}

extension Alignment: Equatable {
  /// Whether both are the same pair of guides, whatever its name.
  public static func == (left: Alignment, right: Alignment) -> Bool {
    left.horizontal == right.horizontal && left.vertical == right.vertical
  }
}
