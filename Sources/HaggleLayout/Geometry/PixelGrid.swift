/// The pixels of a screen, on whose edges everything drawn begins and ends (spec 13).
///
/// Layout is not rounded; only text and dividers are measured in pixels.
public struct PixelGrid: Equatable, Sendable {
  /// How many pixels a point has along an edge.
  public let scale: Double

  /// Makes the pixels of a screen; a scale that is not a number above 0 counts as 1.
  public init(scale: Double = 1) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The length of a pixel, in points.
  public var pixelLength: Double { 1 / scale }
}

extension PixelGrid {
  /// The nearest edge of a pixel, of two equally near ones the one to the right or below (spec 13
  /// rule 3); in points.
  public func nearest(_ coordinate: Double) -> Double {
    onEdge(coordinate) { ($0 + 0.5).rounded(.down) }
  }

  /// The length in whole pixels that has room for `length` (spec 13 rule 8), in points; a hair more
  /// than whole pixels does not count.
  public func roundedUp(_ length: Double) -> Double {
    onEdge(length) { ($0 - 1e-6).rounded(.up) }
  }

  /// Insets in whole pixels, the nearest; half a pixel rounds away from 0 (spec 13 rule 9).
  func nearest(_ insets: EdgeInsets) -> EdgeInsets {
    var rounded = insets
    for edge in Edge.allCases { rounded[edge] = onEdge(insets[edge]) { $0.rounded() } }
    return rounded
  }

  /// Rounds what a length is in pixels; lengths beyond any screen are left as they are.
  private func onEdge(_ length: Double, _ round: (Double) -> Double) -> Double {
    abs(length) < 1e12 ? round(length * scale) / scale : length
  }
}
