/// A reader that was placed, and its geometry.
struct PlacedReader {
  let view: ViewID
  let proxy: GeometryProxy
}

extension LayoutPass {
  /// Keeps the geometry of a reader, in order, for whoever makes its content.
  mutating func recordReader(_ view: ViewID, _ bounds: Rect) {
    let seen = SeenFrames(of: bounds, around: view, self)
    let proxy = GeometryProxy(
      size: bounds.size, frame: seen.frame, frames: seen.named,
      safeAreaInsets: safeAreaInsets(of: view, at: bounds), isTransformed: seen.isTransformed)
    readers.append(PlacedReader(view: view, proxy: proxy))
  }
}

/// The frames of a view in the spaces around it: the rectangles around what is seen of it there (spec
/// 11 rules 3 and 4).
private struct SeenFrames {
  /// In points from the container's top left corner.
  private(set) var frame: Rect
  /// In points from the top left corner of the nearest view around that has the name.
  private(set) var named: [String: Rect] = [:]
  private(set) var isTransformed = false

  init(of bounds: Rect, around view: ViewID, _ pass: borrowing LayoutPass) {
    frame = bounds
    var corners: [Point]?
    var next = pass.tree.entries[view].parent
    while next != LayoutTree.none {
      let ancestor = Int(next)
      let kind = pass.tree.entries[ancestor].kind
      if kind == CoordinateSpaceKind.self {
        let name = pass.tree.spaceNames[Int(pass.number(0, of: ancestor))]
        let start = pass.frame(ofPlaced: ancestor).origin
        let origin = Point(x: frame.minX - start.x, y: frame.minY - start.y)
        if named[name] == nil { named[name] = Rect(origin: origin, size: frame.size) }
      } else if kind is any GeometryEffectKind.Type {
        corners = (corners ?? bounds.corners).map { pass.point($0, seenThrough: ancestor) }
        frame = corners.map { Rect(around: $0) } ?? bounds
        isTransformed = true
      }
      next = pass.tree.entries[ancestor].parent
    }
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ]
  }

  /// The smallest rectangle around some points.
  fileprivate init(around points: [Point]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(
      x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
  }
}
