/// A line of text that does not show: as large as a `TextField`.
enum SecureFieldKind: FieldKind {
  static let signature = Signature.field(
    "SecureField",
    [
      Form([
        .fieldTitle,
        .fieldText,
        .fieldPrompt,
      ]),
      Form([
        .fieldTitle,
        .fieldText,
        Parameter("onCommit", .action, "what happens at the end"),
      ]),
    ])
}
