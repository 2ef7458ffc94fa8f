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
    example: "VStack(spacing: 10) { Color.blue; Color.green }")
}
