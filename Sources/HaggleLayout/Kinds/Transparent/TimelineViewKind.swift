/// Views that are made anew as time goes on: those of one moment stand for themselves (spec 01 rule
/// 17).
enum TimelineViewKind: TransparentKind {
  static let signature = Signature(
    "TimelineView", .transparent,
    [
      Form([
        Parameter(nil, name: "schedule", .style, "when; layout does not read it"),
        Parameter("content", .content, "the views of a moment", given: "context"),
      ])
    ],
    summary: "stands for the views inside, at one moment",
    example: "TimelineView(.animation) { context in Circle().frame(width: 40) }",
    about: About(
      proposes: "what the container around it offers each view",
      answers: "nothing of its own: its views stand for themselves",
      places: "each view as a child of the container around it",
      rule: "01 rule 17"))

  static var isDynamic: Bool { true }
}
