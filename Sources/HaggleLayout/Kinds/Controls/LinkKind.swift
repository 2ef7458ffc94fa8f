/// A link: as large as its label.
enum LinkKind: CompositeKind {
  static let signature = Signature(
    "Link", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("destination", .any, "where it leads; not laid out"),
      ]),
      Form([
        Parameter("destination", .any, "where it leads; not laid out"),
        Parameter("label", .content, "the views of the label"),
      ]),
    ],
    summary: "is its label",
    example: "Link(\"Site\", destination: URL(string: \"https://example.com\")!)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of its label",
      places: "its label at its own place, several views as a row",
      rule: "05 rule 1", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    titleOrContent(of: view)
  }
}
