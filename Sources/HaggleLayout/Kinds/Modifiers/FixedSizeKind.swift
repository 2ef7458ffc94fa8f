/// `fixedSize`: offers a view nothing, so that it takes its ideal size (spec 05 rule 6).
enum FixedSizeKind: UnaryKind {
  static let signature = Signature(
    "fixedSize", .modifier,
    [
      Form(),
      Form([
        Parameter("horizontal", .boolean, "whether the width is the ideal one"),
        Parameter("vertical", .boolean, "whether the height is the ideal one"),
      ]),
    ],
    summary: "gives the view its ideal size, whatever is offered",
    example: "Color.blue.frame(idealWidth: 120, idealHeight: 40).fixedSize()",
    about: About(
      proposes:
        "nothing, so that the view has its ideal size; with an axis left out, the offer on "
        + "that",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself",
      rule: "05 rule 6"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.bool("horizontal") ?? true ? 1.0 : 0)
    lowering.keep(view.bool("vertical") ?? true ? 1.0 : 0)
    lowering.forwardTraits()
  }

  static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize {
    ProposedSize(
      width: pass.number(0, of: view) == 0 ? proposal.width : nil,
      height: pass.number(1, of: view) == 0 ? proposal.height : nil)
  }
}
