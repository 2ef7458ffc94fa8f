/// `listStyle`: rows of plain lists reach to the edges, others stand 20 points from them.
enum ListStyleKind: ForwardingKind {
  static let signature = Signature(
    "listStyle", .modifier,
    [
      Form([
        Parameter(nil, name: "style", .any, "a style such as .plain")
      ])
    ],
    summary: "sets how far rows of lists inside are from the edges",
    example: "List { Text(\"One\") }.listStyle(.plain)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; rows of plain lists inside reach to its edges",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.nextListMargin =
      (view.source("style") ?? "").lowercased().contains("inset") ? 20 : 0
  }
}
