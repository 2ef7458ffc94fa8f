/// `textFieldStyle`: `.roundedBorder` makes the fields inside 14 points higher.
enum TextFieldStyleKind: ForwardingKind {
  static let signature = Signature(
    "textFieldStyle", .modifier,
    [
      Form([
        Parameter(
          nil, name: "style",
          .choice(["automatic", "plain", "roundedBorder", "squareBorder"], of: "TextFieldStyle"),
          "a style such as .roundedBorder")
      ])
    ],
    summary: "sets how text fields inside are drawn",
    example: "TextField(\"Name\", text: $name).textFieldStyle(.roundedBorder)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; bordered fields inside are higher",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.hasBorderedFields =
      ["roundedBorder", "squareBorder"].contains(view.choice("style"))
  }
}
