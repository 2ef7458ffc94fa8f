/// A line of text to type in.
enum TextFieldKind: FieldKind {
  static let signature = Signature.field(
    "TextField",
    [
      Form([
        .fieldTitle,
        .fieldText,
        Parameter("onCommit", .action, default: "{}", "what happens at the end"),
      ]),
      Form([
        .fieldTitle,
        .fieldText,
        .fieldPrompt,
        Parameter("axis", .any, default: ".horizontal", "where it grows"),
      ]),
      Form([
        .fieldTitle,
        Parameter("value", .any, "the binding"),
        Parameter("format", .any, default: ".number", "how it is written"),
        Parameter("formatter", .any, default: "nil", "how it is written"),
        .fieldPrompt,
      ]),
      Form([
        .fieldTitle,
        .fieldText,
        Parameter(
          "onEditingChanged", .action, default: "{ _ in }", "what happens while it changes"),
        Parameter("onCommit", .action, "what happens at the end"),
      ]),
      Form([
        .fieldText,
        .fieldPrompt,
        Parameter("axis", .any, default: ".horizontal", "where it grows"),
        Parameter("label", .action, "the label, which does not show"),
      ]),
    ])
}
