/// A view for every number of a range (spec 01 rules 17 and 20).
///
/// Its children are the views made so far; the closure they come from is kept as source.
enum ForEachKind: TransparentKind {
  static let signature = Signature(
    "ForEach", .transparent,
    [
      Form([
        Parameter(nil, name: "range", .range, "the numbers, such as 0..<3"),
        Parameter(nil, name: "variable", .any, "the name of the number in the closure"),
        Parameter(nil, name: "body", .any, "the closure's views, as source"),
      ])
    ],
    summary: "makes views for every number of a range",
    example: "HStack { ForEach(0..<3) { i in Color.blue.frame(width: 20 * CGFloat(i + 1)) } }",
    about: About(
      proposes: "what the container around it offers each view",
      answers: "nothing of its own: its views stand for themselves",
      places: "each view as a child of the container around it",
      rule: "01 rules 17 and 20"))

  static var isDynamic: Bool { true }

  static var makesChildren: Bool { true }
}
