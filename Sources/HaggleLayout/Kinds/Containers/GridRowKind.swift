/// A row of a grid (spec 08 rules 1 to 4).
///
/// Its views are the cells; outside a grid it stands for them like a group.
enum GridRowKind: TransparentKind {
  static let signature = Signature(
    "GridRow", .transparent,
    [
      Form([
        Parameter(
          "alignment", .verticalAlignment, default: "nil", "which lines of the cells are level"),
        Parameter("content", .content, "the cells of the row"),
      ])
    ],
    summary: "the cells of a row in a Grid",
    example: "Grid { GridRow { Color.blue; Color.green } }",
    about: About(
      proposes: "what the grid offers each cell",
      answers: "nothing of its own: its cells do",
      places: "each cell in its column; outside a grid it is a group",
      rule: "08 rules 1 to 4", isExact: false))
}
