/// A gradient as a view: takes what it is offered, like a colour (spec 02 rule 1).
enum RadialGradientKind: FillKind {
  static let signature = Signature(
    "RadialGradient", .leaf,
    [
      Form([
        Parameter("colors", .any, "the colours"),
        Parameter("center", .any, "its middle"),
        Parameter("startRadius", .any, "where it begins"),
        Parameter("endRadius", .any, "where it ends"),
      ]),
      Form([
        Parameter("gradient", .any, "the colours"),
        Parameter("center", .any, "its middle"),
        Parameter("startRadius", .any, "where it begins"),
        Parameter("endRadius", .any, "where it ends"),
      ]),
      Form([
        Parameter("stops", .any, "the colours with their places"),
        Parameter("center", .any, "its middle"),
        Parameter("startRadius", .any, "where it begins"),
        Parameter("endRadius", .any, "where it ends"),
      ]),
    ],
    summary: "a gradient that takes what it is offered",
    example:
      "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 1"))
}
