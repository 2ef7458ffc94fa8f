/// `AnyLayout`: a layout that was chosen at run time, and its views (spec 14 rule 14).
enum AnyLayoutKind: LayoutKind {
  static let signature = Signature(
    "AnyLayout", .container,
    [
      Form([
        Parameter(nil, name: "layout", .layout, "a layout such as HStackLayout(spacing: 8)"),
        Parameter("content", .content, "the views to lay out"),
      ])
    ],
    summary: "lays views out by a layout that a condition can choose",
    example: "AnyLayout(HStackLayout(spacing: 8)) { Color.blue; Color.green }",
    about: About(
      proposes: "what the layout inside offers",
      answers: "what the layout inside answers; a stack with one view stays, unlike alone",
      places: "as the layout inside does",
      rule: "14 rule 14"))

  static var isLayout: Bool { true }

  static func standIn(for view: View) -> View {
    guard case .layout(var layout) = view.argument("layout") else {
      preconditionFailure("AnyLayout is read with a layout")
    }
    layout.label = view.label
    layout.children = view.children
    return layout.kind.standIn(for: layout)
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    preconditionFailure("the layout inside is laid out instead")
  }

  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    preconditionFailure("the layout inside is laid out instead")
  }
}
