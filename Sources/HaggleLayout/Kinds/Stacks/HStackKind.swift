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
    example: "HStack(spacing: 10) { Color.blue; Color.green }")
}
