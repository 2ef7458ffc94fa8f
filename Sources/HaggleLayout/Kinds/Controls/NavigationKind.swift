/// A stack of screens: takes what it is offered and shows the first screen in it; the bars at top and
/// bottom are left out.
protocol NavigationKind: ScreenKind {}

extension NavigationKind {
  package static var stacksContent: Bool { true }
}

extension Signature {
  /// The signature of a stack of screens.
  static func navigation(_ name: String, _ parameters: [Parameter]) -> Signature {
    Signature(
      name, .container, [Form(parameters)], summary: "a screen without its bars",
      example: "\(name) { Text(\"Hello\") }",
      about: About(
        proposes: "what it is offered", answers: "what it is offered",
        places: "its content in the middle; bars are left out", rule: "01 rule 14",
        isExact: false), note: "\(name) is laid out without its bars")
  }
}
