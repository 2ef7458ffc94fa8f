/// `gridCellAnchor`: puts a view of a Grid at a point of its cell (spec 08).
enum GridCellAnchorKind: GridCellKind {
  static let signature = Signature(
    "gridCellAnchor", .modifier,
    [
      Form([
        Parameter(
          nil, name: "anchor", .unitPoint,
          "the point of the view that lies on that point of the cell")
      ])
    ],
    summary: "puts a view of a Grid at a point of its cell",
    example:
      "Grid { GridRow { Color.blue.frame(width: 20, height: 20).gridCellAnchor(.topLeading) }; Color.green }",
    about: About(
      proposes: "what the grid offers the cell",
      answers: "the size of the view inside",
      places: "a point of the view on the same point of its cell, without regard to alignments",
      rule: "08 rule 10", isExact: false))

  static func change(_ cell: inout GridCellTraits, by view: View) {
    cell.anchor = view.unitPoint("anchor")
  }
}
