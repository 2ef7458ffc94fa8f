/// `edgesIgnoringSafeArea`, the older spelling of `ignoresSafeArea` (spec 12 rule 10).
enum EdgesIgnoringSafeAreaKind: SafeAreaIgnoringKind {
  static let signature = Signature(
    "edgesIgnoringSafeArea", .modifier,
    [Form([Parameter(nil, name: "edges", .edges, SafeAreaIgnoringWords.edges)])],
    summary: SafeAreaIgnoringWords.summary,
    example:
      "Color.blue.edgesIgnoringSafeArea(.all).safeAreaInset(edge: .top) { Color.green.frame(height: 20) }",
    about: SafeAreaIgnoringWords.about)

  static func edges(of view: View) -> Edge.Set { view.edges("edges") }
}
