/// A shape as its container has it, which fills its frame (spec 02 rule 2).
enum ContainerRelativeShapeKind: FillKind {
  static let signature = Signature(
    "ContainerRelativeShape", .leaf,
    summary: "a shape that takes what it is offered",
    example: "ContainerRelativeShape().frame(width: 80, height: 40)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 2"))
}
