/// A stack along an axis: one algorithm, written once, for `HStack` and `VStack` (spec 04 rules 1
/// to 16).
protocol StackKind: AxialKind {}

extension StackKind {
  package static var onlyChild: OnlyChild { .replacesContainer }

  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    StackRun(view, axis: majorAxis, &pass).arrange(proposal, &pass)
  }

  /// Shares again, an unspecified minor length replaced by the stack's own (rule 13).
  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    arrange(proposal, size: bounds.size, view, &pass)
    forEachChild(of: view, &pass) { child, pass in
      let arranged = pass.arrangement(of: child)
      let origin = Point(x: bounds.minX + arranged.origin.x, y: bounds.minY + arranged.origin.y)
      pass.place(child, at: origin, proposal: arranged.proposal)
    }
  }

  /// Combines the children's explicit guides as they stand after placing (rule 16).
  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    arrange(proposal, size: pass.sizeThatFits(proposal, view), view, &pass)
    var combined = CombinedGuide(key)
    forEachChild(of: view, &pass) { child, pass in
      let arranged = pass.arrangement(of: child)
      let value = pass.explicitAlignment(of: key, proposal: arranged.proposal, child)
      combined.include(value, at: arranged.origin[key.axis])
    }
    return combined.value
  }

  /// Arranges the children as for placing, unless that is how they stand since the last question.
  private static func arrange(
    _ proposal: ProposedSize, size: Size, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    var proposal = proposal
    let minor = majorAxis.other
    if proposal[minor] == nil { proposal[minor] = size[minor] }
    guard !pass.isArranged(view, for: proposal) else { return }
    _ = StackRun(view, axis: majorAxis, &pass).arrange(proposal, &pass)
  }
}

// MARK: - Explanation

extension StackKind {
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let run = try record.run(of: view, for: try record.proposal(of: view))
    guard !run.shares.isEmpty else { return Reason(0, "a stack without views takes nothing") }
    return axis == majorAxis
      ? try run.explainTotal(of: view, along: axis, record)
      : try run.explainExtent(of: view, by: record.guide(0, of: view), record)
  }

  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    if axis != majorAxis {
      return proposal[axis] == nil
        ? try explainOwnOffer(in: view, along: axis, record) : Reason(.offer)
    }
    guard proposal[axis] != nil else { return Reason(.offer) }
    return try placingRun(of: view, record).explainOffer(
      to: child, in: view, along: axis, record)
  }

  /// A stack that is offered nothing across offers its views what it found to be its own length
  /// (rule 13).
  private static func explainOwnOffer(
    in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let reason = try explainLength(of: view, along: axis, record)
    guard case .number(let length, let cause) = reason.start, reason.steps.isEmpty else {
      return Reason(.length)
    }
    return Reason(length, "\(cause), and offers that to all")
  }

  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let run = try placingRun(of: view, record)
    return axis == majorAxis
      ? try run.explainPosition(of: child, in: view, along: axis, record)
      : try run.explainAlignment(of: child, in: view, by: record.guide(0, of: view), record)
  }

  /// The sharing that placed the children (rule 13).
  static func placingRun(
    of view: ViewID, _ record: LayoutRecord
  ) throws(ExplanationError) -> StackRecord {
    var proposal = try record.proposal(of: view)
    let minor = majorAxis.other
    if proposal[minor] == nil { proposal[minor] = try record.size(of: view)[minor] }
    return try record.run(of: view, for: proposal)
  }
}
