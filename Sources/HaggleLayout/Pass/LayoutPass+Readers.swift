/// A reader that was placed, and its geometry.
struct PlacedReader {
  let view: ViewID
  let proxy: GeometryProxy
}

extension LayoutPass {
  /// Keeps the geometry of a reader, in order, for whoever makes its content.
  mutating func recordReader(_ view: ViewID, _ bounds: Rect) {
    let proxy = GeometryProxy(
      size: bounds.size, origin: bounds.origin, spaces: namedSpaces(around: view),
      safeAreaInsets: safeAreaInsets(of: view, at: bounds))
    readers.append(PlacedReader(view: view, proxy: proxy))
  }

  /// Where the named coordinate spaces that a view stands in begin, the nearest of equal names, in
  /// points from the container's top left corner (spec 11 rule 3).
  private func namedSpaces(around view: ViewID) -> [String: Point] {
    guard !tree.spaceNames.isEmpty else { return [:] }
    var spaces: [String: Point] = [:]
    var next = tree.entries[view].parent
    while next != LayoutTree.none {
      let ancestor = Int(next)
      if tree.entries[ancestor].kind == CoordinateSpaceKind.self {
        let name = tree.spaceNames[Int(number(0, of: ancestor))]
        if spaces[name] == nil { spaces[name] = frame(ofPlaced: ancestor).origin }
      }
      next = tree.entries[ancestor].parent
    }
    return spaces
  }
}
