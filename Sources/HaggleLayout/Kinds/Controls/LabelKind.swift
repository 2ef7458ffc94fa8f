/// A symbol and a title in a row, 8 points apart.
enum LabelKind: CompositeKind {
  static let signature = Signature(
    "Label", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("systemImage", .string, "the name of a symbol"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("image", .string, "the name of a picture"),
      ]),
      Form([
        Parameter("title", .content, "the views of the title"),
        Parameter("icon", .content, "the views of the icon"),
      ]),
    ],
    summary: "a symbol and a title in a row",
    example: "Label(\"Favourites\", systemImage: \"star\")",
    about: About(
      proposes: "what a row of both offers them",
      answers: "the width of symbol and title and 8 points between them",
      places: "symbol and title in a row, 8 points apart, centred on each other",
      rule: "04 rules 1 to 16", isExact: false))

  static var hidesViews: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let icon =
      view.string("systemImage").map { Part.symbol($0) }
      ?? (view.string("image") == nil ? Part.written("icon") : .symbol("photo"))
    return row(icon, view.string("title").map { Part.text($0) } ?? .content, environment)
  }

  /// Both pieces, or the one that the label style shows.
  static func row(_ icon: Part, _ title: Part, _ environment: LoweringEnvironment) -> Part {
    switch environment.controls.label {
    case .both: .row(spacing: 8, [icon, title])
    case .icon: .row([icon])
    case .title: .row([title])
    }
  }
}
