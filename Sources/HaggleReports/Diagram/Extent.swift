import HaggleLayout

/// The part of the plane that a picture has to show, in points.
struct Extent: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Lengths beyond this are as good as infinite: no scale shows them beside anything else.
  static let farthest = 1e12

  /// What is shown of an axis on which nothing is finite.
  private static let defaultWidth = 100.0
  private static let defaultHeight = 40.0

  /// The smallest part that holds the finite edges of all frames.
  init(around frames: [Rect]) {
    let horizontal = Self.bounds(frames.flatMap { [$0.minX, $0.maxX] }, ifEmpty: Self.defaultWidth)
    let vertical = Self.bounds(frames.flatMap { [$0.minY, $0.maxY] }, ifEmpty: Self.defaultHeight)
    minX = horizontal.lowerBound
    maxX = horizontal.upperBound
    minY = vertical.lowerBound
    maxY = vertical.upperBound
  }

  /// Whether a coordinate has a place in a picture.
  static func isDrawable(_ coordinate: Double) -> Bool {
    coordinate.magnitude <= farthest
  }

  private static func bounds(_ edges: [Double], ifEmpty length: Double) -> ClosedRange<Double> {
    let finite = edges.filter(isDrawable)
    guard let low = finite.min(), let high = finite.max() else { return 0...length }
    // Frames that are infinite on this axis need some room of their own.
    let needsRoom = high == low && finite.count < edges.count
    return low...(needsRoom ? low + length : high)
  }
}
