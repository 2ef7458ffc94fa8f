/// `buttonStyle`: bordered styles give the buttons inside space around their labels.
enum ButtonStyleKind: ForwardingKind {
  static let signature = Signature(
    "buttonStyle", .modifier,
    [
      Form([
        Parameter(
          nil, name: "style", .choice(bordered + others, of: "ButtonStyle"),
          "a style such as .bordered")
      ])
    ],
    summary: "sets how buttons inside are drawn",
    example: "Button(\"OK\") {}.buttonStyle(.bordered)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; bordered buttons inside are larger",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  /// The styles with a background around the label.
  private static let bordered = ["bordered", "borderedProminent", "glass", "glassProminent"]

  /// The styles that leave the label as it is; `link`, `card` and the like are other systems'.
  private static let others = [
    "automatic", "plain", "borderless", "link", "card", "accessoryBar", "accessoryBarAction",
  ]

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.hasBorderedButtons = view.choice("style").map(bordered.contains) ?? false
  }
}
