/// A circle: answers a square that fits into the offer (spec 02 rule 3).
enum CircleKind: LayoutKind {
  static let signature = Signature(
    "Circle", .leaf,
    summary: "a shape that takes the largest square of what it is offered",
    example: "Circle()")

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions()
    let side = min(offer.width, offer.height)
    return Size(width: side, height: side)
  }
}
