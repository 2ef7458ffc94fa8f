/// What stands in the middle of a screen that has nothing to show: a symbol of 48 points, a title and a
/// description below each other, 8 points apart.
enum ContentUnavailableViewKind: CompositeKind {
  static let signature = Signature(
    "ContentUnavailableView", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("systemImage", .string, "the name of a symbol"),
        Parameter("description", .view, default: "nil", "a text below the title"),
      ]),
      Form([
        Parameter("label", .content, "the symbol and the title"),
        Parameter("description", .content, default: "{}", "what stands below them"),
        Parameter("actions", .content, default: "{}", "the buttons below"),
      ]),
    ],
    summary: "a symbol, a title and a description in the middle of a screen",
    example:
      "ContentUnavailableView(\"No results\", systemImage: \"magnifyingglass\", description: Text(\"Try another word\"))",
    about: About(
      proposes: "what a column of its parts offers them",
      answers: "what it is offered; where nothing is, the size of the column",
      places: "symbol, title and description below each other in its middle",
      rule: "04 rules 1 to 16", isExact: false))

  static var hidesViews: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    guard let title = view.string("title") else {
      return screen([.font(".title2", .column(spacing: 8, [.content]))], "description", "actions")
    }
    let symbol = Part.symbol(view.string("systemImage") ?? "photo")
    return screen([.font(".system(size: 48)", symbol), .font(".title2", .text(title))], nil)
  }

  /// A column of a heading and the views written for some parameters in the middle of its offer.
  private static func screen(_ heading: [Part], _ others: String?...) -> Part {
    let others = others.map { Part.font(".subheadline", .written($0)) }
    return .filling(.column(spacing: 8, heading + others))
  }
}
