/// `alignmentGuide`: gives a view an explicit guide (spec 06 rules 5 to 7).
enum AlignmentGuideKind: UnaryKind {
  static let signature = Signature(
    "alignmentGuide", .modifier,
    [
      Form([
        Parameter(nil, name: "guide", .guide, "the guide, such as .leading or .top"),
        Parameter(
          "computeValue", .guideClosure, "points from the left or top edge, out of the dimensions"),
      ])
    ],
    summary: "moves a line by which stacks and frames align the view",
    example:
      "VStack(alignment: .leading) { Color.blue; Color.green.alignmentGuide(.leading) { d in d.width / 3 } }",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; stacks and frames that align by the guide "
        + "use the value of the closure. A guide of your own is declared before the view: "
        + "extension VerticalAlignment { enum Mid: AlignmentID { static func defaultValue(in d: "
        + "ViewDimensions) -> CGFloat { d.height / 2 } }; static let mid = "
        + "VerticalAlignment(Mid.self) }; a container around several views has it at the mean of "
        + "theirs",
      rule: "06 rules 5 to 10, 16 and 17"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    guard case .guide(let key) = view.argument("guide"),
      case .closure(let expression) = view.argument("computeValue")
    else { preconditionFailure("an alignment guide without guide or closure was read") }
    lowering.keep(key)
    lowering.keep(expression)
    lowering.traits.guides.formUnion(GuideSet(lowering.placed(key)))
  }

  /// The closure's result for the guide it is for; the content's value for all others.
  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let content = pass.content(of: view)
    guard pass.guide(0, of: view).index == key.index else {
      return pass.explicitAlignment(of: key, proposal: proposal, content)
    }
    return pass.value(of: pass.expression(of: view), for: content, proposal: proposal)
  }
}
