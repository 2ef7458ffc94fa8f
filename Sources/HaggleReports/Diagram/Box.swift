import HaggleLayout

/// What the views with one and the same frame are drawn as.
struct Box {
  /// In points from the container's top left corner.
  var frame: Rect
  /// The views, as chains of a view and what wraps it, outermost first.
  ///
  /// The chain in front is the last one and gives the box its name.
  var chains: [[Int]]

  /// The view whose name stands in the picture: the innermost of the chain in front.
  var named: Int { chains[chains.count - 1].last ?? 0 }

  /// The boxes of a tree in the order of their outermost views.
  static func boxes(of tree: DrawnTree) -> [Box] {
    var boxes: [Box] = []
    var places: [FrameKey: Int] = [:]
    for index in tree.paintOrder {
      let view = tree.views[index]
      let key = FrameKey(view.frame)
      guard let place = places[key] else {
        places[key] = boxes.count
        boxes.append(Box(frame: view.frame, chains: [[index]]))
        continue
      }
      boxes[place].add(index, in: tree)
    }
    return boxes
  }

  /// Continues the chain of the view's parent, unless something else continues it already.
  private mutating func add(_ index: Int, in tree: DrawnTree) {
    let view = tree.views[index]
    for place in chains.indices.reversed() {
      guard let parent = view.parent, chains[place].last == parent,
        !tree.table.isSecondary(view.node, in: tree.views[parent].node)
      else { continue }
      chains.append(chains.remove(at: place) + [index])
      return
    }
    // In ZStack { a; b } with equal frames, `a` has continued the chain: `b` takes it over.
    for place in chains.indices.reversed() {
      guard let parent = view.parent, let split = chains[place].firstIndex(of: parent),
        !tree.table.isSecondary(view.node, in: tree.views[parent].node)
      else { continue }
      let shared = Array(chains[place][...split])
      chains[place] = Array(chains[place][(split + 1)...])
      chains.append(shared + [index])
      return
    }
    chains.append([index])
  }
}

/// A frame as a key: equal when no printed number tells two frames apart.
private struct FrameKey: Hashable {
  private let edges: [UInt64]

  init(_ frame: Rect) {
    edges = [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
      // Adding zero turns -0 into 0.
      let value = $0.magnitude < 1e9 ? ($0 * 1e6).rounded() / 1e6 + 0 : $0
      return value.bitPattern
    }
  }
}
