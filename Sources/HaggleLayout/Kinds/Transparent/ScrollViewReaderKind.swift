/// A closure that is given a proxy by which it can scroll: its views stand for themselves (spec 01
/// rule 17).
enum ScrollViewReaderKind: TransparentKind {
  static let signature = Signature(
    "ScrollViewReader", .transparent,
    [Form([Parameter("content", .content, "the views", given: "proxy")])],
    summary: "stands for the views inside, which can scroll by its proxy",
    example:
      "ScrollViewReader { proxy in ScrollView { ForEach(0..<9) { i in Text(\"Row \\(i)\").id(i) } } }",
    about: About(
      proposes: "what the container around it offers each view",
      answers: "nothing of its own: its views stand for themselves",
      places: "each view as a child of the container around it; nothing is scrolled",
      rule: "01 rule 17"))
}
