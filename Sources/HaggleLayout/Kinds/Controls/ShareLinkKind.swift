/// A button that shares something: a symbol and a text, or the views of its label.
enum ShareLinkKind: CompositeKind {
  static let signature = Signature(
    "ShareLink", .container,
    [
      Form([item] + others),
      Form([Parameter(nil, name: "title", .string, "what is written"), item] + others),
      Form([item] + others + [Parameter("label", .content, "the views of the label")]),
    ],
    summary: "a button with a symbol and the text Share…",
    example: "ShareLink(item: \"Hello\")",
    about: About(
      proposes: "what it is offered",
      answers: "the size of its label",
      places: "its label at its own place",
      rule: "05 rule 1", isExact: false))

  private static let item = Parameter("item", .any, "what is shared; not laid out")

  private static let others = [
    Parameter("subject", .any, default: "nil", "what it is about; not laid out"),
    Parameter("message", .any, default: "nil", "what is sent along; not laid out"),
    Parameter("preview", .any, default: "nil", "what is shown of it; not laid out"),
  ]

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let isWritten = view.kind.signature.forms[view.form].parameters.contains { $0.takesViews }
    let label =
      isWritten
      ? .row([.content])
      : LabelKind.row(
        .symbol("square.and.arrow.up"), .text(view.string("title") ?? "Share…"), environment)
    return environment.controls.hasBorderedButtons ? .button(label, in: environment) : label
  }
}
