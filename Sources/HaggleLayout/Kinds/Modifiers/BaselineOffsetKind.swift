/// `baselineOffset`: letters above or below the baseline of the text inside.
///
/// An estimate: a line is higher by the distance, above its letters where they go up and below them
/// where they go down, and its baseline stays where the line's is.
enum BaselineOffsetKind: ForwardingKind {
  static let signature = Signature(
    "baselineOffset", .modifier,
    [Form([Parameter(nil, name: "baselineOffset", .number, "points upwards")])],
    summary: "moves the letters of the text inside away from their baseline",
    example:
      "HStack(alignment: .firstTextBaseline) { Text(\"x\"); Text(\"2\").font(.caption).baselineOffset(6) }",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; a line of text in it is higher by the distance, "
        + "above the letters or below them",
      rule: "02 rules 15 to 22", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.text.baselineOffset = view.finiteNumber("baselineOffset") ?? 0
  }
}
