extension LayoutRecord {
  /// What else a person should know who asks for a length: the arithmetic does not tell it.
  func remarks(on view: ViewID, along axis: Axis) throws(ExplanationError) -> [Cause] {
    try [secondAnswer(of: view, along: axis), choice(around: view), hiddenPriority(around: view)]
      .compactMap { $0 }
  }

  /// Says that a stack measured the view with another length than it placed it with (spec 04 rule
  /// 14); `nil` where it did not.
  private func secondAnswer(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Cause? {
    guard let parent = parent(of: view), tree.entries[parent].kind is any StackKind.Type else {
      return nil
    }
    let run = try run(of: parent, for: try proposal(of: parent))
    guard let first = run.shares.first(where: { $0.view == view })?.size[axis],
      first != (try size(of: view))[axis]
    else { return nil }
    return "before that, \(parent) measured it with \(first)"
  }

  /// Says why `ViewThatFits` took the view and no other; `nil` for a view that it did not choose.
  private func choice(around view: ViewID) throws(ExplanationError) -> Cause? {
    let outermost = outermost(around: view)
    guard let parent = parent(of: outermost), tree.entries[parent].kind == ViewThatFitsKind.self
    else { return nil }
    return try ViewThatFitsKind.explainChoice(of: outermost, in: parent, self)
  }

  /// Says that a layout priority inside of a modifier is not what the stack around sees (spec 05
  /// rule 24); `nil` where there is none.
  private func hiddenPriority(around view: ViewID) throws(ExplanationError) -> Cause? {
    let outermost = outermost(around: view)
    guard let stack = parent(of: outermost), tree.entries[stack].kind is any StackKind.Type else {
      return nil
    }
    var (hiding, current) = (outermost, outermost)
    while isModifier(current) {
      if tree.entries[current].kind == LayoutPriorityKind.self {
        guard priority(of: current) != priority(of: outermost) else { return nil }
        return "\(source: current) does not count inside of \(source: hiding)"
      }
      if priority(of: current) != priority(of: content(of: current)) { hiding = current }
      current = content(of: current)
    }
    return nil
  }

  /// The view with all modifiers around it.
  private func outermost(around view: ViewID) -> ViewID {
    var view = view
    while let parent = parent(of: view), isModifier(parent), content(of: parent) == view {
      view = parent
    }
    return view
  }

  private func isModifier(_ view: ViewID) -> Bool {
    tree.entries[view].kind.role == .modifier
  }
}
