extension LayoutRecord {
  /// How a number of a view's frame came about, from the container down.
  ///
  /// - Parameters:
  ///   - quantity: Which number.
  ///   - view: The flat number of a placed view.
  /// - Returns: Arithmetic that ends in the number.
  /// - Throws: `ExplanationError` when the record does not hold what the number rests on, or the
  ///   arithmetic does not end in it.
  /// - Complexity: O(*d* · *n*) in the depth and the number of siblings.
  package func explain(
    _ quantity: Quantity, of view: ViewID
  ) throws(ExplanationError) -> Explanation {
    let axis = quantity.axis
    let explanation: Explanation
    let expected: Double
    switch quantity {
    case .width, .height:
      explanation = try explainLength(of: view, along: axis)
      expected = try size(of: view)[axis]
    case .x, .y:
      explanation = try explainOrigin(of: view, along: axis)
      expected = try origin(of: view)[axis]
    }
    let found = explanation.total
    guard found == expected || abs(found - expected) < 1e-6 * max(1, abs(expected)) else {
      throw .wrongTotal(view: view, quantity, expected: expected, found: found)
    }
    return explanation
  }

  private func explainLength(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    let reason = try tree.entries[view].kind.explainLength(of: view, along: axis, self)
    return try resolve(reason, of: view, along: axis)
  }

  private func explainOffer(
    to view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    guard let parent = parent(of: view) else {
      guard let offer = try proposal(of: view)[axis] else { throw .missingPlacement(view: view) }
      return Explanation(start: offer, "the container offers \(view) \(offer)")
    }
    let reason = try tree.entries[parent].kind.explainOffer(
      to: view, in: parent, along: axis, self)
    return try resolve(reason, of: parent, along: axis)
  }

  private func explainOrigin(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    guard let parent = parent(of: view) else { return try explainRootOrigin(along: axis) }
    let reason = try tree.entries[parent].kind.explainOrigin(
      of: view, in: parent, along: axis, self)
    if case .origin = reason.start, reason.steps.isEmpty {
      return try explainOrigin(of: parent, along: axis)
    }
    return try resolve(reason, of: parent, along: axis)
  }

  /// The root stands in the middle of a finite container (spec 01 rule 14).
  private func explainRootOrigin(along axis: Axis) throws(ExplanationError) -> Explanation {
    let length = try size(of: 0)[axis]
    guard let container = try proposal(of: 0)[axis], container.isFinite else {
      return Explanation(
        start: 0, "the container has no \(axis.lengthWord): its content begins at 0")
    }
    var explanation = Explanation(
      start: container / 2, "half of the container's \(axis.lengthWord) of \(container)")
    explanation.then(
      .subtract, length / 2, "half of the \(axis.lengthWord) of \(ViewID(0)): it is centred")
    return explanation
  }

  /// Puts what a reason starts from in front of its steps.
  private func resolve(
    _ reason: Reason, of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    var explanation: Explanation
    switch reason.start {
    case .offer: explanation = try explainOffer(to: view, along: axis)
    case .length: explanation = try explainLength(of: view, along: axis)
    case .origin:
      let origin = try origin(of: view)[axis]
      explanation = Explanation(
        start: origin, "\(view) begins at \(origin): see why \(why: view, .origin(axis))")
    case .number(let number, let cause): explanation = Explanation(start: number, cause)
    }
    for step in reason.steps { explanation.then(step.operation, step.operand, step.cause) }
    explanation.conclusion = reason.conclusion
    return explanation
  }
}

extension Explanation {
  /// Adds a step.
  mutating func then(_ operation: Operation, _ operand: Double, _ cause: Cause) {
    let total = operation.apply(total, operand)
    steps.append(Step(operation: operation, operand: operand, total: total, cause: cause))
  }
}
