/// A rectangle with round corners that fills its frame (spec 02 rule 2).
enum RoundedRectangleKind: FillKind {
  static let signature = Signature(
    "RoundedRectangle", .leaf, RoundedForms.roundedRectangle,
    summary: "a shape with round corners that takes what it is offered",
    example: "RoundedRectangle(cornerRadius: 12).frame(width: 80, height: 40)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 2"))
}
