/// `if` and `else` between views (spec 01 rules 17 and 20).
///
/// Its children are the views of the branch that was taken; the other is kept as source.
enum ConditionalKind: TransparentKind {
  static let signature = Signature(
    "if", .transparent,
    [
      Form([
        Parameter(nil, name: "condition", .any, "what decides, as source"),
        Parameter(nil, name: "isTrue", .boolean, "whether the first branch was taken"),
        Parameter(nil, name: "other", .any, "the branch that was not taken, as source"),
      ])
    ],
    summary: "chooses between views",
    example: "HStack { Color.blue; if true { Color.green } else { Color.red } }",
    about: About(
      proposes: "what the container around it offers each view",
      answers: "nothing of its own: the views of the branch taken stand for themselves",
      places: "each view as a child of the container around it",
      rule: "01 rules 17 and 20"))

  static var isDynamic: Bool { true }
}
