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
    example: "Color.blue.frame(width: 40, height: 40).position(x: 30, y: 50)")

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
