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
    example: "HStack { Color.blue; if true { Color.green } else { Color.red } }")

  static var isDynamic: Bool { true }
}
