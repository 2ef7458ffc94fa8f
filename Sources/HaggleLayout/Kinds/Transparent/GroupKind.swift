/// Several views that stand for themselves (spec 01 rules 17 and 18).
enum GroupKind: TransparentKind {
  static let signature = Signature(
    "Group", .transparent,
    [Form([Parameter("content", .content, "the views of the group")])],
    summary: "several views as one; a modifier of it goes to each",
    example: "HStack { Group { Color.blue; Color.green }.padding(8) }")
}
