/// A lazy row: as high as it is offered, every child of its ideal length (spec 09 rules 14 to 16).
enum LazyHStackKind: LazyStackKind {
  static let majorAxis = Axis.horizontal

  static let signature = Signature(
    "LazyHStack", .container,
    [
      Form([
        Parameter(
          "alignment", .verticalAlignment, default: ".center",
          "where the views stand across the row"),
        Parameter(
          "spacing", .optionalNumber, default: "nil",
          "points between neighbours; nil takes what they prefer, mostly 8"),
        Parameter(
          "pinnedViews", .any, default: "[]", "which headers stay in sight; layout does not read it"
        ),
        Parameter("content", .content, "the views of the row"),
      ])
    ],
    summary: "puts views in a row in which each has its ideal length",
    example:
      "LazyHStack { Color.blue.frame(width: 80, height: 20); Color.green.frame(width: 40, height: 20) }",
    about: About(
      proposes: "no width, so that each view has its ideal one; the whole height",
      answers:
        "the ideal widths of its views and the gaps together; all of the height that it is "
        + "offered",
      places: "one after the other, lined up by the alignment",
      rule: "09 rules 14 to 16"))
}
