/// A label at the beginning of the width it is offered, and a value at its end.
enum LabeledContentKind: CompositeKind {
  private static let title = Parameter(nil, name: "title", .string, "what is written")

  static let signature = Signature(
    "LabeledContent", .container,
    [
      Form([title, Parameter("value", .string, "what is written at the end")]),
      Form([title, Parameter("content", .content, "the views at the end")]),
      Form([
        Parameter("content", .content, "the views at the end"),
        Parameter("label", .content, "the views of the label"),
      ]),
    ],
    summary: "a label and a value at the end of the row",
    example: "LabeledContent(\"Version\", value: \"1.0\")",
    about: About(
      proposes: "what a row offers its views",
      answers: "the width it is offered; as high as the higher of label and value",
      places: "the label at the beginning, the value at the end",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let label = view.string("title").map { Part.text($0) } ?? .row([.written("label")])
    let value = view.string("value").map { Part.text($0) } ?? .row([.content])
    return labelled(label, value, in: environment)
  }
}
