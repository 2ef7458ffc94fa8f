/// A column of views, shared out from top to bottom (spec 04).
enum VStackKind: StackKind {
  static let majorAxis = Axis.vertical

  static let signature = Signature(
    "VStack", .container,
    [
      Form([
        Parameter(
          "alignment", .horizontalAlignment, default: ".center",
          "which lines of the views are one above the other"),
        Parameter(
          "spacing", .optionalNumber, default: "nil",
          "points between neighbours; nil takes what they prefer, mostly 8"),
        Parameter("content", .content, "the views of the column"),
      ])
    ],
    summary: "puts views in a column and shares its height among them",
    example: "VStack(spacing: 10) { Color.blue; Color.green }",
    about: About(
      proposes:
        "least flexible first: each an equal part of the height that is left after gaps and "
        + "views asked before; the width as it was offered. Higher layout priorities come "
        + "first, the least of the others being kept. With no height on offer nothing is shared",
      answers:
        "the heights of its views and the gaps together, never its own offer; the width from "
        + "the first edge to the last of the lined up views",
      places: "one after the other in the order of the source, lined up by the alignment",
      rule: "04 rules 1 to 16"))
}
