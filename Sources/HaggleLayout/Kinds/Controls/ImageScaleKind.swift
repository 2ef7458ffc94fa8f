/// `imageScale`: symbols inside are 0.8, 1 or 1.28 times as large.
enum ImageScaleKind: ForwardingKind {
  static let signature = Signature(
    "imageScale", .modifier,
    [
      Form([
        Parameter(nil, name: "scale", .member(["small", "medium", "large"]), "the size of symbols")
      ])
    ],
    summary: "sets the size of symbols inside",
    example: "Image(systemName: \"star\").imageScale(.large)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; symbols inside are larger or smaller",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    let scales = ["small": 0.8, "large": 1.28]
    environment.controls.imageScale = view.member("scale").flatMap { scales[$0] } ?? 1
  }
}
