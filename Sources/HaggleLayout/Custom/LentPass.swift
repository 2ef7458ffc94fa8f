/// A layout pass in the hands of layouts written in Swift.
///
/// A pass is one value that is handed down `inout`, while subviews are handles that a layout copies
/// and keeps. So the pass is put in here for the time in which a layout is at work, and taken out
/// for each of its questions. A handle that is used later finds nothing and says so. One of the few
/// classes: handles must share it.
final class LentPass {
  let tree: LayoutTree
  private var pass: LayoutPass?
  /// The view that the first in the pass is: the pass of a layout that is still being lowered knows
  /// only what is inside.
  private let first: ViewID
  /// Whether a pass is made when one is needed.
  private var makesPass: Bool
  private var placements: [ViewID: SubviewPlacement] = [:]
  /// What layouts share between their methods, by view.
  private(set) var caches: [ViewID: Any] = [:]
  /// What they shared for subviews that are no longer there.
  private var earlierCaches: [ViewID: Any]

  /// For a pass over all of `tree`, lent later; caches are those of a pass before it.
  init(_ tree: LayoutTree, earlierCaches: [ViewID: Any]) {
    self.tree = tree
    self.earlierCaches = earlierCaches
    first = 0
    makesPass = false
  }

  /// For the questions of a layout that is being lowered: about what is inside of it.
  init(inside layout: ViewID, of tree: LayoutTree) {
    self.tree = tree
    earlierCaches = [:]
    first = layout
    makesPass = true
  }

  /// Ends the time in which questions are answered.
  func end() {
    makesPass = false
    pass = nil
  }
}

extension LentPass {
  /// Whether there is a pass to ask.
  var isLent: Bool {
    makesPass || pass != nil
  }

  /// Asks the pass about `view`.
  func ask<Answer>(
    about view: ViewID, _ question: (inout LayoutPass, ViewID) -> Answer
  ) -> Answer {
    if makesPass {
      makesPass = false
      pass = LayoutPass(tree.subtree(from: first))
    }
    guard var lent = pass.take() else {
      preconditionFailure(
        "a subview of a Layout was used after its layout pass: subviews can be asked and placed "
          + "only by the layout that got them, until the pass ends")
    }
    let answer = question(&lent, view - first)
    pass = consume lent
    return answer
  }

  /// The traits kept at `index`.
  func traits(_ index: Int) -> Traits { tree.subviewTraits[index] }

  /// What a view with the traits at `index` gives for a key.
  func layoutValue(_ key: ObjectIdentifier, at index: Int) -> (any Sendable)? {
    let place = traits(index).layoutValues
    return place == LayoutTree.none ? nil : tree.layoutValues[Int(place)][key]
  }

  func place(_ view: ViewID, _ placement: SubviewPlacement) {
    ask(about: view) { _, _ in }
    placements[view] = placement
  }

  /// Where `body` puts subviews.
  func placements(_ body: () -> Void) -> [ViewID: SubviewPlacement] {
    let outer = placements
    placements = [:]
    body()
    defer { placements = outer }
    return placements
  }
}

extension LentPass {
  /// Lets a layout work with the pass.
  func lend<Result>(_ pass: inout LayoutPass, _ body: () -> Result) -> Result {
    var idle = LayoutPass(LayoutTree())
    swap(&idle, &pass)
    self.pass = consume idle
    let result = body()
    guard var lent = self.pass.take() else { preconditionFailure("a lent pass must come back") }
    swap(&lent, &pass)
    return result
  }

  /// Takes the cache of a layout out, so that it is changed in place.
  func takeCache(of layout: ViewID) -> Any? { caches.removeValue(forKey: layout) }

  /// Takes the cache out that a layout had for other subviews.
  func takeEarlierCache(of layout: ViewID) -> Any? { earlierCaches.removeValue(forKey: layout) }

  func keep(_ cache: Any, of layout: ViewID) { caches[layout] = cache }
}

extension LayoutTree {
  /// The last views from `first` on, which must be a view with all inside of it.
  fileprivate func subtree(from first: ViewID) -> LayoutTree {
    var tree = self
    tree.entries = ContiguousArray(entries[first...])
    for index in tree.entries.indices { tree.entries[index].move(by: Int32(-first)) }
    tree.entries[0].parent = LayoutTree.none
    tree.entries[0].nextSibling = LayoutTree.none
    return tree
  }
}

extension LayoutTree.Entry {
  fileprivate mutating func move(by distance: Int32) {
    parent += distance
    if firstChild != LayoutTree.none { firstChild += distance }
    if nextSibling != LayoutTree.none { nextSibling += distance }
  }
}
