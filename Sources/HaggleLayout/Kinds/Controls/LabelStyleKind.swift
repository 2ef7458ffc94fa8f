/// `labelStyle`: whether labels inside show their symbol, their title or both.
enum LabelStyleKind: ForwardingKind {
  static let signature = Signature(
    "labelStyle", .modifier,
    [
      Form([
        Parameter(nil, name: "style", .any, "a style such as .iconOnly")
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
    let style = (view.source("style") ?? "").lowercased()
    environment.controls.label =
      style.contains("icononly") ? .icon : style.contains("titleonly") ? .title : .both
  }
}
