/// `tracking`: the space between the characters of the text inside.
///
/// An estimate: it is added to the width of every character, the last too. It counts in place of
/// `kerning`, as Apple documents.
enum TrackingKind: ForwardingKind {
  static let signature = Signature(
    "tracking", .modifier,
    [Form([Parameter(nil, name: "tracking", .number, "points behind every character")])],
    summary: "sets the space between characters of the text inside",
    example: "Text(\"Hello world\").tracking(2)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; every character of text in it, the last too, is "
        + "wider by this",
      rule: "02 rules 15 to 22", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.text.tracking = view.finiteNumber("tracking")
  }
}
