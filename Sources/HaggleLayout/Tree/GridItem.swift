/// A column of a `LazyVGrid` or a row of a `LazyHGrid` (spec 09 rule 1).
public struct GridItem: Equatable, Sendable {
  /// How long the item is across the grid, in points.
  public enum Size: Equatable, Sendable {
    /// Exactly this long.
    case fixed(Double)
    /// A share of what is left, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks of at least the minimum as fit into a share of what is left.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The item's length.
  public var size: Size
  /// The distance to the next item, in points; `nil` is 8.
  public var spacing: Double?
  /// Where views stand in their cells; `nil` is as the grid says.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
