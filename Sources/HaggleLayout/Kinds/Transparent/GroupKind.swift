/// Several views that stand for themselves (spec 01 rules 17 and 18).
enum GroupKind: TransparentKind {
  static let signature = Signature(
    "Group", .transparent,
    [Form([Parameter("content", .content, "the views of the group")])],
    summary: "several views as one; a modifier of it goes to each",
    example: "HStack { Group { Color.blue; Color.green }.padding(8) }",
    about: About(
      proposes: "what the container around it offers each view",
      answers: "nothing of its own: its views stand for themselves",
      places: "each view as a child of the container around it",
      rule: "01 rules 17 and 18"))
}
