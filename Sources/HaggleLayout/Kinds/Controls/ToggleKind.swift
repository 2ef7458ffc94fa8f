/// A label and a switch of 51 × 31 points at the end of the width it is offered, as on iOS.
enum ToggleKind: CompositeKind {
  static let signature = Signature(
    "Toggle", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("isOn", .any, "the binding"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("systemImage", .string, "the name of a symbol"),
        Parameter("isOn", .any, "the binding"),
      ]),
      Form([
        Parameter("isOn", .any, "the binding"),
        Parameter("label", .content, "the views of the label"),
      ]),
    ],
    summary: "a label and a switch at the end of the row",
    example: "Toggle(\"Airplane mode\", isOn: $isOn)",
    about: About(
      proposes: "what a row offers its views",
      answers: "the width it is offered; at least 31 high, the height of the switch",
      places: "the label at the beginning, the switch of 51 × 31 at the end",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    labelled(titleOrContent(of: view, in: environment), .piece(.toggleSwitch), in: environment)
  }
}
