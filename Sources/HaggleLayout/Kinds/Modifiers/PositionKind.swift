/// `position`: takes what is offered and puts the view's centre at a point of it (spec 05 rules 13
/// and 14).
enum PositionKind: UnaryKind {
  static let signature = Signature(
    "position", .modifier,
    [
      Form([
        Parameter("x", .number, default: "0", "points from the left edge to the view's centre"),
        Parameter("y", .number, default: "0", "points from the top edge to the view's centre"),
      ]),
      Form([Parameter(nil, name: "position", .point, "where the view's centre is")]),
    ],
    summary: "takes the whole offer and puts the view's centre at a point of it",
    example: "Color.blue.frame(width: 40, height: 40).position(x: 30, y: 50)",
    about: About(
      proposes: "its own size",
      answers: "what it is offered; on an axis without an offer the length of the view inside",
      places: "the centre of the view inside at the point, counted from its own top left corner",
      rule: "05 rules 13 and 14"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let point = view.point("position")
    lowering.keep(point?.x ?? view.number("x") ?? 0)
    lowering.keep(point?.y ?? view.number("y") ?? 0)
    lowering.traits.guides = lowering.content.guides
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let content = pass.sizeThatFits(proposal, pass.content(of: view))
    return proposal.replacingUnspecifiedDimensions(by: content)
  }

  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    let offer = ProposedSize(size)
    let content = pass.sizeThatFits(offer, pass.content(of: view))
    return ContentPlacement(
      origin: Point(
        x: pass.number(0, of: view) - content.width / 2,
        y: pass.number(1, of: view) - content.height / 2),
      proposal: offer)
  }
}

extension PositionKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    guard proposal[axis] == nil else {
      return Reason(.offer, conclusion: "\(source: view) takes what it is offered")
    }
    let content = record.content(of: view)
    let length = try record.answer(of: content, to: proposal)[axis]
    return Reason(
      length,
      "\(try record.noOffer(to: view, along: axis)): left to itself, \(content) takes \(length)")
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason { Reason(.length) }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    var reason = Reason(.origin)
    let center = record.number(axis == .horizontal ? 0 : 1, of: view)
    reason.then(
      .add, center,
      record.written(
        axis == .horizontal ? "x" : "y", of: view, "\(source: view) puts the centre there",
        title: "\(view) puts the centre there"))
    reason.then(
      .subtract, try record.size(of: child)[axis] / 2,
      "half of the \(axis.lengthWord) of \(child)")
    return reason
  }
}
