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
    example: "Grid { GridRow { Color.blue; Color.green } }")
}
