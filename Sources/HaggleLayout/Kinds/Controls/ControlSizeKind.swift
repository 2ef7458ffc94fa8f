/// `controlSize`: the size of bordered buttons and spinners inside.
enum ControlSizeKind: ForwardingKind {
  static let signature = Signature(
    "controlSize", .modifier,
    [
      Form([
        Parameter(
          nil, name: "size", .member(["mini", "small", "regular", "large", "extraLarge"]),
          "the size")
      ])
    ],
    summary: "sets the size of bordered buttons and spinners inside",
    example: "Button(\"OK\") {}.buttonStyle(.bordered).controlSize(.large)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; bordered buttons and spinners inside have the "
        + "size",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.size = view.member("size") ?? "regular"
  }
}
