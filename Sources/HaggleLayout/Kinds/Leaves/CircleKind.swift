/// A circle: answers a square that fits into the offer (spec 02 rule 3).
///
/// Whether a circle that `inset` makes smaller still answers a square is unknown; it does here (spec
/// 02 rule 5).
enum CircleKind: LayoutKind {
  static let signature = Signature(
    "Circle", .leaf,
    summary: "a shape that takes the largest square of what it is offered",
    example: "Circle()",
    about: About(
      answers:
        "a square as long as the shorter of the two offered lengths, no offer counting as 10",
      rule: "02 rule 3",
      unknown: "an inset circle answers a square, too"))

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions()
    let side = min(offer.width, offer.height)
    return Size(width: side, height: side)
  }
}

extension CircleKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    let offer = proposal.replacingUnspecifiedDimensions()
    var reason =
      proposal[axis] == nil
      ? try Reason.ideal(offer[axis], of: view, along: axis, record) : Reason(.offer)
    let across = offer[axis.other]
    if across < offer[axis] {
      reason.then(
        .minimum, across, "a circle is a square: its \(axis.other.lengthWord) is \(across)")
    } else {
      reason.conclusion = "a circle takes the largest square of what it is offered"
    }
    return reason
  }
}
