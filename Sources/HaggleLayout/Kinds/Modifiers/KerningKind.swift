/// `kerning`: the space between the characters of the text inside.
///
/// An estimate: it is added to the width of every character, the last too, and pairs of letters are
/// not looked at. Apple documents that tracking counts where both are set.
enum KerningKind: ForwardingKind {
  static let signature = Signature(
    "kerning", .modifier,
    [Form([Parameter(nil, name: "kerning", .number, "points behind every character")])],
    summary: "sets the space between characters of the text inside",
    example: "Text(\"Hello world\").kerning(2)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; every character of text in it, the last too, is "
        + "wider by this, and tracking counts instead where both are set",
      rule: "02 rules 15 to 22", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.text.kerning = view.finiteNumber("kerning") ?? 0
  }
}
