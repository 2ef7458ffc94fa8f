import HaggleLayout

/// Two layouts, view by view: what changed, why, and who pays.
package struct LayoutComparison {
  /// One number of one view before and after.
  struct Change {
    var name: String
    var quantity: Quantity
    /// In points; `nil` is a container without a limit.
    var old: Double?
    var new: Double?
    /// Whether both numbers are independent of approximate measures.
    var isExact: Bool
    var cause: String
  }

  let old: NamedRecord?
  let new: NamedRecord?
  /// The views whose numbers are told, by axis, in the order of the tree.
  private(set) var changes: [Change] = []
  /// What is told of views that came or went.
  private(set) var members: [String] = []
  /// What the changes of siblings add up to, one line for each stack.
  private(set) var balances: [String] = []

  /// Compares two scenes that were laid out with their traces.
  package init(from old: Scene, to new: Scene, digits: Int = 3) {
    var old = old
    if old.isRenamed(in: new) { old.names = new.names }
    self.old = NamedRecord(old, digits: digits)
    self.new = NamedRecord(new, digits: digits)
    for axis in Axis.allCases {
      compareContainers(old.container, new.container, axis)
      compareLengths(along: axis)
    }
    for axis in Axis.allCases { comparePlaces(along: axis) }
    compareMembers()
  }

  /// Whether both layouts are alike.
  package var isEmpty: Bool { changes.isEmpty && members.isEmpty }
}

// MARK: - Lengths

extension LayoutComparison {
  private mutating func compareContainers(
    _ before: ProposedSize, _ after: ProposedSize, _ axis: Axis
  ) {
    guard before[axis] != after[axis] else { return }
    changes.append(
      Change(
        name: "container", quantity: .length(axis), old: before[axis], new: after[axis],
        isExact: true, cause: ""))
  }

  private mutating func compareLengths(along axis: Axis) {
    guard let old, let new else { return }
    let words = ShareWords(layout: new, axis: axis)
    let earlierWords = ShareWords(layout: old, axis: axis)
    var told: Set<ViewID> = []
    for (name, view) in new.views {
      guard let before = old.view(named: name), isMoved(before, view, along: axis),
        !isToldByContent(before, view, along: axis)
      else { continue }
      told.insert(view)
    }
    for (_, stack) in new.views where new.record.isStack(stack, along: axis) {
      let members = new.record.children(of: stack)
      let changed = members.filter { child in
        counterpart(of: child).map { isMoved($0, child, along: axis) } ?? false
      }
      if !changed.isEmpty {
        told.formUnion(members.map { speaker(for: $0, along: axis) })
      }
    }
    for stack in stacks(along: axis) {
      if let line = balance(of: stack, along: axis) { balances.append(line) }
    }
    for (name, view) in new.views where told.contains(view) {
      guard let before = old.view(named: name) else { continue }
      let change = change(name, before, view, axis, words)
      // What has its length for the same reason as before has nothing to tell.
      guard isMoved(before, view, along: axis) || change.cause != earlierWords.cause(of: before)
      else { continue }
      changes.append(change)
    }
  }

  private func change(
    _ name: String, _ before: ViewID, _ view: ViewID, _ axis: Axis, _ words: ShareWords
  ) -> Change {
    let isSame = !isMoved(before, view, along: axis)
    return Change(
      name: name, quantity: .length(axis), old: old?.length(of: before, along: axis),
      new: new?.length(of: view, along: axis),
      isExact: (old?.isExact(.length(axis), of: before) ?? true)
        && (new?.isExact(.length(axis), of: view) ?? true),
      cause: words.cause(
        of: view, earlierTurn: isSame ? nil : earlierTurn(of: before, view, along: axis)))
  }

  /// When the view was served before, if that can be compared with now.
  private func earlierTurn(of before: ViewID, _ view: ViewID, along axis: Axis) -> Int? {
    guard let then = try? old?.record.derivation(of: before, along: axis).sharing,
      let now = try? new?.record.derivation(of: view, along: axis).sharing,
      then.run.shares.count == now.run.shares.count,
      old?.name(of: then.stack) == new?.name(of: now.stack)
    else { return nil }
    return then.turn
  }

  private func isMoved(_ before: ViewID, _ view: ViewID, along axis: Axis) -> Bool {
    let from = old?.length(of: before, along: axis) ?? 0
    let to = new?.length(of: view, along: axis) ?? 0
    return from != to && !(abs(from - to) <= ShareWords.tolerance)
  }

  /// Whether the content of a modifier has the same numbers and stands for both.
  private func isToldByContent(_ before: ViewID, _ view: ViewID, along axis: Axis) -> Bool {
    guard let old, let new, new.source(of: view)?.isModifier == true,
      new.record.childCount(of: view) > 0
    else { return false }
    var content = new.record.content(of: view)
    // A modifier that is new has no numbers to compare; what is in it may have.
    while counterpart(of: content) == nil, new.source(of: content)?.isModifier == true,
      new.record.childCount(of: content) > 0
    {
      content = new.record.content(of: content)
    }
    guard let then = counterpart(of: content) else { return false }
    return new.length(of: content, along: axis) == new.length(of: view, along: axis)
      && old.length(of: then, along: axis) == old.length(of: before, along: axis)
  }

  /// The view of a chain that stands for a child of a stack: the innermost with its numbers.
  private func speaker(for child: ViewID, along axis: Axis) -> ViewID {
    var view = child
    while let before = counterpart(of: view), isToldByContent(before, view, along: axis) {
      view = new?.record.content(of: view) ?? view
    }
    return view
  }

  /// The same view before the change, found by its name.
  private func counterpart(of view: ViewID) -> ViewID? {
    guard let new, !new.record.isImplicit(view) else { return nil }
    return old?.view(named: new.name(of: view))
  }
}

// MARK: - Balance

extension LayoutComparison {
  private func stacks(along axis: Axis) -> [ViewID] {
    new?.views.map(\.view).filter { new?.record.isStack($0, along: axis) == true } ?? []
  }

  /// What the children of a stack gain and lose together, against what it had to share before.
  private func balance(of stack: ViewID, along axis: Axis) -> String? {
    guard let old, let new, let stackBefore = counterpart(of: stack),
      let after = try? new.record.sharing(in: stack, along: axis),
      let before = try? old.record.sharing(in: stackBefore, along: axis)
    else { return nil }
    let differences = differences(from: before, to: after, along: axis)
    guard differences.contains(where: { abs($0) > ShareWords.tolerance }),
      differences.allSatisfy(\.isFinite), let had = before.shared(along: axis),
      let has = after.shared(along: axis)
    else { return nil }
    let sum = signedSum(differences, new)
    let rest = has - after.taken(along: axis)
    var line = "\(new.name(of: stack)) shares \(new.number(has))"
    line += abs(has - had) <= ShareWords.tolerance ? " as before" : " instead of \(new.number(had))"
    line += ": \(sum)"
    if rest > ShareWords.tolerance {
      line += "; \(new.number(rest)) are left, no one is asked again"
    }
    if rest < -ShareWords.tolerance { line += "; \(new.number(-rest)) more than it has" }
    return line
  }

  /// How much every view got more or less; those that came and went count with all they have.
  private func differences(
    from before: StackRecord, to after: StackRecord, along axis: Axis
  ) -> [Double] {
    guard let old, let new else { return [] }
    let had = Dictionary(
      before.shares.map { (old.coreName(of: $0.view), $0.size[axis]) }, uniquingKeysWith: { $1 })
    let has = Dictionary(
      after.shares.map { (new.coreName(of: $0.view), $0.size[axis]) }, uniquingKeysWith: { $1 })
    let stayed = after.shares.sorted { $0.view < $1.view }.map { share in
      share.size[axis] - (had[new.coreName(of: share.view)] ?? 0)
    }
    let gone = before.shares.filter { has[old.coreName(of: $0.view)] == nil }.map { -$0.size[axis] }
    return stayed + gone
  }

  /// `−50 + 50 = 0`.
  private func signedSum(_ differences: [Double], _ layout: NamedRecord) -> String {
    let terms = differences.filter { abs($0) > ShareWords.tolerance }
    var text = ""
    for term in terms {
      if text.isEmpty {
        text = (term > 0 ? "+" : "−") + layout.number(abs(term))
      } else {
        text += (term > 0 ? " + " : " − ") + layout.number(abs(term))
      }
    }
    let total = terms.reduce(0, +)
    let sum = abs(total) <= ShareWords.tolerance ? 0 : total
    return terms.count == 1 ? text : "\(text) = \(sum > 0 ? "+" : "")\(layout.number(sum))"
  }
}

extension StackRecord {
  /// What there is to share without the gaps, in points; `nil` where nothing is shared.
  fileprivate func shared(along axis: Axis) -> Double? {
    proposal[axis].flatMap { $0.isFinite ? $0 - gaps : nil }
  }

  /// What the children take together, in points.
  fileprivate func taken(along axis: Axis) -> Double { shares.reduce(0) { $0 + $1.size[axis] } }
}

// MARK: - Places and members

extension LayoutComparison {
  /// Views of the same length that stand elsewhere in the view around them.
  private mutating func comparePlaces(along axis: Axis) {
    guard let old, let new else { return }
    let quantity = Quantity.origin(axis)
    let told = Set(changes.filter { $0.quantity == .length(axis) }.map(\.name))
    for (name, view) in new.views where !told.contains(name) {
      guard let before = old.view(named: name), isChainHead(view) else { continue }
      let from = old.place(of: before, along: axis)
      let to = new.place(of: view, along: axis)
      guard from != to, !(abs(from - to) <= ShareWords.tolerance) else { continue }
      let speaker = new.core(of: view)
      let speakerName = new.name(of: speaker)
      guard !told.contains(speakerName), let earlier = old.view(named: speakerName),
        let was = (try? old.record.origin(of: earlier))?[axis],
        let now = (try? new.record.origin(of: speaker))?[axis],
        abs(was - now) > ShareWords.tolerance
      else { continue }
      changes.append(
        Change(
          name: speakerName, quantity: quantity, old: was, new: now,
          isExact: old.isExact(quantity, of: earlier) && new.isExact(quantity, of: speaker),
          cause: ShareWords(layout: new, axis: axis).placeCause(of: view)))
    }
  }

  /// Whether a view is no content of a modifier, or is moved by the modifier around it.
  private func isChainHead(_ view: ViewID) -> Bool {
    guard let new, let parent = new.record.parent(of: view) else { return true }
    guard new.source(of: parent)?.isModifier == true else { return true }
    return new.record.content(of: parent) == view
      && Axis.allCases.contains { new.place(of: view, along: $0) != 0 }
      || new.record.content(of: parent) != view
  }

  /// Views that came or went, a chain of modifiers as one.
  private mutating func compareMembers() {
    for (name, layout, view) in missing(from: old, in: new) {
      let causes = Axis.allCases.map { ShareWords(layout: layout, axis: $0).cause(of: view) }
      let cause = causes.first { !$0.isEmpty }.map { ", " + $0 } ?? ""
      members.append("\(name) is new: \(layout.sizeText(of: view))\(cause)")
    }
    for (name, layout, view) in missing(from: new, in: old) {
      members.append("\(name) is gone: it had \(layout.sizeText(of: view))")
    }
  }

  private func missing(
    from other: NamedRecord?, in layout: NamedRecord?
  ) -> [(String, NamedRecord, ViewID)] {
    guard let layout else { return [] }
    return layout.views.filter { name, view in
      other?.view(named: name) == nil && !isCoveredByContent(view, layout)
    }
    .map { ($0.name, layout, $0.view) }
  }

  /// Whether a modifier has the frame of its content, which is told.
  private func isCoveredByContent(_ view: ViewID, _ layout: NamedRecord) -> Bool {
    guard layout.source(of: view)?.isModifier == true, layout.record.childCount(of: view) > 0 else {
      return false
    }
    let content = layout.record.content(of: view)
    return Axis.allCases.allSatisfy { axis in
      layout.length(of: content, along: axis) == layout.length(of: view, along: axis)
        && layout.place(of: content, along: axis) == 0
    }
  }
}

extension Scene {
  /// Whether the trees are alike but for labels, so that views are the same by their places.
  fileprivate func isRenamed(in other: Scene) -> Bool {
    guard let root, let otherRoot = other.root else { return false }
    return Set(names.entries.map(\.label)) != Set(other.names.entries.map(\.label))
      && root.isAlike(otherRoot)
  }
}

extension View {
  /// Whether two trees are written alike but for labels.
  fileprivate func isAlike(_ other: View) -> Bool {
    kind == other.kind && form == other.form && arguments == other.arguments
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isAlike($1) }
  }
}
