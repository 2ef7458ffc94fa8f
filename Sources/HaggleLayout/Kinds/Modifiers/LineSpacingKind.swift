/// `lineSpacing`: the distance between the lines of the text inside.
enum LineSpacingKind: ForwardingKind {
  static let signature = Signature(
    "lineSpacing", .modifier,
    [Form([Parameter(nil, name: "lineSpacing", .number, "points between two lines")])],
    summary: "sets the distance between lines of the text inside",
    example: "Text(\"one two three four\").lineSpacing(6).frame(width: 60)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself; lines of text in it are farther apart",
      rule: "02 rules 15 to 22", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    let spacing = view.number("lineSpacing") ?? 0
    environment.text.lineSpacing = spacing.isFinite ? max(spacing, 0) : 0
  }
}
