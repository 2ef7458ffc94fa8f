/// `listStyle`: rows of plain lists reach to the edges, those of inset ones stand 20 points from
/// them.
enum ListStyleKind: ForwardingKind {
  static let signature = Signature(
    "listStyle", .modifier,
    [
      Form([
        Parameter(
          nil, name: "style", .choice(margins.map(\.style), of: "ListStyle"),
          "a style such as .plain")
      ])
    ],
    summary: "sets how far rows of lists inside are from the edges",
    example: "List { Text(\"One\") }.listStyle(.plain)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; rows of plain lists inside reach to its edges",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  /// How far rows are from the edges by SwiftUI's styles, in points; `automatic` is iOS's inset
  /// grouped list.
  private static let margins: [(style: String, margin: Double)] = [
    ("automatic", 20), ("plain", 0), ("grouped", 0), ("inset", 20), ("insetGrouped", 20),
    ("sidebar", 20), ("bordered", 0), ("elliptical", 0), ("carousel", 0),
  ]

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    let style = view.choice("style") ?? "automatic"
    environment.controls.nextListMargin = margins.first { $0.style == style }?.margin ?? 20
  }
}
