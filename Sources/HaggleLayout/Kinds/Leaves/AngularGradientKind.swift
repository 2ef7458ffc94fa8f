/// A gradient as a view: takes what it is offered, like a colour (spec 02 rule 1).
enum AngularGradientKind: FillKind {
  static let signature = Signature(
    "AngularGradient", .leaf,
    [
      Form([
        Parameter("colors", .any, "the colours"),
        Parameter("center", .any, "its middle"),
        Parameter("startAngle", .any, default: ".zero", "where it begins"),
        Parameter("endAngle", .any, default: ".zero", "where it ends"),
        Parameter("angle", .any, default: ".zero", "where it begins and ends"),
      ]),
      Form([
        Parameter("gradient", .any, "the colours"),
        Parameter("center", .any, "its middle"),
        Parameter("startAngle", .any, default: ".zero", "where it begins"),
        Parameter("endAngle", .any, default: ".zero", "where it ends"),
        Parameter("angle", .any, default: ".zero", "where it begins and ends"),
      ]),
      Form([
        Parameter("stops", .any, "the colours with their places"),
        Parameter("center", .any, "its middle"),
        Parameter("startAngle", .any, default: ".zero", "where it begins"),
        Parameter("endAngle", .any, default: ".zero", "where it ends"),
        Parameter("angle", .any, default: ".zero", "where it begins and ends"),
      ]),
    ],
    summary: "a gradient that takes what it is offered",
    example: "AngularGradient(colors: [.red, .blue], center: .center)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 1"))
}
