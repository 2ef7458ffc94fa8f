import HaggleLanguage
import HaggleLayout

/// One view and its frame.
package struct DrawnView {
  /// The number of the view in the tree.
  var node: Int
  /// The place among the placements of the layout.
  var placement: Int
  /// What the view is called, fit for a screen.
  package var name: String
  /// In points from the container's top left corner.
  var frame: Rect
  /// What the view was offered when it was placed.
  var proposal: ProposedSize
  /// The side at which the views inside begin.
  var direction: LayoutDirection
  /// The numbers of the frame that rest on approximate measures.
  var estimates: FrameNumbers
  /// The lengths of the offer that do.
  var offerEstimates: FrameNumbers
  /// Where a style behind the view reaches, when that is farther than the frame.
  var fill: Rect?
  /// The place of the parent among the drawn views; `nil` for the outermost.
  var parent: Int?
  /// 1 for the outermost; a view and its modifiers are one level.
  var level: Int
  /// Whether nothing is laid out inside it.
  var isLeaf: Bool
  /// Whether its frame is not known yet, in a picture of a layout that is under way.
  var isUndecided: Bool

  /// The size as it is told: `100×80`, `≈85.333×≈20.333`, or `?`.
  func sizeText(_ lengths: Lengths) -> String {
    isUndecided ? "?" : lengths.size(frame.size, estimates: estimates)
  }
}

/// The views that a report for people shows, parents first.
package struct DrawnTree {
  package private(set) var views: [DrawnView] = []
  /// The views from back to front.
  private(set) var paintOrder: [Int] = []
  /// How many views are deeper than the level asked for.
  private(set) var omitted = 0
  let table: NodeTable
  /// The number of the only view shown; `nil` for the whole tree.
  let focus: Int?

  package init(_ scene: Scene, _ options: ReportOptions) {
    let table = NodeTable(scene.root)
    self.table = table
    let placements = scene.result?.placements ?? []
    focus = options.focus.flatMap { table.nodes.indices.contains($0) ? $0 : nil }
    let shown = focus.map { $0..<table[$0].end } ?? 0..<table.nodes.count
    var places: [Int: Int] = [:]
    var children: [[Int]] = []
    for (index, placement) in placements.enumerated() where shown.contains(placement.node) {
      let parent = placement.parent.flatMap { places[$0] }
      let level = parent.map { self.level(of: placement.node, in: views[$0]) } ?? 1
      if let parent { views[parent].isLeaf = false }
      if let depth = options.depth, level > max(1, depth) {
        omitted += 1
        places[index] = parent
        continue
      }
      places[index] = views.count
      if let parent { children[parent].append(views.count) }
      children.append([])
      views.append(
        DrawnView(
          node: placement.node, placement: index, name: Text.escaped(scene.name(of: placement)),
          frame: placement.frame, proposal: placement.proposal,
          direction: placement.direction,
          estimates: placement.approximate, offerEstimates: placement.approximateOffer,
          fill: placement.fill,
          parent: parent, level: level, isLeaf: true,
          isUndecided: options.undecided.contains(index)))
    }
    let outermost = views.indices.filter { views[$0].parent == nil }
    paint(outermost, children)
  }

  /// The frames that nothing else contains.
  var outermost: [DrawnView] { views.filter { $0.parent == nil } }

  /// The names of the views, indented by their depth in the tree.
  func names(indentation: Int) -> [String] {
    var depths: [Int] = []
    return views.map { view in
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      return String(repeating: " ", count: depth * indentation) + view.name
    }
  }

  /// In which direction a view lays out, where the views around it lay out in another.
  func turn(at index: Int) -> String? {
    let outer = views[index].parent.map { views[$0].direction } ?? .leftToRight
    return views[index].direction == outer ? nil : views[index].direction.words
  }

  private func level(of node: Int, in parent: DrawnView) -> Int {
    let isLayer = table[parent.node].view.isModifier
    return isLayer && !table.isSecondary(node, in: parent.node) ? parent.level : parent.level + 1
  }

  /// Adds the views and all inside them, parents first and backgrounds before what they are behind.
  private mutating func paint(_ siblings: [Int], _ children: [[Int]]) {
    for index in StackingOrder.backToFront(siblings, in: self) {
      paintOrder.append(index)
      paint(children[index], children)
    }
  }
}

extension LayoutDirection {
  /// What a report says of the direction.
  var words: String { self == .leftToRight ? "left to right" : "right to left" }

  /// What a report says of a whole picture; nothing of the usual direction.
  var remark: String? { self == .leftToRight ? nil : words }
}
