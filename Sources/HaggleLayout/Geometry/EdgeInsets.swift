/// Distances in points by which a rectangle is made smaller; negative ones make it larger.
public struct EdgeInsets: Equatable, Sendable {
  /// In points.
  public var top: Double
  /// In points.
  public var leading: Double
  /// In points.
  public var bottom: Double
  /// In points.
  public var trailing: Double

  /// Makes insets out of four distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Both insets along `axis` together, in points.
  public func total(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
