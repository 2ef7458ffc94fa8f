/// `labelStyle`: whether labels inside show their symbol, their title or both.
enum LabelStyleKind: ForwardingKind {
  static let signature = Signature(
    "labelStyle", .modifier,
    [
      Form([
        Parameter(
          nil, name: "style",
          .choice(["automatic", "iconOnly", "titleOnly", "titleAndIcon"], of: "LabelStyle"),
          "a style such as .iconOnly")
      ])
    ],
    summary: "sets which pieces labels inside show",
    example: "Label(\"Star\", systemImage: \"star\").labelStyle(.iconOnly)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; labels inside show what the style says",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.label =
      switch view.choice("style") {
      case "iconOnly": .icon
      case "titleOnly": .title
      default: .both
      }
  }
}
