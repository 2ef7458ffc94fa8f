/// A grid of given columns that grows with its views (spec 09).
enum LazyVGridKind: LazyGridKind {
  static let majorAxis = Axis.vertical

  static let signature = Signature(
    "LazyVGrid", .container,
    [
      Form([
        Parameter(
          "columns", .gridItems,
          "the columns, such as [GridItem(.fixed(60)), GridItem(.flexible())]"),
        Parameter(
          "alignment", .horizontalAlignment, default: ".center",
          "where the columns stand in the grid"),
        Parameter(
          "spacing", .optionalNumber, default: "nil", "points between the lines; nil is 8"),
        Parameter(
          "pinnedViews", .any, default: "[]", "which headers stay in sight; layout does not read it"
        ),
        Parameter("content", .content, "the views, line by line"),
      ])
    ],
    summary: "puts views into given columns, line by line",
    example:
      "LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())]) { Color.blue; Color.green; Color.red }",
    about: About(
      proposes:
        "the width of its column; no height when it measures, that of the row when it places",
      answers: "at least the offered width; the heights of its rows and the gaps together",
      places:
        "column by column into the next row, in the middle of its cell unless an alignment "
        + "says otherwise",
      rule: "09 rules 1 to 13",
      figures:
        "columns keep their fractions of a point until they are drawn; whether SwiftUI rounds them "
        + "before is not known",
      unknown: unknown))
}
