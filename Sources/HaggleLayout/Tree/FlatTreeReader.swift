/// Whoever has a flat tree at hand: a pass that lays it out, or the record of one.
package protocol FlatTreeReader: ~Copyable {
  /// The tree that is laid out.
  var tree: LayoutTree { get }
  /// The views of the tree; apart from it, so that whoever reads of one does not copy the tree.
  var entries: ContiguousArray<LayoutTree.Entry> { get }
  /// What the views keep for the pass; apart from the tree for the same reason.
  var numbers: ContiguousArray<Double> { get }
  /// How much larger than measured approximate content is taken to be; 1 in a real layout.
  var approximation: Double { get }
}

extension FlatTreeReader where Self: ~Copyable {
  /// The child that a modifier wraps, or a container's first; kinds without children never ask.
  package func content(of view: ViewID) -> ViewID { Int(entries[view].firstChild) }

  /// The child after `view`; `nil` for the last.
  package func sibling(after view: ViewID) -> ViewID? {
    let next = entries[view].nextSibling
    return next == LayoutTree.none ? nil : Int(next)
  }

  /// The number of children.
  package func childCount(of view: ViewID) -> Int { Int(entries[view].childCount) }

  /// The children, in the order of the source.
  package func children(of view: ViewID) -> [ViewID] { tree.children(of: view) }

  /// Who is served first in a stack (spec 04 rule 5).
  package func priority(of view: ViewID) -> Double { entries[view].priority }

  /// The distance from the previous child of a stack, in points (spec 04 rule 2).
  package func gap(before view: ViewID) -> Double { entries[view].gap }

  /// The side at which the views inside of `view` begin.
  package func direction(of view: ViewID) -> LayoutDirection {
    entries[view].isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether any of `keys` may be explicit in `view`.
  package func mayHaveExplicit(_ keys: GuideSet, in view: ViewID) -> Bool {
    !entries[view].guides.isDisjoint(with: keys)
  }

  /// The number kept at `index` when the view was lowered.
  ///
  /// Inlined as what follows, because those who call it from here would copy the pass first.
  @inline(__always)
  package func number(_ index: Int, of view: ViewID) -> Double {
    numbers[Int(entries[view].firstNumber) + index]
  }

  /// The number kept at `index`; `nil` where none was written.
  @inline(__always)
  package func optionalNumber(_ index: Int, of view: ViewID) -> Double? {
    let number = number(index, of: view)
    return number.isNaN ? nil : number
  }

  /// The guide kept at `index`.
  @inline(__always)
  package func guide(_ index: Int, of view: ViewID) -> AlignmentKey {
    tree.guide(Int(number(index, of: view)))
  }

  /// The alignment kept at `index` and after it.
  package func alignment(_ index: Int, of view: ViewID) -> Alignment {
    Alignment(guide(index, of: view), guide(index + 1, of: view))
  }

  /// The insets kept at `index` and after it.
  package func insets(_ index: Int, of view: ViewID) -> EdgeInsets {
    EdgeInsets(
      top: number(index, of: view), leading: number(index + 1, of: view),
      bottom: number(index + 2, of: view), trailing: number(index + 3, of: view))
  }

  /// The text kept for the view.
  package func text(of view: ViewID) -> TextRun { tree.texts[Int(entries[view].extra)] }

  /// The layout kept for the view, before any number.
  func layout(of view: ViewID) -> any Layout { tree.layouts[Int(number(1, of: view))] }

  /// The closure kept for the view.
  package func expression(of view: ViewID) -> Expression {
    tree.expressions[Int(entries[view].extra)]
  }
}
