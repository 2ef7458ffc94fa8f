/// Rows with a header above them and a footer below; outside a list it stands for them like a group.
///
/// In a lazy grid header and footer are lines as wide as the grid (spec 09 rule 11). In a list headers and footers are 13-point text: 17 points above the header, 6 below it.
enum SectionKind: TransparentKind {
  static let signature = Signature(
    "Section", .transparent,
    [
      Form([
        Parameter("content", .content, "the rows"),
        Parameter("header", .content, default: "{}", "what stands above them"),
        Parameter("footer", .content, default: "{}", "what stands below them"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("content", .content, "the rows"),
      ]),
      Form([
        Parameter("header", .view, "what stands above the rows"),
        Parameter("content", .content, "the rows"),
      ]),
      Form([
        Parameter("header", .view, "what stands above the rows"),
        Parameter("footer", .view, "what stands below the rows"),
        Parameter("content", .content, "the rows"),
      ]),
      Form([
        Parameter("footer", .view, "what stands below the rows"),
        Parameter("content", .content, "the rows"),
      ]),
    ],
    summary: "rows with a header and a footer",
    example: "List { Section(\"Fruit\") { Text(\"Apple\"); Text(\"Pear\") } }",
    about: About(
      proposes: "what the container around it offers each view",
      answers: "nothing of its own: header, rows and footer stand for themselves",
      places:
        "header, rows and footer as children of the container around it; in a lazy grid header and "
        + "footer as lines of their own",
      rule: "01 rules 17 and 18", isExact: false))

  static func parts(of view: View, in environment: LoweringEnvironment) -> [Part]? {
    let header = view.string("title").map { Part.text($0) } ?? .written("header")
    if environment.isInLazyGrid {
      return [
        .lines([header], isWhole: true), .lines([.content], isWhole: false),
        .lines([.written("footer")], isWhole: true),
      ]
    }
    guard environment.controls.listMargin != nil else {
      return [header, .content, .written("footer")]
    }
    let hasHeader =
      view.string("title") != nil
      || view.children.contains { $0.partLabel == "header" && !$0.children.isEmpty }
    return [
      hasHeader ? .heading(header, top: 17, bottom: 6) : .heading(.piece(.sectionStart), top: 28),
      .content, .heading(.written("footer"), top: 6, bottom: 6),
    ]
  }
}
