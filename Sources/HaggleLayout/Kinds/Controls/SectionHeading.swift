/// Makes the view inside a heading of a section: a row of a list that is no higher than it needs.
enum SectionHeading: ForwardingKind {
  static let signature = Signature(
    "section heading", .modifier, [Form([Parameter(nil, name: "insets", .insets, "the space")])],
    summary: "a heading in a list", example: "",
    about: About(answers: "what its content answers", rule: "05 rule 1", isExact: false))

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String { "heading" }

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.text.fontSize = 13
  }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    lowering.traits.listRow = ListRowTraits(
      insets: view.insets("insets") ?? EdgeInsets(), minHeight: 0)
  }
}

extension Part {
  /// Every view of a part as a heading, with space above and below it in points.
  static func heading(_ part: Part, top: Double, bottom: Double = 0) -> Part {
    let insets = EdgeInsets(top: top, leading: 20, bottom: bottom, trailing: 20)
    return .made(View(SectionHeading.self, arguments: [.insets(insets)]), [part])
  }
}
