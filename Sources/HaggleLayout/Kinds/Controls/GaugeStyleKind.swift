/// `gaugeStyle`: bars or rings.
enum GaugeStyleKind: ForwardingKind {
  static let signature = Signature(
    "gaugeStyle", .modifier,
    [
      Form([
        Parameter(
          nil, name: "style",
          .choice(
            [
              "automatic", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity",
              "accessoryCircular", "accessoryCircularCapacity", "circular", "linear",
            ], of: "GaugeStyle"), "a style such as .accessoryCircular")
      ])
    ],
    summary: "sets how gauges inside are drawn",
    example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryCircular)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; circular gauges inside are rings of 58 × 58",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.gauge = view.choice("style") ?? "automatic"
  }
}
