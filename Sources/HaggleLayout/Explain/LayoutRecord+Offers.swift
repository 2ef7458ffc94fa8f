extension LayoutRecord {
  /// How what `view` was placed with follows from what the view around it has or was offered.
  ///
  /// - Returns: One line of arithmetic, the cause of the start left empty; `nil` for the root and
  ///   for an offer that is passed on as it is.
  package func offer(
    to view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation? {
    guard let parent = parent(of: view) else { return nil }
    let reason = try tree.entries[parent].kind.explainOffer(
      to: view, in: parent, along: axis, self)
    let start: Double?
    switch reason.start {
    case .offer: start = reason.steps.isEmpty ? nil : try proposal(of: parent)[axis]
    case .length: start = try size(of: parent)[axis]
    case .number(let number, _): start = number
    case .origin, .lengthInside: start = nil
    }
    guard let start else { return nil }
    var explanation = Explanation(start: start, "")
    for step in reason.steps { explanation.then(step.operation, step.operand, step.cause) }
    return explanation
  }

  /// The sharing of a stack along its own axis; `nil` for views that share nothing out.
  package func sharing(
    of stack: ViewID, for proposal: ProposedSize
  ) throws(ExplanationError) -> (run: StackRecord, axis: Axis)? {
    guard let kind = tree.entries[stack].kind as? any StackKind.Type else { return nil }
    return (try run(of: stack, for: proposal), kind.majorAxis)
  }

  /// The sharing that placed the children of a stack (spec 04 rule 13).
  package func placingShare(
    of stack: ViewID
  ) throws(ExplanationError) -> (run: StackRecord, axis: Axis)? {
    guard let kind = tree.entries[stack].kind as? any StackKind.Type else { return nil }
    return (try kind.placingRun(of: stack, self), kind.majorAxis)
  }
}
