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
    for remark in remarks { explanation.conclude(remark) }
    return explanation
  }

  /// The explanation that ends in a number of the trace; `nil` if it differs by more than the rounding
  /// of a computer.
  private func settled(_ explanation: Explanation, on number: Double?) -> Explanation? {
    guard let number else { return nil }
    let total = explanation.total
    guard total == number || abs(total - number) < 1e-6 * max(1, abs(number)) else { return nil }
    var explanation = explanation
    explanation.settle(on: number)
    return explanation
  }

  private func explainLength(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    let reason = try tree.entries[view].kind.explainLength(of: view, along: axis, self)
    let explanation = try resolve(reason, of: view, along: axis)
    let length = try size(of: view)[axis]
    if let settled = settled(explanation, on: length) { return settled }
    guard explanation.isEndless else {
      throw .wrongTotal(view: view, .length(axis), expected: length, found: explanation.total)
    }
    return .endless(length, "\(view) is \(length) \(axis.adjective)")
  }

  /// How the length of `content` came about that decided the length of the view around it.
  ///
  /// Where that one measured it otherwise than it places it, the answer to the measuring counts.
  func explainLength(
    of content: ViewID, inside view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    let measured = try measurement(of: content, by: view)
    let isPlaced = !isInsideSupposed(content)
    if isPlaced, try proposal(of: content) == measured.proposal,
      try size(of: content)[axis] == measured.size[axis]
    {
      return try explainLength(of: content, along: axis)
    }
    let record = supposing(content, answers: measured.size, to: measured.proposal)
    var explanation: Explanation
    do throws(ExplanationError) {
      explanation = try record.explainLength(of: content, along: axis)
    } catch {
      guard record.isAboutWhatIsSupposed(error) else { throw error }
      explanation = Explanation(start: measured.size[axis], "\(content) answers that")
    }
    let words: Cause = "\(view) measures \(content) with \(measured.proposal.words)"
    if explanation.startCause != words { explanation.conclude(words) }
    if isPlaced, try size(of: content)[axis] != measured.size[axis] {
      explanation.conclude(
        "placed with \(try proposal(of: content).words), it takes \(try size(of: content)[axis])")
    }
    return explanation
  }

  private func explainOffer(
    to view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    guard let parent = parent(of: view) else { return try explainRootOffer(to: view, axis) }
    if isSupposed(view), let offer = try proposal(of: view)[axis] {
      return Explanation(
        start: offer, "\(parent) measures \(view) with \(try proposal(of: view).words)")
    }
    let reason = try tree.entries[parent].kind.explainOffer(
      to: view, in: parent, along: axis, self)
    let explanation = try resolve(reason, of: parent, along: axis)
    let offer = try proposal(of: view)[axis]
    if let settled = settled(explanation, on: offer) { return settled }
    let outer = try size(of: parent)[axis]
    guard explanation.isEndless || outer == .infinity, let offer else {
      throw .wrongOffer(view: view, axis, expected: offer, found: explanation.total)
    }
    return .endless(offer, "\(parent) offers \(view) \(offer)")
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
    let origin = try origin(of: view)[axis]
    guard let parent = parent(of: view) else {
      let explanation = try explainRootOrigin(along: axis)
      return settled(explanation, on: origin) ?? explanation
    }
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
    if let settled = settled(explanation, on: origin) { return settled }
    let lengths = (try size(of: view)[axis], try size(of: parent)[axis])
    guard explanation.isEndless || !lengths.0.isFinite || !lengths.1.isFinite else {
      throw .wrongTotal(view: view, .origin(axis), expected: origin, found: explanation.total)
    }
    return explainEndless(origin, of: lengths.0.isFinite ? parent : view, along: axis)
  }

  /// One sentence about a place to which no arithmetic leads, as infinite lengths take part in it
  /// (spec 13 rule 10).
  private func explainEndless(_ origin: Double, of view: ViewID, along axis: Axis) -> Explanation {
    let words: Cause =
      "\(view) is infinitely \(axis.adjective), and \(Double.infinity) less \(Double.infinity) is no number"
    return Explanation(
      start: origin,
      origin == 0
        ? "\(words): a place that is none counts as 0" : "\(words): it is put at \(origin)")
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
    explanation.then(
      .add, outer,
      "from right to left, \(parent) begins at its right edge\(reference(to: parent, .width))")
    for step in reason.steps { explanation.then(step.operation.inverse, step.operand, step.cause) }
    explanation.then(.subtract, width, "the width of \(view)\(reference(to: view, .width))")
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
    case .lengthInside(let content):
      explanation = try explainLength(of: content, inside: view, along: axis)
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

extension LayoutRecord {
  /// Whether something cannot be told because a view is not placed as it is supposed to be.
  fileprivate func isAboutWhatIsSupposed(_ error: ExplanationError) -> Bool {
    switch error {
    case .missingAnswer, .missingRun: false
    case .missingPlacement(let view): isInsideSupposed(view)
    case .wrongTotal, .wrongOffer: true
    }
  }
}

extension Explanation {
  /// One sentence about a number to which no arithmetic leads, as lengths without end take part in
  /// it.
  fileprivate static func endless(_ number: Double, _ words: Cause) -> Explanation {
    Explanation(
      start: number,
      "\(words): with lengths without end there is no arithmetic, as \(Double.infinity) less \(Double.infinity) is no number"
    )
  }

  /// Whether numbers without an end take part in the arithmetic.
  fileprivate var isEndless: Bool {
    !start.isFinite || steps.contains { !$0.operand.isFinite || !$0.total.isFinite }
  }

  /// Ends in `number`, which differs from the total by the rounding of a computer only.
  fileprivate mutating func settle(on number: Double) {
    if steps.isEmpty { start = number } else { steps[steps.count - 1].total = number }
  }

  /// Adds a remark to what is concluded.
  fileprivate mutating func conclude(_ remark: Cause) {
    conclusion = conclusion.map { "\($0); \(remark)" } ?? remark
  }

  /// Adds a step.
  mutating func then(_ operation: Operation, _ operand: Double, _ cause: Cause) {
    let total = operation.apply(total, operand)
    steps.append(Step(operation: operation, operand: operand, total: total, cause: cause))
  }
}
