/// `font`: the size of the text inside; views around it do not notice.
enum FontKind: ForwardingKind {
  static let signature = Signature(
    "font", .modifier,
    [
      Form([
        Parameter(
          nil, name: "font", .choice(TextStyle.fontMembers, of: "Font"),
          "a style such as .title, or .system(size: 20)")
      ])
    ],
    summary: "sets the size of the text inside",
    example: "Text(\"Hello world\").font(.title)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself; text in it has the size of the font",
      rule: "02 rules 15 to 22", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    guard case .source(let font) = view.argument("font") else { return }
    environment.text.fontSize = TextStyle.size(ofFont: font) ?? TextStyle().fontSize
  }
}
