/// `gridCellUnsizedAxes`: takes a cell of a Grid as long as its row or column is anyway (spec 08).
enum GridCellUnsizedAxesKind: GridCellKind {
  static let signature = Signature(
    "gridCellUnsizedAxes", .modifier,
    [
      Form([
        Parameter(nil, name: "axes", .axes, "the axes on which the cell has no say")
      ])
    ],
    summary: "takes a cell of a Grid as long as its row or column is anyway",
    example:
      "Grid { GridRow { Color.blue.frame(width: 80, height: 20) }; Divider().gridCellUnsizedAxes(.horizontal) }",
    about: About(
      proposes: "the length that the grid finds without asking the cell",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself",
      rule: "08 rule 14", isExact: false))

  static func change(_ cell: inout GridCellTraits, by view: View) {
    cell.unsizedAxes = view.axes("axes") ?? []
  }
}
