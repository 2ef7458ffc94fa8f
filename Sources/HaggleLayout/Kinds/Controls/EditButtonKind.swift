/// A button that says Edit.
enum EditButtonKind: CompositeKind {
  static let signature = Signature(
    "EditButton", .leaf,
    summary: "a button with the text Edit",
    example: "HStack { Text(\"Names\"); Spacer(); EditButton() }",
    about: About(
      answers: "what a button with the text Edit answers",
      rule: "05 rule 1", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let label = Part.text("Edit")
    return environment.controls.hasBorderedButtons ? .button(label, in: environment) : label
  }
}
