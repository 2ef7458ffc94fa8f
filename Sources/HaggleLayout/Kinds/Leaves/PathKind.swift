/// A path as a view: fills its frame wherever its lines are (spec 02 rule 2).
///
/// A shape of the author's own is laid out as one, for shapes answer so unless they say otherwise.
enum PathKind: FillKind {
  static let signature = Signature(
    "Path", .leaf,
    [
      Form(),
      Form([Parameter(nil, name: "drawing", .any, "what is drawn; layout does not read it")]),
    ],
    summary: "a shape drawn by hand that takes what it is offered",
    example:
      "ZStack { Path { path in path.addRect(CGRect(x: 0, y: 0, width: 40, height: 20)) }; Text(\"Hello\") }",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 2"))
}
