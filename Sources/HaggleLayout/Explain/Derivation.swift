/// How a length follows from the last sharing of a stack above it.
///
/// An explanation begins at the container; a derivation begins where siblings compete, so that it
/// says what a view has to do with them.
package struct Derivation: Sendable {
  /// What the arithmetic starts from.
  package enum Origin: Equatable, Sendable {
    /// The offer of the container.
    case container
    /// A share of a stack.
    case share(Sharing)
    /// A number of the view's own, or the answer of its content.
    case number
  }

  package var origin: Origin
  /// The arithmetic from there to the length.
  package var explanation: Explanation

  /// The sharing that the length rests on; `nil` when it rests on none.
  package var sharing: Sharing? { if case .share(let sharing) = origin { sharing } else { nil } }
}

/// The place of one view in the sharing of a stack.
package struct Sharing: Equatable, Sendable {
  package let stack: ViewID
  package let run: StackRecord
  /// When the view is served, from 0.
  package let turn: Int

  package var share: StackRecord.Share { run.shares[turn] }
}

extension LayoutRecord {
  /// How the length of a placed view follows from the last sharing above it.
  ///
  /// - Throws: `ExplanationError` when the record does not hold what the length rests on.
  /// - Complexity: O(*d* · *n*) in the depth and the number of siblings.
  package func derivation(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Derivation {
    let reason = try tree.entries[view].kind.explainLength(of: view, along: axis, self)
    return try derivation(reason, of: view, along: axis)
  }

  /// The sharing in which `view` takes part as a child; `nil` when its parent shares nothing out.
  package func sharing(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Sharing? {
    guard let stack = parent(of: view), let run = try sharing(in: stack, along: axis),
      let turn = run.shares.firstIndex(where: { $0.view == view })
    else { return nil }
    return Sharing(stack: stack, run: run, turn: turn)
  }

  /// How a stack shared its length along `axis` out when its children were placed; `nil` for views
  /// that share nothing out.
  package func sharing(
    in stack: ViewID, along axis: Axis
  ) throws(ExplanationError) -> StackRecord? {
    guard let kind = tree.entries[stack].kind as? any StackKind.Type, kind.majorAxis == axis,
      try proposal(of: stack)[axis] != nil
    else { return nil }
    return try kind.placingRun(of: stack, self)
  }

  private func derivation(
    _ reason: Reason, of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Derivation {
    var result: Derivation
    switch reason.start {
    case .length: result = try derivation(of: view, along: axis)
    case .lengthInside(let content):
      let measured = try measurement(of: content, by: view)
      result =
        try proposal(of: content) == measured.proposal
        ? try derivation(of: content, along: axis)
        : Derivation(
          origin: .number,
          explanation: try explainLength(of: content, inside: view, along: axis))
    case .offer: result = try offerDerivation(to: view, along: axis)
    case .origin:
      result = Derivation(
        origin: .number, explanation: Explanation(start: try origin(of: view)[axis], "its place"))
    case .number(let number, let cause):
      result = Derivation(origin: .number, explanation: Explanation(start: number, cause))
    }
    for step in reason.steps {
      result.explanation.then(step.operation, step.operand, step.cause)
    }
    if !reason.steps.isEmpty || reason.conclusion != nil {
      result.explanation.conclusion = reason.conclusion
    }
    return result
  }

  private func offerDerivation(
    to view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Derivation {
    guard let parent = parent(of: view) else {
      return Derivation(origin: .container, explanation: try explainRootOffer(to: view, axis))
    }
    if let sharing = try sharing(of: view, along: axis),
      let offer = sharing.share.proposal[axis]
    {
      return Derivation(
        origin: .share(sharing),
        explanation: Explanation(start: offer, "\(parent) offers \(offer)"))
    }
    let reason = try tree.entries[parent].kind.explainOffer(
      to: view, in: parent, along: axis, self)
    return try derivation(reason, of: parent, along: axis)
  }
}

extension LayoutRecord {
  /// Whether a view is in no source: a stack around several views where one is needed.
  package func isImplicit(_ view: ViewID) -> Bool {
    tree.entries[view].node == LayoutTree.implicit
  }

  /// What a view that is in no source is called: `stack`, `text`, `switch`.
  package func noun(of view: ViewID) -> String {
    tree.entries[view].kind.noun(of: view, self)
  }

  /// Whether a view is a stack that shares its length along `axis` out.
  package func isStack(_ view: ViewID, along axis: Axis) -> Bool {
    (tree.entries[view].kind as? any StackKind.Type)?.majorAxis == axis
  }
}
