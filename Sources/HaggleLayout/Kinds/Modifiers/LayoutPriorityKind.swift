/// `layoutPriority`: who is served first in a stack (spec 05 rules 24 and 25).
enum LayoutPriorityKind: UnaryKind {
  static let signature = Signature(
    "layoutPriority", .modifier,
    [Form([Parameter(nil, name: "priority", .number, "higher ones are served first; 0 is usual")])],
    summary: "lets a stack serve the view before others",
    example: "HStack { Color.blue.frame(minWidth: 40); Color.green.layoutPriority(1) }",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; stacks ask it before views of lower priority",
      rule: "05 rules 24 and 25"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    lowering.traits.priority = view.number("priority") ?? 0
  }
}
