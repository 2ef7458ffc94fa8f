/// A label and two buttons of 94 × 32 points together at the end of the width it is offered.
enum StepperKind: CompositeKind {
  static let signature = Signature(
    "Stepper", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("value", .any, "the binding"),
        Parameter("in", .any, default: "nil", "the bounds"),
        Parameter("step", .any, default: "1", "the step"),
        Parameter(
          "onEditingChanged", .action, default: "{ _ in }", "what happens while it changes"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("onIncrement", .action, "what plus does"),
        Parameter("onDecrement", .action, "what minus does"),
      ]),
      Form([
        Parameter("value", .any, "the binding"),
        Parameter("in", .any, default: "nil", "the bounds"),
        Parameter("step", .any, default: "1", "the step"),
        Parameter("label", .content, "the views of the label"),
      ]),
    ],
    summary: "a label and two buttons at the end of the row",
    example: "Stepper(\"Guests\", value: $guests)",
    about: About(
      proposes: "what a row offers its views",
      answers: "the width it is offered; at least 32 high, the height of the buttons",
      places: "the label at the beginning, the buttons of 94 × 32 at the end",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    labelled(titleOrContent(of: view), .piece(.stepperButtons), in: environment)
  }
}
