/// A drawing made by a closure: takes what it is offered, like a colour (spec 02 rule 1).
enum CanvasKind: FillKind {
  static let signature = Signature(
    "Canvas", .leaf,
    [
      Form([
        Parameter("opaque", .any, default: "false", "whether it covers what is behind"),
        Parameter("colorMode", .any, default: ".nonLinear", "how colours are worked out"),
        Parameter("rendersAsynchronously", .any, default: "false", "when it is drawn"),
        Parameter("renderer", .action, "what is drawn; not run"),
      ])
    ],
    summary: "a drawing that takes what it is offered",
    example:
      "Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 1"))
}
