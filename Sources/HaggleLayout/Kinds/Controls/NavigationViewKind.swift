/// A stack of screens: takes what it is offered and shows the first screen in it; the bars at top and
/// bottom are left out.
enum NavigationViewKind: ScreenKind {
  static let signature = Signature(
    "NavigationView", .container,
    [
      Form([
        Parameter("content", .content, "the views of the screen")
      ])
    ],
    summary: "a screen without its bars",
    example: "NavigationView { Text(\"Hello\") }",
    about: About(
      proposes: "what it is offered",
      answers: "what it is offered",
      places: "its content in the middle; bars are left out",
      rule: "01 rule 14", isExact: false), note: "NavigationView is laid out without its bars")

  static var stacksContent: Bool { true }
}
