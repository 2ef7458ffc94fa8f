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
      "LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.flexible())]) { Color.blue; Color.green; Color.red }",
    about: About(
      proposes:
        "the height of its row; no width when it measures, that of the column when it places",
      answers: "at least the offered height; the widths of its columns and the gaps together",
      places:
        "row by row into the next column, in the middle of its cell unless an alignment says "
        + "otherwise",
      rule: "09 rules 1 to 13",
      figures:
        "rows keep their fractions of a point until they are drawn; whether SwiftUI rounds them "
        + "before is not known",
      unknown: unknown))
}
