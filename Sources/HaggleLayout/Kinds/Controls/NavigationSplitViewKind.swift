/// Columns of screens: as on a phone only the first, in all that is offered.
enum NavigationSplitViewKind: CompositeKind {
  private static let visibility = Parameter(
    "columnVisibility", .any, default: ".automatic", "the binding")
  private static let sidebar = Parameter(
    "sidebar", .content, "the views of the first column")
  private static let detail = Parameter("detail", .content, "the views of the last column")

  static let signature = Signature(
    "NavigationSplitView", .container,
    [
      Form([visibility, sidebar, detail]),
      Form([
        visibility, sidebar,
        Parameter("content", name: "middle", .content, "the views of the column between"), detail,
      ]),
    ],
    summary: "shows the first of its columns",
    example: "NavigationSplitView { Text(\"Mail\") } detail: { Text(\"Message\") }",
    about: About(
      proposes: "what it is offered",
      answers: "what it is offered",
      places: "the views of its first column in the middle; the others are not laid out",
      rule: "01 rule 14", isExact: false),
    note: "NavigationSplitView is laid out as on a phone: its first column, without bars")

  static var hidesViews: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    .made(View(NavigationStackKind.self), [.column([.content])])
  }
}
