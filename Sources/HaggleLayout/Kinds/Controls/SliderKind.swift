/// A track as wide as it is offered and 31 points high, between its value labels; iOS does not show
/// the label itself.
enum SliderKind: CompositeKind {
  static let signature = Signature(
    "Slider", .container,
    [
      Form([
        Parameter("value", .any, "the binding"),
        Parameter("in", .any, default: "nil", "the bounds"),
        Parameter("step", .any, default: "1", "the step"),
        Parameter(
          "onEditingChanged", .action, default: "{ _ in }", "what happens while it changes"),
      ]),
      Form([
        Parameter("value", .any, "the binding"),
        Parameter("in", .any, default: "nil", "the bounds"),
        Parameter("step", .any, default: "1", "the step"),
        Parameter("label", .action, "the label, which does not show"),
        Parameter("minimumValueLabel", .content, "what stands before the track"),
        Parameter("maximumValueLabel", .content, "what stands behind it"),
      ]),
      Form([
        Parameter("value", .any, "the binding"),
        Parameter("in", .any, default: "nil", "the bounds"),
        Parameter("step", .any, default: "1", "the step"),
        Parameter("minimumValueLabel", .view, "what stands before the track"),
        Parameter("maximumValueLabel", .view, "what stands behind it"),
        Parameter("label", .action, "the label, which does not show"),
      ]),
    ],
    summary: "a track that takes the width it is offered",
    example: "Slider(value: $volume)",
    about: About(
      proposes: "what a row offers its views",
      answers: "the width it is offered; 31 high",
      places: "its value labels at both ends, the track between them",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    .row([.content, .piece(.sliderTrack), .written("maximumValueLabel")])
  }
}
