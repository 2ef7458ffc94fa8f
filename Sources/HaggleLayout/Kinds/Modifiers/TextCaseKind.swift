/// `textCase`: the text inside in capital or small letters.
enum TextCaseKind: ForwardingKind {
  static let signature = Signature(
    "textCase", .modifier,
    [
      Form([
        Parameter(
          nil, name: "case", .choice(["uppercase", "lowercase"], of: "Case"), "the letters, or nil")
      ])
    ],
    summary: "sets the text inside in capital or small letters",
    example: "Text(\"Hello world\").textCase(.uppercase)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself; text in it has other letters",
      rule: "02 rules 15 to 22", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.text.letterCase =
      view.choice("case").map { $0 == "uppercase" ? .upper : .lower }
  }
}
