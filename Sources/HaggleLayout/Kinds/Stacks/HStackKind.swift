/// A row of views, shared out from leading to trailing (spec 04).
enum HStackKind: StackKind {
  static let majorAxis = Axis.horizontal

  static let signature = Signature(
    "HStack", .container,
    [
      Form([
        Parameter(
          "alignment", .verticalAlignment, default: ".center",
          "which lines of the views are on one height"),
        Parameter(
          "spacing", .optionalNumber, default: "nil",
          "points between neighbours; nil takes what they prefer, mostly 8"),
        Parameter("content", .content, "the views of the row"),
      ])
    ],
    summary: "puts views in a row and shares its width among them",
    example: "HStack(spacing: 10) { Color.blue; Color.green }",
    about: About(
      proposes:
        "least flexible first: each an equal part of the width that is left after gaps and "
        + "views asked before; the height as it was offered. Higher layout priorities come "
        + "first, the least of the others being kept. With no width on offer nothing is shared",
      answers:
        "the widths of its views and the gaps together, never its own offer; the height from "
        + "the first edge to the last of the lined up views",
      places: "one after the other in the order of the source, lined up by the alignment",
      rule: "04 rules 1 to 16"))
}
