/// A position in the flat tree: parents come before their children.
package typealias ViewID = Int

/// The flat copy of a view tree that a pass works on.
///
/// Transparent views are gone, implicit containers are there, and what a kind needs to know of a
/// view stands in arrays of numbers, so that a pass touches no reference and allocates nothing.
package struct LayoutTree: Sendable {
  /// One view; small, because a pass reads it at every question.
  package struct Entry: Sendable {
    var kind: any LayoutKind.Type
    /// The number of the view in the value tree; `implicit` for a container nobody wrote.
    var node: Int32
    /// Which of several views made from one node this is.
    var copy: Int32
    var parent: Int32
    var firstChild: Int32
    var nextSibling: Int32
    var childCount: Int32
    var firstNumber: Int32
    /// The place in `texts` or `expressions`, for kinds that have one.
    var extra: Int32
    var isCached: Bool
    /// Whether a pass neither looks up nor writes down what the view answers.
    var answersAtOnce: Bool
    /// Whether it goes by the size of the container around it (spec 07 rules 13 and 14).
    var readsContainer: Bool
    /// Whether views inside begin at the right edge.
    var isRightToLeft: Bool
    var guides: GuideSet
    var priority: Double
    /// The distance from the previous child of a stack, in points.
    var gap: Double
  }

  /// The node number of a container that stands in no source.
  static let implicit: Int32 = -1
  /// The link of an entry that has no such neighbour.
  static let none: Int32 = -1

  var entries: ContiguousArray<Entry> = []
  var numbers: ContiguousArray<Double> = []
  var texts: ContiguousArray<TextRun> = []
  var expressions: ContiguousArray<Expression> = []
  /// The pixels of the screen, where a scale is set.
  var pixels: PixelGrid?
  /// The views that draw their content by themselves, to transform it (spec 13 rule 6).
  var geometryEffects: Set<ViewID> = []
  /// The alignment guides in use that are none of SwiftUI's own; their numbers follow on those.
  var guides: [AlignmentKey] = []
  /// The layouts that are written in Swift, and what their children tell them.
  var layouts: ContiguousArray<any Layout> = []
  var subviewTraits: ContiguousArray<Traits> = []
  /// What is given to such layouts, by key.
  var layoutValues: ContiguousArray<[ObjectIdentifier: any Sendable]> = []
  /// The names of coordinate spaces, and what arguments in readers are computed from.
  var spaceNames: ContiguousArray<String> = []
  var formulas: ContiguousArray<Formula> = []

  /// The same tree for a pass that writes everything down.
  func traced() -> LayoutTree {
    var tree = self
    for view in tree.entries.indices { tree.entries[view].answersAtOnce = false }
    return tree
  }

  /// Whether sizes of content in the tree are estimates.
  var hasApproximateContent = false
  /// Whether content in the tree depends on the size of a reader.
  var hasReaders = false
}

extension LayoutTree {
  /// The guide with a number.
  func guide(_ index: Int) -> AlignmentKey {
    AlignmentKey(builtIn: index) ?? guides[index - AlignmentKey.builtIn.count]
  }

  /// The guide with its number in the tree; `nil` for one that nobody in the tree uses.
  func placed(_ key: AlignmentKey) -> AlignmentKey? {
    key.index != AlignmentKey.unplaced ? key : guides.first { $0 == key }
  }

  /// The children of a view, in the order of the source.
  func children(of view: ViewID) -> [ViewID] {
    var children: [ViewID] = []
    var next = entries[view].firstChild
    while next != LayoutTree.none {
      children.append(Int(next))
      next = entries[Int(next)].nextSibling
    }
    return children
  }
}
