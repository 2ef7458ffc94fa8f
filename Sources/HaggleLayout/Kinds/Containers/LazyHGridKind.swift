/// A grid of given rows that grows with its views (spec 09).
enum LazyHGridKind: LazyGridKind {
  static let majorAxis = Axis.horizontal

  static let signature = Signature(
    "LazyHGrid", .container,
    [
      Form([
        Parameter(
          "rows", .gridItems, "the rows, such as [GridItem(.fixed(60)), GridItem(.flexible())]"),
        Parameter(
          "alignment", .verticalAlignment, default: ".center", "where the rows stand in the grid"),
        Parameter(
          "spacing", .optionalNumber, default: "nil", "points between the lines; nil is 8"),
        Parameter(
          "pinnedViews", .any, default: "[]", "which headers stay in sight; layout does not read it"
        ),
        Parameter("content", .content, "the views, line by line"),
      ])
    ],
    summary: "puts views into given rows, line by line",
    example:
      "LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.flexible())]) { Color.blue; Color.green; Color.red }"
  )
}
