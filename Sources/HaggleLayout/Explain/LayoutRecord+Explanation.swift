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
    let isLength = quantity == .length(axis)
    var explanation =
      isLength ? try explainLength(of: view, along: axis) : try explainOrigin(of: view, along: axis)
    var remarks = isLength ? try remarks(on: view, along: axis) : []
    if let remark = remark(onReadingsIn: explanation, along: axis) { remarks.append(remark) }
    for remark in remarks {
      let conclusion = explanation.conclusion.map { "\($0); " as Cause } ?? ""
      explanation.conclusion = "\(conclusion)\(remark)"
    }
    return explanation
  }

  /// Whether arithmetic ends in a number of the trace, but for the rounding of a computer.
  private func agrees(_ explanation: Explanation, with number: Double?) -> Bool {
    guard let number else { return false }
    let total = explanation.total
    return total == number || abs(total - number) < 1e-6 * max(1, abs(number))
  }

  private func explainLength(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    let reason = try tree.entries[view].kind.explainLength(of: view, along: axis, self)
    let explanation = try resolve(reason, of: view, along: axis)
    let length = try size(of: view)[axis]
    guard agrees(explanation, with: length) else {
      throw .wrongTotal(view: view, .length(axis), expected: length, found: explanation.total)
    }
    return explanation
  }

  private func explainOffer(
    to view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    guard let parent = parent(of: view) else { return try explainRootOffer(to: view, axis) }
    let reason = try tree.entries[parent].kind.explainOffer(
      to: view, in: parent, along: axis, self)
    let explanation = try resolve(reason, of: parent, along: axis)
    let offer = try proposal(of: view)[axis]
    guard agrees(explanation, with: offer) else {
      throw .wrongOffer(view: view, axis, expected: offer, found: explanation.total)
    }
    return explanation
  }

  /// What the container offers the root.
  func explainRootOffer(to view: ViewID, _ axis: Axis) throws(ExplanationError) -> Explanation {
    guard let offer = try proposal(of: view)[axis] else { throw .missingPlacement(view: view) }
    let insets = windowInsets.total(along: axis)
    guard insets != 0 else {
      return Explanation(start: offer, "the container offers \(view) \(offer)")
    }
    guard offer > 0 else {
      return Explanation(start: 0, "the insets of the safe area leave nothing of the container")
    }
    var explanation = Explanation(
      start: offer + insets, "the \(axis.lengthWord) of the container")
    explanation.then(
      .subtract, insets, "the insets of its safe area; the rest is offered to \(view)")
    return explanation
  }

  private func explainOrigin(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    guard let parent = parent(of: view) else { return try explainRootOrigin(along: axis) }
    let reason = try tree.entries[parent].kind.explainOrigin(
      of: view, in: parent, along: axis, self)
    var explanation: Explanation
    if reason.start == .origin, try isMirrored(view, in: parent, along: axis) {
      explanation = try explainMirrored(reason, of: view, in: parent)
    } else if reason.start == .origin, reason.steps.isEmpty {
      explanation = try explainOrigin(of: parent, along: axis)
    } else {
      explanation = try resolve(reason, of: parent, along: axis)
    }
    if let conclusion = reason.conclusion { explanation.conclusion = conclusion }
    let origin = try origin(of: view)[axis]
    guard agrees(explanation, with: origin) else {
      throw .wrongTotal(view: view, .origin(axis), expected: origin, found: explanation.total)
    }
    return explanation
  }

  /// From the right edge of `parent` back to the left edge of `view` (spec 01 rule 21).
  private func explainMirrored(
    _ reason: Reason, of view: ViewID, in parent: ViewID
  ) throws(ExplanationError) -> Explanation {
    let (width, outer) = (try size(of: view).width, try size(of: parent).width)
    if reason.steps.isEmpty, width == outer {
      return try explainOrigin(of: parent, along: .horizontal)
    }
    var explanation = try resolve(Reason(.origin), of: parent, along: .horizontal)
    explanation.conclusion = nil
    let length: Cause = isImplicit(parent) ? "" : ": \(seeWhy: parent, .width)"
    explanation.then(
      .add, outer, "from right to left, \(parent) begins at its right edge\(length)")
    for step in reason.steps { explanation.then(step.operation.inverse, step.operand, step.cause) }
    let ownLength: Cause = isImplicit(view) ? "" : ": \(seeWhy: view, .width)"
    explanation.then(.subtract, width, "the width of \(view)\(ownLength)")
    return explanation
  }

  /// The root stands in the middle of what the safe area leaves of a finite container (spec 01 rule
  /// 14).
  private func explainRootOrigin(along axis: Axis) throws(ExplanationError) -> Explanation {
    let length = try size(of: 0)[axis]
    let inset = windowInsets.leading(along: axis)
    guard let region = try proposal(of: 0)[axis], region.isFinite else {
      return Explanation(
        start: inset,
        inset == 0
          ? "the container has no \(axis.lengthWord): its content begins at 0"
          : "the container has no \(axis.lengthWord): its content begins behind its safe area")
    }
    if inset == 0, windowInsets.total(along: axis) == 0 {
      return middle(of: region, length, along: axis)
    }
    var explanation = Explanation(start: inset, "the safe area of the container begins there")
    if length != region {
      explanation.then(.add, region / 2, "half of its \(axis.lengthWord) of \(region)")
      explanation.then(
        .subtract, length / 2,
        "half of the \(axis.lengthWord) of \(ViewID(0)), which is centred in it")
    } else {
      explanation.conclusion = "\(ViewID(0)) is as \(axis.adjective) as the safe area"
    }
    return explanation
  }

  private func middle(of container: Double, _ length: Double, along axis: Axis) -> Explanation {
    if length == container {
      return Explanation(start: 0, "\(ViewID(0)) is as \(axis.adjective) as the container")
    }
    var explanation = Explanation(
      start: container / 2, "the middle of the container's \(axis.lengthWord) of \(container)")
    explanation.then(
      .subtract, length / 2,
      "half of the \(axis.lengthWord) of \(ViewID(0)), which is centred there")
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
    case .lengthInside(let content): explanation = try explainLength(of: content, along: axis)
    case .origin:
      let origin = try origin(of: view)[axis]
      explanation =
        !isImplicit(view)
        ? Explanation(
          start: origin, "\(view) begins at \(origin): \(seeWhy: view, .origin(axis))")
        : try explainOrigin(of: view, along: axis)
    case .number(let number, let cause): explanation = Explanation(start: number, cause)
    }
    for step in reason.steps { explanation.then(step.operation, step.operand, step.cause) }
    if !reason.steps.isEmpty || reason.conclusion != nil {
      explanation.conclusion = reason.conclusion
    }
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
