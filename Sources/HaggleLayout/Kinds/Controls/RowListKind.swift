/// A scroll view of rows.
///
/// Every view is a row as wide as the list, at least 44 points high, with 20 points of space at the
/// sides and 11 above and below; `listRowInsets` changes that. Rows stand 20 points from the list's
/// edges, 0 with `.listStyle(.plain)`. A section begins with 28 points of space, or with its header.
protocol RowListKind: CompositeKind {}

extension RowListKind {
  package static var scrolls: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let margin = environment.controls.listMargin ?? 0
    let rows = Part.rows(
      .content, insets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), minHeight: 44)
    let column = Part.made(
      View(LazyVStackKind.self, arguments: [nil, .number(0), nil, nil]), [rows])
    return .made(
      View(ScrollViewKind.self),
      [.inset(by: EdgeInsets(leading: margin, trailing: margin), fills: true, column)])
  }

  package static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.listMargin = environment.controls.nextListMargin
    environment.isInLazyGrid = false
  }
}

extension Signature {
  /// The signature of a scroll view of rows.
  static func rowList(_ name: String) -> Signature {
    Signature(
      name, .container, [Form([Parameter("content", .content, "the rows")])],
      summary: "a scroll view of rows",
      example: "\(name) { Text(\"One\"); Text(\"Two\") }",
      about: About(
        proposes: "rows 40 points less width for their content than they have, and no height",
        answers: "what it is offered",
        places: "rows of the whole width one below the other, at least 44 high",
        rule: "11 rules 7 to 16", isExact: false))
  }
}
