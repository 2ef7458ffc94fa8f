/// `listRowInsets`: the space around the content of a row of a list.
enum ListRowInsetsKind: ForwardingKind {
  static let signature = Signature(
    "listRowInsets", .modifier,
    [
      Form([
        Parameter(nil, name: "insets", .insets, "points on each edge")
      ])
    ],
    summary: "sets the space around the content of a row in a list",
    example: "List { Color.blue.listRowInsets(EdgeInsets()) }",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; the row in the list reads the insets",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    guard let insets = view.insets("insets") else { return }
    lowering.traits.listRow = ListRowTraits(insets: insets, minHeight: 44)
  }
}
