/// A rectangle whose corners have radii of their own; fills its frame (spec 02 rule 2).
enum UnevenRoundedRectangleKind: FillKind {
  static let signature = Signature(
    "UnevenRoundedRectangle", .leaf,
    [
      Form([
        Parameter("topLeadingRadius", .number, default: "0", "the radius of the corner, in points"),
        Parameter(
          "bottomLeadingRadius", .number, default: "0", "the radius of the corner, in points"),
        Parameter(
          "bottomTrailingRadius", .number, default: "0", "the radius of the corner, in points"),
        Parameter(
          "topTrailingRadius", .number, default: "0", "the radius of the corner, in points"),
        Parameter(
          "style", .member(["circular", "continuous"]), default: ".continuous",
          "how corners are curved"),
      ]),
      Form([
        Parameter("cornerRadii", .any, "the radii of the corners"),
        Parameter(
          "style", .member(["circular", "continuous"]), default: ".continuous",
          "how corners are curved"),
      ]),
    ],
    summary: "a shape with round corners of their own that takes what it is offered",
    example: "UnevenRoundedRectangle(topLeadingRadius: 12)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 2"))
}
