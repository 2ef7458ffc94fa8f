import HaggleLayout

/// The views of a tree by their pre-order numbers, with the way back to their parents.
struct NodeTable {
  /// One view of the tree.
  struct Node {
    var view: View
    /// The number of the parent; `nil` for the root.
    var parent: Int?
    /// The place among the parent's children.
    var index: Int
    /// The number after the last view inside this one.
    var end: Int
  }

  private(set) var nodes: [Node] = []

  init(_ root: View?) {
    if let root { add(root, parent: nil, index: 0) }
  }

  subscript(number: Int) -> Node { nodes[number] }

  /// The numbers of a view and of all inside it; nothing for a number that no view has.
  func range(of number: Int) -> Range<Int> {
    nodes.indices.contains(number) ? number..<nodes[number].end : 0..<0
  }

  /// The place among the children of `ancestor` of the branch that holds `number`; `nil` if it is
  /// not inside.
  func branch(of number: Int, in ancestor: Int) -> Int? {
    var current = number
    while let parent = nodes[current].parent {
      if parent == ancestor { return nodes[current].index }
      current = parent
    }
    return nil
  }

  /// Whether `number` is reached from the modifier `ancestor` by a closure such as an overlay's,
  /// not through the content it wraps.
  func isSecondary(_ number: Int, in ancestor: Int) -> Bool {
    nodes[ancestor].view.isModifier && (branch(of: number, in: ancestor) ?? 0) > 0
  }

  private mutating func add(_ view: View, parent: Int?, index: Int) {
    let number = nodes.count
    nodes.append(Node(view: view, parent: parent, index: index, end: number + 1))
    for (index, child) in view.children.enumerated() {
      add(child, parent: number, index: index)
    }
    nodes[number].end = nodes.count
  }
}
