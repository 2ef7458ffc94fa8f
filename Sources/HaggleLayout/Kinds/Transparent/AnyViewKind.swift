/// A view whose type is not told: its views stand for themselves (spec 01 rule 17).
enum AnyViewKind: TransparentKind {
  static let signature = Signature(
    "AnyView", .transparent,
    [
      Form([Parameter(nil, name: "view", .view, "the view")]),
      Form([Parameter("erasing", .view, "the view")]),
    ],
    summary: "stands for the view inside",
    example: "HStack { AnyView(Color.blue.frame(width: 40)); Color.green }",
    about: About(
      proposes: "what the container around it offers each view",
      answers: "nothing of its own: the view inside stands for itself",
      places: "the view inside as a child of the container around it",
      rule: "01 rules 17 and 20"))

  static var isDynamic: Bool { true }
}
