/// No view: containers leave it out; where one view is needed it fills (spec 02 rule 26).
enum EmptyViewKind: FillKind {
  static let signature = Signature(
    "EmptyView", .leaf,
    summary: "is nothing; a stack leaves it out",
    example: "HStack { Color.blue; EmptyView(); Color.green }",
    about: About(
      answers: "nothing in a stack, which leaves it out; alone it takes what it is offered",
      rule: "02 rule 26"))
}
