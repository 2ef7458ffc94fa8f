/// A lazy column: as wide as it is offered, every child of its ideal length (spec 09 rules 14 to 16).
enum LazyVStackKind: LazyStackKind {
  static let majorAxis = Axis.vertical

  static let signature = Signature(
    "LazyVStack", .container,
    [
      Form([
        Parameter(
          "alignment", .horizontalAlignment, default: ".center",
          "where the views stand across the column"),
        Parameter(
          "spacing", .optionalNumber, default: "nil",
          "points between neighbours; nil takes what they prefer, mostly 8"),
        Parameter(
          "pinnedViews", .any, default: "[]", "which headers stay in sight; layout does not read it"
        ),
        Parameter("content", .content, "the views of the column"),
      ])
    ],
    summary: "puts views in a column in which each has its ideal length",
    example:
      "LazyVStack { Color.blue.frame(width: 80, height: 20); Color.green.frame(width: 40, height: 20) }",
    about: About(
      proposes: "no height, so that each view has its ideal one; the whole width",
      answers:
        "the ideal heights of its views and the gaps together; all of the width that it is "
        + "offered",
      places: "one after the other, lined up by the alignment",
      rule: "09 rules 14 to 16"))
}
