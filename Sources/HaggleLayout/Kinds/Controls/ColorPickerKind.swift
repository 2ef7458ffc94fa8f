/// A label and a swatch of 28 × 28 points at the end of the width it is offered, as on iOS.
enum ColorPickerKind: CompositeKind {
  private static let choice = [
    Parameter("selection", .any, "the binding"),
    Parameter("supportsOpacity", .any, default: "true", "whether colours may be transparent"),
  ]

  static let signature = Signature(
    "ColorPicker", .container,
    [
      Form([Parameter(nil, name: "title", .string, "what is written")] + choice),
      Form(choice + [Parameter("label", .content, "the views of the label")]),
    ],
    summary: "a label and a swatch at the end of the row",
    example: "ColorPicker(\"Tint\", selection: $tint)",
    about: About(
      proposes: "what a row offers its views",
      answers: "the width it is offered; at least 28 high, the height of the swatch",
      places: "the label at the beginning, the swatch of 28 × 28 at the end",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    labelled(titleOrContent(of: view), .piece(.swatch), in: environment)
  }
}
