import HaggleLayout
import HaggleReports
import Testing

/// Pictures as a person last saw them; each in Unicode and in ASCII.
struct DiagramGoldenTests {
  /// A picture: its file, its source and how it is drawn.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var container: ProposedSize
    var options: ReportOptions
    var testDescription: String { name }

    init(
      _ name: String, _ source: String, _ width: Double?, _ height: Double?,
      _ options: ReportOptions = ReportOptions()
    ) {
      self.name = name
      self.source = source
      container = ProposedSize(width: width, height: height)
      self.options = options
    }
  }

  static let article =
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green; Color.yellow }"
  static let wide = "HStack(spacing: 0) { Color.red.frame(width: 400); Color.green }"
  static let nested = """
    VStack(spacing: 8) { Color.blue.frame(height: 24); HStack(spacing: 8) { Color.green; \
    Color.yellow } }.padding(16)
    """

  static let rows = [
    Row("article", article, 620, 80),
    Row(
      "article-partly-filled",
      article.replacing("Color.yellow", with: "Color.yellow.relativeProposed(width: 0.5)"), 620, 80),
    Row("nesting", nested, 240, 128),
    Row("nesting-dimensions", nested, 240, 128, ReportOptions(showsDimensions: true)),
    Row("nesting-depth", nested, 240, 128, ReportOptions(depth: 2)),
    Row("nesting-one-view", nested, 240, 128, ReportOptions(focus: 4)),
    Row(
      "no-room",
      """
      HStack(spacing: 4) { Color.blue; Color.purple.frame(width: 12, height: 20); \
      Color.yellow.frame(width: 3); Color.orange.frame(width: 8) }
      """, 100, 40),
    Row(
      "overlap",
      """
      ZStack { Color.blue.frame(width: 120, height: 64); \
      Color.green.frame(width: 80, height: 48).offset(x: 52, y: 24) }
      """, 240, 112),
    Row("overflow", "Color.red.frame(width: 240, height: 32)", 160, 64),
    Row(
      "thin-and-zero",
      """
      HStack(spacing: 40) { Color.clear.frame(width: 20); Color.red.frame(width: 1); \
      Color.clear.frame(width: 0, height: 0); Spacer(); Color.blue }
      """, 320, 32),
    Row("fitted", wide, 2000, 64),
    Row("window", wide, 2000, 64, ReportOptions(window: Point(x: 300, y: 0))),
    Row("fixed-scale", wide, 2000, 64, ReportOptions(scale: 5)),
    Row(
      "dimensions", article.replacing("spacing: 10", with: "spacing: 40"), 240, 64,
      ReportOptions(columns: 62, showsDimensions: true)),
    Row("text", "VStack { Text(\"Hello world\").padding(); Divider(); Text(\"again\") }", 200, 120),
    Row(
      "overlays",
      """
      ZStack(alignment: .bottomTrailing) { Color.blue; \
      Text("badge").padding(4).background(Color.yellow) }\
      .overlay(alignment: .topLeading) { Text("9") }
      """, 160, 70),
    Row("letters", "HStack(spacing: 0) { ForEach(0..<30) { i in Color.red } }", 1000, 40),
    Row(
      "front-to-back",
      """
      ZStack { Color.blue.frame(width: 100, height: 60).zIndex(1); \
      Color.green.frame(width: 80, height: 80) }
      """, 160, 100),
    Row("unspecified", article, nil, nil),
    Row("infinite", "HStack { Color.blue.frame(width: 60); Color.green }", .infinity, 60),
    Row(
      "identical-frames",
      """
      ZStack { Color.blue; Color.green.frame(maxWidth: 400).relativeProposed(width: 1) }\
      .background(Color.red)
      """, 300, 60),
    Row(
      "wide-characters",
      "HStack(spacing: 0) { Color.blue.id(\"日本語\"); Color.green.id(\"👍🏽 ok\"); Color.red.id(\"a\\u{1B}[2J\") }",
      300, 48),
  ]

  @Test(arguments: rows)
  func `pictures are as they were`(_ row: Row) throws {
    var scene = try Scene(tree(row.source), in: row.container)
    let source = "\(row.source)\nin \(Lengths(digits: 3).proposal(row.container))\n\n"
    let unicode = Diagram.render(&scene, row.options)
    try GoldenFile(name: "\(row.name).txt").compare(source + unicode)

    var options = row.options
    options.style = .ascii
    scene.scale = nil
    let ascii = Diagram.render(&scene, options)
    try GoldenFile(name: "\(row.name).ascii.txt").compare(source + ascii)
  }

  /// The picture that the first page of the manual shows.
  @Test func `the article's row is drawn as designed`() throws {
    let container = ProposedSize(width: 620, height: 80)
    var scene = try Scene(tree(Self.article), in: container)
    let expected = """
      hstack 620×80 · 1 col = 8 pt, 1 row = 16 pt
      ┌────────────┬┬──────────────────────────────┬┬───────────────────────────────┐
      │ blue       ││ green                        ││ yellow                        │
      │ 100×80     ││ 250×80                       ││ 250×80                        │
      │            ││                              ││                               │
      │            ││                              ││                               │
      └────────────┴┴──────────────────────────────┴┴───────────────────────────────┘
      blue = relativeProposed(width: 0.5) ▸ Color.blue
      """
    let lines = Diagram.render(&scene, ReportOptions()).split(separator: "\n")
    #expect(lines == expected.split(separator: "\n"))
  }

  @Test func `a scale is kept while it fits`() throws {
    let root = try tree(Self.article)
    var scene = try Scene(root, in: ProposedSize(width: 620, height: 80))
    _ = Diagram.render(&scene, ReportOptions())
    scene.container.width = 400
    scene.result = try root.layout(in: scene.container)
    #expect(Diagram.render(&scene, ReportOptions()).contains("1 col = 8 pt"))
    scene.container.width = 700
    scene.result = try root.layout(in: scene.container)
    #expect(Diagram.render(&scene, ReportOptions()).contains("1 col = 9 pt"))
  }
}
