/// A line of text that does not show: as large as a `TextField`.
enum SecureFieldKind: CompositeKind {
  static let signature = Signature(
    "SecureField", .leaf,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("text", .any, "the binding"),
        Parameter("prompt", .any, default: "nil", "what shows while it is empty"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("text", .any, "the binding"),
        Parameter("onCommit", .action, "what happens at the end"),
      ]),
    ],
    summary: "a line of text that takes the width it is offered",
    example: "SecureField(\"Name\", text: $name)",
    about: About(
      answers: "the width it is offered and the height of a line of text; 14 higher with "
        + ".textFieldStyle(.roundedBorder)",
      rule: "01 rule 5", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    .field(in: environment)
  }
}
