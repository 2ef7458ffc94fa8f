/// A line of text to type in: as wide as it is offered, as high as a line of its font, and 7 points
/// more on every edge in the style `.roundedBorder`.
protocol FieldKind: CompositeKind {}

extension FieldKind {
  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let field = Part.piece(.field, height: environment.text.roundedUp(environment.text.lineHeight))
    guard environment.controls.hasBorderedFields else { return .row([field]) }
    return .inset(by: EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7), .row([field]))
  }
}

extension Signature {
  /// The signature of a field in which a line is typed.
  static func field(_ name: String, _ forms: [Form]) -> Signature {
    Signature(
      name, .leaf, forms, summary: "a line of text that takes the width it is offered",
      example: "\(name)(\"Name\", text: $name)",
      about: About(
        answers: "the width it is offered and the height of a line of text; 14 higher with "
          + ".textFieldStyle(.roundedBorder)",
        rule: "01 rule 5", isExact: false))
  }
}

extension Parameter {
  static let fieldTitle = Parameter(nil, name: "title", .string, "what is written")
  static let fieldText = Parameter("text", .any, "the binding")
  static let fieldPrompt = Parameter(
    "prompt", .any, default: "nil", "what shows while it is empty")
}
