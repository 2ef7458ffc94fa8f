import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Text, its widths by the built-in table: spec 02 rules 15 to 22, 13 rule 8.
struct TextKindTests {
  private static let hello = "Text(\"Hello world\")"

  static let answers =
    LayoutCase.answers(
      "02.15 to 02.19: two words", hello,
      [
        ((nil, nil), (85.333, 20.333)), ((.infinity, .infinity), (85.333, 20.333)),
        ((nil, 5), (85.333, 20.333)), ((300, 0), (85.333, 20.333)), ((85.4, nil), (85.333, 20.333)),
        ((0, 0), (0, 0)),
      ])
    + LayoutCase.answers(
      "02.15: written line ends break", "Text(\"Hello world\\n\\nx\")",
      [((nil, nil), (85.333, 61)), ((nil, 45), (85.333, 40.667)), ((300, 0), (102.667, 20.333))])
    + LayoutCase.answers("02.15: no text has a line", "Text(\"\")", [((nil, nil), (0, 20.333))])
    + LayoutCase.answers(
      "02.17: one line at most", "\(hello).lineLimit(1)", [((nil, nil), (85.333, 20.333))])
    + LayoutCase.answers(
      "02.17: room for three lines", "\(hello).lineLimit(3, reservesSpace: true)",
      [((nil, nil), (85.333, 61)), ((300, 5), (85.333, 61))])
    + LayoutCase.answers(
      "02.17: from two to three lines", "\(hello).lineLimit(2...3)",
      [((nil, nil), (85.333, 40.667)), ((20, nil), (17.333, 61))])
    + LayoutCase.answers(
      "02.17: two lines or more", "\(hello).lineLimit(2...)",
      [((nil, nil), (85.333, 40.667)), ((20, nil), (19.333, 122))])
    + LayoutCase.answers(
      "02.17: up to two lines", "\(hello).lineLimit(...2)",
      [((nil, nil), (85.333, 20.333)), ((20, nil), (17.333, 40.667))])
    + LayoutCase.answers(
      "02.16: distance between lines", "\(hello).lineSpacing(10)",
      [((nil, nil), (85.333, 20.333)), ((60, nil), (41.333, 50.667)), ((60, 45), (56.667, 20.333))])
    + LayoutCase.answers(
      "02.16: capital letters", "\(hello).textCase(.uppercase)", [((nil, nil), (125.667, 20.333))])
    + LayoutCase.answers(
      "02.16: a sign drawn as a picture, a mark on a letter, an ideograph",
      "HStack(spacing: 0) { Text(\"❤️\"); Text(\"e\u{301}\"); Text(\"日\") }",
      [((nil, nil), (43.667, 20.333))])
    + [
      ("largeTitle", 40.667), ("title", 33.667), ("title2", 26.333), ("title3", 24),
      ("headline", 20.333), ("body", 20.333), ("callout", 19.333), ("subheadline", 18),
      ("footnote", 15.667), ("caption", 14.333), ("caption2", 13.333),
    ].map { font, height in
      LayoutCase(
        "13.8: a line of \(font)", "Text(\"\").font(.\(font))", (nil, nil), size: (0, height))
    }

  /// Fonts as they are written, and the height of a line.
  static let fonts: [LayoutCase] = [
    (".system(size: 34)", 40.667), (".system(size: 20.5, weight: .bold)", 24.667),
    (".system(.title, design: .rounded)", 33.667), ("Font.title.weight(.semibold)", 33.667),
    (".custom(\"Title .title size: 90\", size: 20)", 24), (".custom(\"A\", fixedSize: 20)", 24),
    (".largeTitle.monospaced()", 40.667), ("brand", 20.333), ("nil", 20.333),
  ].map { font, height in
    LayoutCase("a line of \(font)", "Text(\"\").font(\(font))", (nil, nil), size: (0, height))
  }

  /// A box of 10 by 10 beside text, by baselines: its top in points.
  static let baselines: [LayoutCase] = [
    ("02.21: the first baseline", "firstTextBaseline", hello, 85.333, 6.333),
    (
      "02.21: of one line the last is the first, rounded up", "lastTextBaseline", hello, 85.333,
      6.333
    ),
    (
      "02.22: the first of two lines", "firstTextBaseline", "Text(\"Hello world\\nx\")", 85.333,
      6.333
    ),
    (
      "02.22: the last of two lines", "lastTextBaseline", "Text(\"Hello world\\nx\")", 85.333,
      26.667
    ),
    (
      "02.21: the last of two lines that are apart", "lastTextBaseline",
      "Text(\"Hello world\\nx\").lineSpacing(10)", 85.333, 36.667
    ),
    (
      "06.8: through a column", "lastTextBaseline",
      "VStack(spacing: 0) { \(hello); \(box(9, 50)) }", 85.333, 6.333
    ),
    (
      "06.8: the lowest of a column", "lastTextBaseline",
      "VStack(spacing: 0) { \(hello); \(hello) }", 85.333, 26.667
    ),
    (
      "06.8: the topmost of a column", "firstTextBaseline",
      "VStack(spacing: 0) { \(box(9, 50)); \(hello) }", 85.333, 56.333
    ),
    ("06.10: through padding", "firstTextBaseline", "\(hello).padding(.top, 5)", 85.333, 11.333),
    (
      "06.10: through relativeProposed", "firstTextBaseline", "\(hello).relativeProposed()", 85.333,
      6.333
    ),
    (
      "06.11: through a background", "firstTextBaseline", "\(hello).background(Color.red)", 85.333,
      6.333
    ),
    (
      "06.8: through a pile", "firstTextBaseline", "ZStack { \(hello); \(box(9, 50)) }", 85.333,
      21.167
    ),
  ].map { description, guide, text, x, y in
    LayoutCase(
      description, "HStack(alignment: .\(guide), spacing: 0) { \(text); \(box(10, 10, "b")) }",
      (500, 500), frames: ["b": (x, y, 10, 10)])
  }

  static let sharing = [
    LayoutCase(
      "04 E5, 02.20: text is less flexible than colours, and wraps though there is room",
      "HStack(spacing: 0) { \(hello).id(\"t\"); \(color("c")); \(color("d")) }", (150, 50),
      size: nil, placed: ["t": (50, 50)]),
    LayoutCase(
      "02.20: a probe of width 0 is answered with 0",
      "HStack(spacing: 0) { Color.red.layoutPriority(1).id(\"c\"); \(hello) }", (150, 50),
      frames: ["c": (0, 0, 150, 50)]),
  ]

  @Test(arguments: answers + fonts + baselines + sharing)
  func `text answers by its lines`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }

  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog", "Donaudampfschiff", "a b  c\nd-e",
  ])
  func `text is never wider than its offer and never higher than it need be`(_ words: String) throws
  {
    let view = try SwiftSource.view("Text(\"\(words.replacing("\n", with: "\\n"))\")").view
    let ideal = try view.layout(in: .unspecified).size
    var height = Double.infinity
    for width in stride(from: 20.0, through: 400, by: 1.7) {
      let size = try view.layout(in: ProposedSize(width: width, height: nil)).size
      #expect(size.width <= width + 1.0 / 3)
      #expect(size.width <= ideal.width)
      #expect(size.height <= height)
      height = size.height
    }
    #expect(height == ideal.height)
  }

  @Test func `lines that do not fit are dropped, but one`() throws {
    let view = try SwiftSource.view("Text(\"one two three four five six\")").view
    var heights: [Double] = []
    for height in [0.0, 20, 21, 40, 41, 60, 62, 500] {
      let size = try view.layout(in: ProposedSize(width: 60, height: height)).size
      #expect(size.width <= 60)
      heights.append((size.height * 3).rounded() / 3)
    }
    let lines = [1.0, 1, 1, 1, 2, 2, 3, 5].map { (($0 * 20.281 * 3).rounded(.up)) / 3 }
    #expect(heights == lines)
  }
}
