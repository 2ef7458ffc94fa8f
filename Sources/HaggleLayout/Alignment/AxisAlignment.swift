/// A guide that gives an x coordinate.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  package init(_ key: AlignmentKey) { self.key = key }

  /// The left edge.
  public static let leading = HorizontalAlignment(.leading)
  /// The middle between left and right.
  public static let center = HorizontalAlignment(.horizontalCenter)
  /// The right edge.
  public static let trailing = HorizontalAlignment(.trailing)
}

/// A guide that gives a y coordinate.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  package init(_ key: AlignmentKey) { self.key = key }

  /// The upper edge.
  public static let top = VerticalAlignment(.top)
  /// The middle between top and bottom.
  public static let center = VerticalAlignment(.verticalCenter)
  /// The lower edge.
  public static let bottom = VerticalAlignment(.bottom)
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}
