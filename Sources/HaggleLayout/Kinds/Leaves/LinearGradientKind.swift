/// A gradient as a view: takes what it is offered, like a colour (spec 02 rule 1).
enum LinearGradientKind: FillKind {
  static let signature = Signature(
    "LinearGradient", .leaf,
    [
      Form([
        Parameter("colors", .any, "the colours"),
        Parameter("startPoint", .any, "where it begins"),
        Parameter("endPoint", .any, "where it ends"),
      ]),
      Form([
        Parameter("gradient", .any, "the colours"),
        Parameter("startPoint", .any, "where it begins"),
        Parameter("endPoint", .any, "where it ends"),
      ]),
      Form([
        Parameter("stops", .any, "the colours with their places"),
        Parameter("startPoint", .any, "where it begins"),
        Parameter("endPoint", .any, "where it ends"),
      ]),
    ],
    summary: "a gradient that takes what it is offered",
    example: "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 1"))
}
