/// `buttonStyle`: bordered styles give the buttons inside space around their labels.
enum ButtonStyleKind: ForwardingKind {
  static let signature = Signature(
    "buttonStyle", .modifier,
    [
      Form([
        Parameter(nil, name: "style", .any, "a style such as .bordered")
      ])
    ],
    summary: "sets how buttons inside are drawn",
    example: "Button(\"OK\") {}.buttonStyle(.bordered)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; bordered buttons inside are larger",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.hasBorderedButtons = (view.source("style") ?? "").lowercased().contains(
      "bordered")
    if (view.source("style") ?? "").lowercased().contains("borderless") {
      environment.controls.hasBorderedButtons = false
    }
  }
}
