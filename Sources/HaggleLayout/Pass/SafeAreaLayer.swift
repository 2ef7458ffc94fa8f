/// A rectangle whose rim is not safe: the window's, or that of a view with an inset (spec 12 rules 1
/// to 3).
///
/// There are no rotated layers, because effects such as `rotationEffect` do not move frames here;
/// and of SwiftUI's regions there is the container's only, as a terminal shows no keyboard.
package struct SafeAreaLayer: Sendable {
  /// The view whose content has the layer around it; `nil` for the window.
  let owner: ViewID?
  /// The rectangle with its rim, in the root's space.
  let bounds: Rect
  /// How wide the rim is on every edge, in points; leading is the left one, whatever the direction.
  let insets: EdgeInsets
  /// The place of the layer around this one.
  let outer: Int32

  /// By how much the edges of a view move outwards, those that lie in the rim (spec 12 rule 9).
  ///
  /// An edge that does not touch the rim stays, and so does one without a rim. `tolerance` points
  /// beside the rim count as touching.
  func growth(of frame: Rect, tolerance: Double) -> EdgeInsets {
    var growth = EdgeInsets.zero
    for edge in Edge.allCases where insets[edge] > 0 {
      let distance = Self.distance(from: frame, to: bounds, at: edge)
      let isInRim = distance >= -tolerance && distance <= insets[edge] + tolerance
      if isInRim { growth[edge] = max(0, distance) }
    }
    return growth
  }

  /// How far an edge of `outer` lies outside of the same edge of `inner`, in points.
  private static func distance(from inner: Rect, to outer: Rect, at edge: Edge) -> Double {
    switch edge {
    case .top: inner.minY - outer.minY
    case .leading: inner.minX - outer.minX
    case .bottom: outer.maxY - inner.maxY
    case .trailing: outer.maxX - inner.maxX
    }
  }
}

extension Rect {
  /// The rectangle with its edges moved outwards.
  func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.total(along: .horizontal),
      height: height + insets.total(along: .vertical))
  }
}

/// The layers that a pass or its record knows.
struct SafeAreaLayers: Sendable {
  /// The place of no layer.
  static let none: Int32 = -1

  private var all: ContiguousArray<SafeAreaLayer> = []
  /// Half a pixel and a thousandth of a point.
  private let tolerance: Double

  init(on pixels: PixelGrid) {
    tolerance = pixels.pixelLength / 2 + 0.001
  }

  /// Puts a layer inside of the one at `outer`.
  ///
  /// - Returns: Its place.
  mutating func add(
    _ insets: EdgeInsets, in bounds: Rect, of owner: ViewID?, outer: Int32
  ) -> Int32 {
    all.append(SafeAreaLayer(owner: owner, bounds: bounds, insets: insets, outer: outer))
    return Int32(all.count - 1)
  }

  /// The place of the layer that a view has around its content, or the window around the root.
  func place(ofLayerOf owner: ViewID?) -> Int32 {
    Int32(all.lastIndex { $0.owner == owner } ?? Int(Self.none))
  }

  /// What moves the edges of a frame outwards: the layers from the one at `innermost` on, and how
  /// far each moves them (spec 12 rule 9).
  func growth(
    of frame: Rect, innermost: Int32
  ) -> [(layer: SafeAreaLayer, insets: EdgeInsets)] {
    var steps: [(layer: SafeAreaLayer, insets: EdgeInsets)] = []
    var frame = frame
    var place = innermost
    while place != Self.none {
      let layer = all[Int(place)]
      let insets = layer.growth(of: frame, tolerance: tolerance)
      if insets != .zero { steps.append((layer, insets)) }
      frame = frame.outset(by: insets)
      place = layer.outer
    }
    return steps
  }
}
