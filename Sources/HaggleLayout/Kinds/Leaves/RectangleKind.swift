/// A rectangle that fills its frame (spec 02 rule 2).
enum RectangleKind: FillKind {
  static let signature = Signature(
    "Rectangle", .leaf,
    summary: "a shape that takes what it is offered",
    example: "Rectangle().frame(width: 80, height: 40)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 2"))
}
