/// A stack that shares nothing along its axis: every child has its ideal length (spec 09 rules 14 to
/// 16).
///
/// What is out of sight is laid out like the rest; for the result it makes no difference.
protocol LazyStackKind: AxialKind {}

extension LazyStackKind {
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    var size = StackRun(view, axis: majorAxis, &pass).arrange(ideal(proposal), &pass)
    if let offer = proposal[majorAxis.other] { size[majorAxis.other] = offer }
    return size
  }

  /// Children stand one after the other, each aligned with the stack's own width or height.
  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    forEachPlace(in: view, size: bounds.size, proposal, &pass) { child, place, offer, pass in
      let origin = Point(x: bounds.minX + place.x, y: bounds.minY + place.y)
      pass.place(child, at: origin, proposal: offer)
    }
  }

  /// The guides of the children combine where they are placed (spec 06 rules 8 and 9).
  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    var combined = CombinedGuide(key)
    let size = pass.sizeThatFits(proposal, view)
    forEachPlace(in: view, size: size, proposal, &pass) { child, place, offer, pass in
      let value = pass.explicitAlignment(of: key, proposal: offer, child)
      combined.include(value, at: place[key.axis])
    }
    return combined.value
  }

  /// Calls `body` with every child, its origin in a stack of `size` and what it is offered there.
  private static func forEachPlace(
    in view: ViewID, size: Size, _ proposal: ProposedSize, _ pass: inout LayoutPass,
    _ body: (ViewID, Point, ProposedSize, inout LayoutPass) -> Void
  ) {
    let minor = majorAxis.other
    var offer = ideal(proposal)
    offer[minor] = size[minor]
    _ = StackRun(view, axis: majorAxis, &pass).arrange(offer, &pass)
    let key = pass.guide(0, of: view)
    forEachChild(of: view, &pass) { child, pass in
      var place = pass.arrangement(of: child).origin
      let childSize = pass.sizeThatFits(offer, child)
      place[minor] =
        key.defaultValue(in: size) - pass.guide(key, size: childSize, proposal: offer, child)
      body(child, place, offer, &pass)
    }
  }

  /// The offer without its length along the stack.
  private static func ideal(_ proposal: ProposedSize) -> ProposedSize {
    var proposal = proposal
    proposal[majorAxis] = nil
    return proposal
  }
}

extension LazyStackKind {
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    if axis != majorAxis, proposal[axis] != nil {
      return Reason(.offer, conclusion: "a lazy stack takes what it is offered across")
    }
    let run = try record.run(of: view, for: ideal(proposal))
    guard !run.shares.isEmpty else { return Reason(0, "a stack without views takes nothing") }
    return axis == majorAxis
      ? try run.explainTotal(of: view, along: axis, record)
      : try run.explainExtent(of: view, by: record.guide(0, of: view), record)
  }

  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    Reason(axis == majorAxis ? .offer : .length)
  }

  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard axis == majorAxis else {
      return try .inFrame(child, view, by: record.guide(0, of: view), record)
    }
    var offer = ideal(try record.proposal(of: view))
    offer[axis.other] = try record.size(of: view)[axis.other]
    let run = try record.run(of: view, for: offer)
    return try run.explainPosition(of: child, in: view, along: axis, record)
  }
}
