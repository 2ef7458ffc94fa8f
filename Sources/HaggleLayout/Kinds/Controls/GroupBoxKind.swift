/// A box of views under a title: 16 points of space inside, 8 between title and content, as wide as
/// its content.
enum GroupBoxKind: CompositeKind {
  static let signature = Signature(
    "GroupBox", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("content", .content, "the views in the box"),
      ]),
      Form([
        Parameter("label", .view, "the title"),
        Parameter("content", .content, "the views in the box"),
      ]),
      Form([
        Parameter("content", .content, "the views in the box"),
        Parameter("label", .content, default: "{}", "the title"),
      ]),
    ],
    summary: "a titled box with space around its views",
    example: "GroupBox(\"Today\") { Text(\"Nothing to do\") }",
    about: About(
      proposes: "16 less on every edge than it is offered itself",
      answers: "what a column of title and content answers, and 16 more on every edge",
      places: "the title above the content, 16 from the edges",
      rule: "05 rules 3 to 5", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let title = view.string("title").map { Part.text($0) } ?? .written("label")
    return .inset(
      by: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      .column(alignment: "leading", spacing: 8, [title, .column([.content])]))
  }
}
