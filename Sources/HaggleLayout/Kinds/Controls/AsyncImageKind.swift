/// A picture that is not there yet: its placeholder, or else a grey area that takes what it is
/// offered.
enum AsyncImageKind: CompositeKind {
  static let signature = Signature(
    "AsyncImage", .container,
    [
      Form([
        Parameter("url", .any, "where the picture is"),
        Parameter("scale", .any, default: "1", "pixels to a point"),
      ]),
      Form([
        Parameter("url", .any, "where the picture is"),
        Parameter("scale", .any, default: "1", "pixels to a point"),
        Parameter("content", .action, "what is made of the picture; not laid out"),
        Parameter("placeholder", .content, "the views until it is there"),
      ]),
      Form([
        Parameter("url", .any, "where the picture is"),
        Parameter("scale", .any, default: "1", "pixels to a point"),
        Parameter("transaction", .any, default: "nil", "how it appears"),
        Parameter("content", .action, "what is made of its state; not laid out"),
      ]),
    ],
    summary: "the placeholder of a picture that is not there yet",
    example: "AsyncImage(url: URL(string: \"https://example.com/a.png\"))",
    about: About(
      proposes: "what it is offered",
      answers: "what its placeholder answers; without one what it is offered",
      places: "its placeholder at its own place",
      rule: "02 rule 1", isExact: false), note: "AsyncImage is laid out as its placeholder")

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let isWritten = view.parameters.contains { $0.type == .content }
    return isWritten ? .column([.content]) : .made(View(RectangleKind.self))
  }
}
