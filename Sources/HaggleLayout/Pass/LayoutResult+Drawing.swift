extension LayoutResult {
  /// The pixels that frames are drawn in.
  public var pixels: PixelGrid { displayScale.map { PixelGrid(scale: $0) } ?? PixelGrid() }

  /// Where every placement is drawn: its frame with its edges on pixels (spec 13 rules 2 to 6 and 10),
  /// in points from the container's top left corner.
  ///
  /// Edges that views share stay shared, so that equal widths can be drawn a pixel apart. What a
  /// geometry effect such as `scaleEffect` transforms is rounded from the effect's own corner, and
  /// told as it is before that.
  ///
  /// - Complexity: O(*n*) in the number of placements.
  public var drawnFrames: [Rect] {
    let pixels = pixels
    var frames: [Rect] = []
    frames.reserveCapacity(placements.count)
    // What the content of each placement is drawn in, where that is not the container.
    var drawings: [Int: Drawing] = [:]
    for (index, placement) in placements.enumerated() {
      let drawing = placement.parent.flatMap { drawings[$0] }
      let frame = (drawing ?? .container).frame(placement.frame, on: pixels)
      frames.append(frame)
      drawings[index] =
        placement.isGeometryEffect ? Drawing(layout: placement.frame, drawn: frame) : drawing
    }
    return frames
  }
}

/// What frames are rounded in: the container, or a geometry effect, which draws its content by itself
/// (spec 13 rule 6).
struct Drawing {
  /// The effect's frame, in points from the container's top left corner; what is not finite is 0.
  let layout: Rect
  /// Where the effect is drawn.
  let drawn: Rect

  static let container = Drawing(layout: .zero, drawn: .zero)

  init(layout: Rect, drawn: Rect) {
    self.layout = layout.drawable
    self.drawn = drawn
  }

  /// A frame with its edges on pixels.
  func frame(_ frame: Rect, on pixels: PixelGrid) -> Rect {
    let frame = frame.drawable
    var drawn = Rect.zero
    for axis in Axis.allCases {
      let ends = [frame.origin[axis], frame.origin[axis] + frame.size[axis]].map {
        edge($0, along: axis, on: pixels)
      }
      drawn.origin[axis] = min(ends[0], ends[1])
      drawn.size[axis] = pixels.nearest(abs(ends[1] - ends[0]))
    }
    return drawn
  }

  /// The place on a pixel of an edge, in points from the container's top left corner.
  ///
  /// The content of an effect is as large as the effect is drawn: its edges are the effect's.
  func edge(_ coordinate: Double, along axis: Axis, on pixels: PixelGrid) -> Double {
    drawn.origin[axis]
      + (isOuter(coordinate, along: axis)
        ? drawn.size[axis] : pixels.nearest(coordinate - layout.origin[axis]))
  }

  /// Whether an edge is where the effect ends.
  func isOuter(_ coordinate: Double, along axis: Axis) -> Bool {
    abs(coordinate - layout.origin[axis] - layout.size[axis]) < 1e-9
  }
}

extension Rect {
  /// The rectangle with 0 in place of every number that is not finite (spec 13 rule 10).
  var drawable: Rect {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Rect(x: number(minX), y: number(minY), width: number(width), height: number(height))
  }
}
