/// Controls that belong together: a row of them.
enum ControlGroupKind: CompositeKind {
  static let signature = Signature(
    "ControlGroup", .container, [Form([Parameter("content", .content, "the controls")])],
    summary: "a row of controls",
    example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }",
    about: About(
      proposes: "what a row offers its views",
      answers: "what a row of its controls answers",
      places: "its controls in a row",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    .row([.content])
  }
}
