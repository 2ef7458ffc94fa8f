/// An ellipse that fills its frame (spec 02 rule 2).
enum EllipseKind: FillKind {
  static let signature = Signature(
    "Ellipse", .leaf,
    summary: "a shape that takes what it is offered",
    example: "Ellipse().frame(width: 80, height: 40)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 2"))
}
