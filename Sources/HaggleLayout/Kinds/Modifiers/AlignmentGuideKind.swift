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
        + "use the value of the closure",
      rule: "06 rules 5 to 10"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    guard case .guide(let key) = view.argument("guide"),
      case .closure(let expression) = view.argument("computeValue")
    else { preconditionFailure("an alignment guide without guide or closure was read") }
    lowering.keep(key)
    lowering.keep(expression)
    lowering.traits.guides.formUnion(GuideSet(key))
  }

  /// The closure's result for the guide it is for; the content's value for all others.
  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let content = pass.content(of: view)
    guard pass.guide(0, of: view) == key else {
      return pass.explicitAlignment(of: key, proposal: proposal, content)
    }
    return pass.value(of: pass.expression(of: view), for: content, proposal: proposal)
  }
}

extension LayoutPass {
  /// The value of a closure over the dimensions of a view that answers `proposal`.
  fileprivate mutating func value(
    of expression: Expression, for view: ViewID, proposal: ProposedSize
  ) -> Double? {
    let size = sizeThatFits(proposal, view)
    return expression.value { query in
      switch query {
      case .length(let axis): size[axis]
      case .guide(let key): guide(key, size: size, proposal: proposal, view)
      case .explicitGuide(let key): explicitAlignment(of: key, proposal: proposal, view)
      case .variable: nil
      }
    }
  }
}
