import HaggleLayout

/// Which of several siblings is drawn in front (spec 04 rule 29).
enum StackingOrder {
  /// Siblings in source order, a background before its content, then by `zIndex`.
  static func backToFront(_ siblings: [Int], in tree: DrawnTree) -> [Int] {
    if siblings.count < 2 { return siblings }
    let ranked = siblings.map { (index: $0, rank: rank(tree.views[$0], in: tree)) }
    if ranked.allSatisfy({ $0.rank == 0 }) { return siblings }
    // Sorting is stable: equal ranks stay in source order.
    return ranked.sorted { $0.rank < $1.rank }.map(\.index)
  }

  private static func rank(_ view: DrawnView, in tree: DrawnTree) -> Double {
    if let parent = view.parent.map({ tree.views[$0] }),
      tree.table[parent.node].view.kindName == "background",
      tree.table.isSecondary(view.node, in: parent.node)
    {
      return -.infinity
    }
    return zIndex(tree.table[view.node].view)
  }

  /// The `zIndex` in the view's chain of modifiers, 0 without one.
  private static func zIndex(_ view: View) -> Double {
    var current = view
    while current.isModifier, let content = current.children.first {
      if current.kindName == "zIndex" { return number(current.arguments.last ?? nil) ?? 0 }
      current = content
    }
    return 0
  }

  private static func number(_ value: Value?) -> Double? {
    switch value {
    case .number(let number): number
    case .source(let text): Double(text.filter { !"( )".contains($0) })
    default: nil
    }
  }
}
