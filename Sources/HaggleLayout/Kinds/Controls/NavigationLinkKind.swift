/// A link to another screen: its label, in a list with an arrow at the end of the row.
///
/// The arrow is 8 × 14 points. The screen that the link leads to is not laid out.
enum NavigationLinkKind: CompositeKind {
  static let signature = Signature(
    "NavigationLink", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("destination", .any, "where it leads; not laid out"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("value", .any, "where it leads"),
      ]),
      Form([
        Parameter("destination", .action, "where it leads; not laid out"),
        Parameter("label", .content, "the views of the label"),
      ]),
      Form([
        Parameter("destination", .any, "where it leads; not laid out"),
        Parameter("isActive", .any, "the binding"),
        Parameter("label", .content, "the views of the label"),
      ]),
      Form([
        Parameter("value", .any, "where it leads"),
        Parameter("label", .content, "the views of the label"),
      ]),
    ],
    summary: "is its label; in a list with an arrow at the end",
    example: "NavigationLink(\"Details\") { Text(\"Here they are\") }",
    about: About(
      proposes: "what it is offered",
      answers: "the size of its label; in a list the width it is offered",
      places: "its label, several views as a row; in a list an arrow at the end",
      rule: "05 rule 1", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let label = titleOrContent(of: view)
    return environment.controls.listMargin == nil ? label : .row([label, .space, .piece(.arrow)])
  }
}
