/// A row of a label and an arrow of 8 × 14 points at the end of the width it is offered, and what it
/// discloses below.
///
/// Whether it is open is not known: it is closed, unless `.constant(true)` says otherwise.
enum DisclosureGroupKind: CompositeKind {
  private static let title = Parameter(nil, name: "title", .string, "what is written")
  private static let isExpanded = Parameter(
    "isExpanded", .any, default: ".constant(false)", "the binding")
  private static let content = Parameter("content", .content, "what it discloses")

  static let signature = Signature(
    "DisclosureGroup", .container,
    [
      Form([title, isExpanded, content]),
      Form([isExpanded, content, Parameter("label", .content, "the views of the label")]),
    ],
    summary: "a row that discloses views; closed",
    example: "DisclosureGroup(\"More\") { Text(\"Details\") }",
    about: About(
      proposes: "what a row offers its views",
      answers: "the width it is offered; as high as its label, and what it discloses when open",
      places: "the label at the beginning, the arrow at the end, what it discloses below",
      rule: "04 rules 1 to 16", isExact: false),
    note: "DisclosureGroup is laid out closed")

  static var hidesViews: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    isOpen(view)
      ? .column(alignment: "leading", [heading(of: view), .content]) : heading(of: view)
  }

  private static func isOpen(_ view: View) -> Bool {
    view.argument("isExpanded") == .source(".constant(true)")
  }

  private static func heading(of view: View) -> Part {
    let label = view.string("title").map { Part.text($0) } ?? .row([.written("label")])
    return .row([label, .space, .piece(.arrow)])
  }
}
