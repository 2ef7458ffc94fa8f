/// A width and a height in points; either may be infinite.
public struct Size: Equatable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// Makes a size out of two lengths in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// The length along `axis`, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
