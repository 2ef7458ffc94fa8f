/// A button that opens a menu: its label, like a button's; what is in the menu is not laid out.
enum MenuKind: CompositeKind {
  private static let title = Parameter(nil, name: "title", .string, "what is written")
  private static let content = Parameter("content", .action, "the menu; not laid out")
  private static let primary = Parameter(
    "primaryAction", .action, default: "{}", "what happens when it is tapped")

  static let signature = Signature(
    "Menu", .container,
    [
      Form([title, content, primary]),
      Form([
        title, Parameter("systemImage", .string, "the name of a symbol"), content, primary,
      ]),
      Form([content, Parameter("label", .content, "the views of the label")]),
    ],
    summary: "is its label, as a button is",
    example: "Menu(\"Options\") { Button(\"Rename\") {} }",
    about: About(
      proposes: "what it is offered",
      answers: "the size of its label; in a bordered style with the space of a button around it",
      places: "its label in the middle, several views as a row",
      rule: "05 rules 1 and 3", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let label = titleOrContent(of: view, in: environment)
    return environment.controls.hasBorderedButtons ? .button(label, in: environment) : label
  }
}
