/// Room for text of many lines: takes what it is offered, as `Color` does.
enum TextEditorKind: CompositeKind {
  static let signature = Signature(
    "TextEditor", .leaf, [Form([.fieldText])],
    summary: "takes what it is offered",
    example: "TextEditor(text: $notes)",
    about: About(answers: "what it is offered", rule: "02 rule 1", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    .made(View(RectangleKind.self))
  }
}
