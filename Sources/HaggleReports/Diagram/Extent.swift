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

  /// The smallest part that holds the finite edges of all frames, and something of every infinite
  /// one.
  init(around frames: [Rect]) {
    let horizontal = Self.bounds(
      frames.map { ($0.minX, $0.maxX) }, ifEmpty: Self.defaultWidth)
    let vertical = Self.bounds(
      frames.map { ($0.minY, $0.maxY) }, ifEmpty: Self.defaultHeight)
    minX = horizontal.lowerBound
    maxX = horizontal.upperBound
    minY = vertical.lowerBound
    maxY = vertical.upperBound
  }

  /// Whether a coordinate has a place in a picture.
  static func isDrawable(_ coordinate: Double) -> Bool {
    coordinate.magnitude <= farthest
  }

  private static func bounds(
    _ frames: [(start: Double, end: Double)], ifEmpty length: Double
  ) -> ClosedRange<Double> {
    let edges = frames.flatMap { [$0.start, $0.end] }.filter(isDrawable)
    guard let low = edges.min(), let high = edges.max() else { return 0...length }
    // An infinite frame behind all others would be a line at the edge.
    let needsRoom = frames.contains {
      isDrawable($0.start) && $0.start >= high && !isDrawable($0.end)
    }
    let room = high > low ? (high - low) / 3 : length
    return low...(needsRoom ? high + room : high)
  }
}
