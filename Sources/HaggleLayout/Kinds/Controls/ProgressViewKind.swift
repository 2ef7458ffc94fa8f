/// A spinner of 20 × 20 points, 37 × 37 in large controls, above its label; with a value a bar of 4
/// points below it, as wide as it is offered.
enum ProgressViewKind: CompositeKind {
  static let signature = Signature(
    "ProgressView", .container,
    [
      Form(),
      Form([
        Parameter("label", .content, "the views of the label")
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written")
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("value", .any, "how much is done"),
        Parameter("total", .any, default: "1", "how much there is"),
      ]),
      Form([
        Parameter("value", .any, "how much is done"),
        Parameter("total", .any, default: "1", "how much there is"),
      ]),
      Form([
        Parameter("value", .any, "how much is done"),
        Parameter("total", .any, default: "1", "how much there is"),
        Parameter("label", .content, "the views of the label"),
      ]),
    ],
    summary: "a spinner, or with a value a bar",
    example: "ProgressView(value: 0.5)",
    about: About(
      proposes: "what a column offers its views",
      answers: "20 × 20 for the spinner; for a bar the width it is offered and a height "
        + "of 4",
      places: "the label below the spinner, above the bar",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let label = view.string("title").map { Part.text($0) } ?? .content
    let isLarge = ["large", "extraLarge"].contains(environment.controls.size)
    return view.argument("value") == nil
      ? .column([.piece(isLarge ? .largeSpinner : .spinner), label])
      : .column(alignment: "leading", [label, .piece(.progressBar)])
  }
}
