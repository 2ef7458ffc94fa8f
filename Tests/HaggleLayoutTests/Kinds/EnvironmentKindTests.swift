import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Right to left (spec 01 rule 21), and the keys of the environment that layout goes by.
struct EnvironmentKindTests {
  private static let rtl = ".environment(\\.layoutDirection, .rightToLeft)"
  private static let ltr = ".environment(\\.layoutDirection, .leftToRight)"

  private static let cases: [LayoutCase] = [
    LayoutCase(
      "a row begins at the right",
      """
      HStack(spacing: 10) { Color.red.frame(width: 20, height: 10).id("a"); \
      Color.red.frame(width: 30, height: 10).id("b"); Color.red.id("c") }\(rtl)
      """, (100, 10), size: (100, 10),
      frames: ["a": (80, 0, 20, 10), "b": (40, 0, 30, 10), "c": (0, 0, 30, 10)]),
    LayoutCase(
      "13.8: text and dividers keep to the pixels of the environment",
      """
      VStack(alignment: .leading, spacing: 0) { Divider().id("a"); Text("Hello world").id("b") }\
      .environment(\\.displayScale, 2)
      """, (100, 100), size: (100, 21),
      frames: ["a": (0, 0, 100, 0.5), "b": (0, 0.5, 85.5, 20.5)]),
    LayoutCase(
      "the leading edge of a column is the right one",
      """
      VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 20, height: 10).id("a"); \
      Color.red.frame(width: 50, height: 10).id("b") }\(rtl)
      """, (nil, nil), size: (50, 20), frames: ["a": (30, 0, 20, 10), "b": (0, 10, 50, 10)]),
    LayoutCase(
      "an explicit leading guide counts from the right edge",
      """
      VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 40, height: 10).id("a"); \
      Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in -10 }.id("b") }\(rtl)
      """, (nil, nil), size: (50, 20), frames: ["a": (10, 0, 40, 10), "b": (0, 10, 40, 10)]),
    LayoutCase(
      "leading padding is at the right",
      "Color.red.id(\"a\").padding(.leading, 30).padding(.trailing, 5)\(rtl)", (100, 10),
      size: (100, 10), frames: ["a": (5, 0, 65, 10)]),
    LayoutCase(
      "a frame aligns at the right when it aligns at the leading edge",
      "Color.red.frame(width: 20, height: 10).id(\"a\")"
        + ".frame(width: 100, height: 10, alignment: .leading)\(rtl)",
      (nil, nil), frames: ["a": (80, 0, 20, 10)]),
    LayoutCase(
      "an offset is mirrored (05 rule 15)",
      "Color.red.frame(width: 20, height: 10).id(\"a\").offset(x: 7, y: 3)\(rtl)", (nil, nil),
      frames: ["a": (-7, 3, 20, 10)]),
    LayoutCase(
      "a position counts from the right edge",
      "Color.red.frame(width: 20, height: 10).id(\"a\").position(x: 30, y: 40)\(rtl)", (100, 100),
      frames: ["a": (60, 35, 20, 10)]),
    LayoutCase(
      "an overlay is mirrored on its primary",
      "Color.red.frame(width: 100, height: 50)"
        + ".overlay(alignment: .topTrailing) { Color.blue.frame(width: 20, height: 20).id(\"o\") }"
        + rtl, (nil, nil), frames: ["o": (0, 0, 20, 20)]),
    LayoutCase(
      "the first column of a grid is the right one",
      """
      Grid(horizontalSpacing: 10, verticalSpacing: 0) { GridRow { \
      Color.red.frame(width: 20, height: 10).id("a"); \
      Color.red.frame(width: 30, height: 10).id("b") } }\(rtl)
      """, (nil, nil), size: (60, 10), frames: ["a": (40, 0, 20, 10), "b": (0, 0, 30, 10)]),
    LayoutCase(
      "a lazy grid fills its lines from the right",
      """
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(30))], spacing: 0) { \
      Color.red.frame(height: 10).id("a"); Color.red.frame(height: 10).id("b"); \
      Color.red.frame(height: 10).id("c") }\(rtl)
      """, (60, nil), size: (60, 20),
      frames: ["a": (40, 0, 20, 10), "b": (0, 0, 30, 10), "c": (40, 10, 20, 10)]),
    LayoutCase(
      "content that scrolls sideways begins at the right",
      "ScrollView(.horizontal) { Color.red.frame(width: 150, height: 10).id(\"a\") }\(rtl)",
      (100, 10), frames: ["a": (-50, 0, 150, 10)]),
    LayoutCase(
      "a direction ends where another begins",
      """
      HStack(spacing: 0) { Color.red.frame(width: 10, height: 10).id("a"); \
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).id("b"); \
      Color.red.frame(width: 30, height: 10).id("c") }\(ltr) }\(rtl)
      """, (nil, nil), size: (60, 10),
      frames: ["a": (50, 0, 10, 10), "b": (0, 0, 20, 10), "c": (20, 0, 30, 10)]),
    LayoutCase(
      "a modifier around the environment keeps the direction around it",
      "Color.red.id(\"a\").padding(.leading, 30)\(rtl).padding(.leading, 1)", (100, 10),
      frames: ["a": (1, 0, 69, 10)]),
  ]

  @Test(arguments: cases)
  func `right to left is mirrored in the view around`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [])
  }

  @Test func `in an endless view nothing is mirrored`() throws {
    let view = try SwiftSource.view(
      "Color.red.frame(width: 20).id(\"a\").frame(maxWidth: .infinity, alignment: .leading)"
        + Self.rtl
    ).view
    let result = try view.layout(in: ProposedSize(width: .infinity, height: 10))
    #expect(result.frames(labelled: "a", in: view).map(\.minX) == [0])
  }

  /// Each pair has one layout.
  @Test(
    arguments: [
      ("environment(\\.font, .title)", "font(.title)"),
      ("environment(\\.lineLimit, 1)", "lineLimit(1)"),
      ("environment(\\EnvironmentValues.lineLimit, nil)", "lineLimit(nil)"),
      ("environment(\\.imageScale, .large)", "imageScale(.large)"),
      ("environment(\\.locale, .current)", "opacity(0.5)"),
      ("environment(model)", "opacity(0.5)"),
      ("layoutDirectionBehavior(.mirrors)", "opacity(0.5)"),
      ("flipsForRightToLeftLayoutDirection(true)", "opacity(0.5)"),
    ])
  func `keys of the environment do what the modifiers do`(_ pair: (String, String)) throws {
    let content = "Label(\"one two three four\", systemImage: \"star\")"
    let sizes = try [pair.0, pair.1].map { modifier in
      try SwiftSource.view("\(content).\(modifier)").view.layout(
        in: ProposedSize(width: 80, height: nil)
      ).size
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test(
    arguments: [
      ("\\.layoutDirection, .rightToLeft", ""),
      ("\\.colorScheme, .dark", ".environment does not change the layout"),
    ])
  func `the environment is printed as it was written`(_ value: String, _ note: String) throws {
    let text = "Color.red.environment(\(value))"
    let reading = try SwiftSource.view(text)
    #expect(SourcePrinter.line(reading.view) == text)
    #expect(reading.notes == [note].filter { !$0.isEmpty })
  }

  @Test(
    arguments: [
      (
        "\\.layoutDirection, .rightToleft",
        "Color.red.environment(\\.layoutDirection, .rightToLeft)"
      ),
      ("\\.dynamicTypeSize, .large", nil),
    ])
  func `a wrong value and a key that is not modelled are errors`(
    _ value: String, _ hint: String?
  ) throws {
    let error = #expect(throws: Diagnostic.self) {
      try SwiftSource.view("Color.red.environment(\(value))")
    }
    #expect(error?.hint == hint)
  }
}
