/// A label above a bar of 6 points that is as wide as it is offered, between the labels of its ends,
/// and the label of the value below; in circular styles a ring of 58 × 58.
///
/// Not measured; after iOS 17.
enum GaugeKind: CompositeKind {
  private static let value = [
    Parameter("value", .any, "how full it is"),
    Parameter("in", .any, default: "0...1", "the bounds"),
  ]
  private static let label = Parameter("label", .content, "the views of the label")
  private static let current = Parameter(
    "currentValueLabel", .content, default: "{}", "what stands below the bar")

  static let signature = Signature(
    "Gauge", .container,
    [
      Form(value + [label, current]),
      Form(
        value + [
          label, current,
          Parameter("minimumValueLabel", .content, "what stands before the bar"),
          Parameter("maximumValueLabel", .content, "what stands behind it"),
        ]),
    ],
    summary: "a label above a bar that takes the width it is offered",
    example: "Gauge(value: 0.5) { Text(\"Speed\") }",
    about: About(
      proposes: "what a column offers its views",
      answers: "the width it is offered; in circular styles 58 × 58",
      places: "its label, the bar between the labels of its ends, and the value below each other",
      rule: "04 rules 1 to 16", isExact: false))

  static var hidesViews: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    if environment.controls.gauge.lowercased().contains("circular") {
      return .row([.piece(.ring)])
    }
    let bar = Part.row([
      .written("minimumValueLabel"), .piece(.gaugeBar), .written("maximumValueLabel"),
    ])
    let label = environment.controls.hidesLabels ? [] : [Part.content]
    return .column(alignment: "leading", label + [bar, .written("currentValueLabel")])
  }
}
