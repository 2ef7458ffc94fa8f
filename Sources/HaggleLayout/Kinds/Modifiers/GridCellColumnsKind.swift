/// `gridCellColumns`: lets a cell of a Grid cover several columns (spec 08).
enum GridCellColumnsKind: GridCellKind {
  static let signature = Signature(
    "gridCellColumns", .modifier,
    [
      Form([
        Parameter(nil, name: "count", .integer, "how many columns the cell covers")
      ])
    ],
    summary: "lets a cell of a Grid cover several columns",
    example:
      "Grid { GridRow { Color.blue; Color.green }; GridRow { Color.red.gridCellColumns(2) } }",
    about: About(
      proposes: "what the grid offers the cells it covers",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself",
      rule: "08 rules 3 and 18", isExact: false))

  static func change(_ cell: inout GridCellTraits, by view: View) {
    cell.columns = Int(min(max(view.number("count") ?? 1, 1), 1000))
  }
}
