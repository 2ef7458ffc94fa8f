/// `gridColumnAlignment`: aligns the views of a column of a Grid (spec 08).
enum GridColumnAlignmentKind: GridCellKind {
  static let signature = Signature(
    "gridColumnAlignment", .modifier,
    [
      Form([
        Parameter(
          nil, name: "guide", .horizontalAlignment,
          "which lines of the column's views are one above the other")
      ])
    ],
    summary: "aligns the views of a column of a Grid",
    example:
      "Grid { GridRow { Color.blue.frame(width: 20).gridColumnAlignment(.leading) }; GridRow { Color.green.frame(width: 80) } }",
    about: About(
      proposes: "what the grid offers the cell",
      answers: "the size of the view inside",
      places: "all views of its column by the guide",
      rule: "08 rule 8", isExact: false))

  static func change(_ cell: inout GridCellTraits, by view: View) {
    cell.columnAlignment = view.alignmentKey("guide", on: .horizontal)
  }
}
