/// One of the four edges of a view.
public enum Edge: Sendable, Hashable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt8

    /// Makes a set out of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The left edge.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The right edge.
    public static let trailing = Set(rawValue: 8)
    /// The left and the right edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Edge.Set {
  /// The set of this name; none for a name that no set has.
  init(named name: String) {
    switch name {
    case "top": self = .top
    case "leading": self = .leading
    case "bottom": self = .bottom
    case "trailing": self = .trailing
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    case "all": self = .all
    default: self = []
    }
  }
}
