/// `ignoresSafeArea` (spec 12 rules 9 to 11).
enum IgnoresSafeAreaKind: SafeAreaIgnoringKind {
  static let signature = Signature(
    "ignoresSafeArea", .modifier,
    [
      Form([
        Parameter(
          nil, name: "regions", .member(["all", "container", "keyboard"]), default: ".all",
          "what is ignored; there is no keyboard here"),
        Parameter("edges", .edges, default: ".all", SafeAreaIgnoringWords.edges),
      ])
    ],
    summary: SafeAreaIgnoringWords.summary,
    example:
      "Color.blue.ignoresSafeArea().safeAreaInset(edge: .bottom) { Color.green.frame(height: 20) }",
    about: SafeAreaIgnoringWords.about)

  /// None where only a keyboard is ignored (rule 15).
  static func edges(of view: View) -> Edge.Set {
    view.member("regions") == "keyboard" ? [] : view.edges("edges")
  }
}
