/// Screens of which one shows: the first, in all that is offered; the tab bar is left out.
enum TabViewKind: ScreenKind {
  static let signature = Signature(
    "TabView", .container,
    [
      Form([
        Parameter("selection", .any, default: "nil", "the binding"),
        Parameter("content", .content, "the screens"),
      ])
    ],
    summary: "shows the first of its screens, without a tab bar",
    example: "TabView { Text(\"One\"); Text(\"Two\") }",
    about: About(
      proposes: "what it is offered",
      answers: "what it is offered",
      places: "its first view in the middle; the others are not laid out",
      rule: "01 rule 14", isExact: false),
    note: "TabView is laid out as its first tab, without its bar")

  static var hidesViews: Bool { true }
}
