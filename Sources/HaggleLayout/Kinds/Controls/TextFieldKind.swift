/// A line of text to type in: as wide as it is offered, as high as a line of its font, and 7 points
/// more on every edge in the style `.roundedBorder`.
enum TextFieldKind: CompositeKind {
  static let signature = Signature(
    "TextField", .leaf,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("text", .any, "the binding"),
        Parameter("onCommit", .action, default: "{}", "what happens at the end"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("text", .any, "the binding"),
        Parameter("prompt", .any, default: "nil", "what shows while it is empty"),
        Parameter("axis", .any, default: ".horizontal", "where it grows"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("value", .any, "the binding"),
        Parameter("format", .any, default: ".number", "how it is written"),
        Parameter("formatter", .any, default: "nil", "how it is written"),
        Parameter("prompt", .any, default: "nil", "what shows while it is empty"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("text", .any, "the binding"),
        Parameter(
          "onEditingChanged", .action, default: "{ _ in }", "what happens while it changes"),
        Parameter("onCommit", .action, "what happens at the end"),
      ]),
      Form([
        Parameter("text", .any, "the binding"),
        Parameter("prompt", .any, default: "nil", "what shows while it is empty"),
        Parameter("axis", .any, default: ".horizontal", "where it grows"),
        Parameter("label", .action, "the label, which does not show"),
      ]),
    ],
    summary: "a line of text that takes the width it is offered",
    example: "TextField(\"Name\", text: $name)",
    about: About(
      answers: "the width it is offered and the height of a line of text; 14 higher with "
        + ".textFieldStyle(.roundedBorder)",
      rule: "01 rule 5", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    .field(in: environment)
  }
}

extension Part {
  /// What can be typed in, with its border.
  static func field(in environment: LoweringEnvironment) -> Part {
    let field = Part.piece(.field, height: TextStyle.roundUp(environment.text.lineHeight))
    guard environment.controls.hasBorderedFields else { return .row([field]) }
    return .inset(by: EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7), .row([field]))
  }
}
