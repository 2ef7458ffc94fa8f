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

  /// The boxes of a tree in the order of their rearmost views.
  static func boxes(of tree: DrawnTree) -> [Box] {
    var frames: [Rect] = []
    var members: [[Int]] = []
    var homes = Array(repeating: -1, count: tree.views.count)
    var places: [FrameKey: Int] = [:]
    for index in tree.paintOrder {
      let frame = tree.views[index].frame
      let key = FrameKey(frame)
      let place = places[key] ?? frames.count
      if place == frames.count {
        places[key] = place
        frames.append(frame)
        members.append([])
      }
      homes[index] = place
      members[place].append(index)
    }
    var isTaken = Array(repeating: false, count: tree.views.count)
    return zip(frames, members).map { frame, views in
      // From the front: of ZStack { a; b } with equal frames, b is seen and continues the stack.
      let chains = views.reversed().compactMap { chain(from: $0, tree, homes, &isTaken) }
      return Box(frame: frame, chains: chains.reversed())
    }
  }

  /// A view and what wraps it with the same frame, outermost first; `nil` for one that is part of
  /// another chain.
  private static func chain(
    from innermost: Int, _ tree: DrawnTree, _ homes: [Int], _ isTaken: inout [Bool]
  ) -> [Int]? {
    if isTaken[innermost] { return nil }
    var chain = [innermost]
    isTaken[innermost] = true
    while let last = chain.last, let parent = tree.views[last].parent,
      homes[parent] == homes[last], !isTaken[parent],
      !tree.table.isSecondary(tree.views[last].node, in: tree.views[parent].node)
    {
      chain.append(parent)
      isTaken[parent] = true
    }
    return chain.reversed()
  }
}

/// A frame as a key: equal when no printed number tells two frames apart.
struct FrameKey: Hashable {
  private let edges: [UInt64]

  init(_ frame: Rect) {
    edges = [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
      // Adding zero turns -0 into 0.
      let value = $0.magnitude < 1e9 ? ($0 * 1e6).rounded() / 1e6 + 0 : $0
      return value.bitPattern
    }
  }
}
