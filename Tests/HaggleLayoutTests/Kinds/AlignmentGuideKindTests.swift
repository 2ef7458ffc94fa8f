import TestSupport
import Testing

/// Explicit guides and their way through wrappers and containers: spec 06.
struct AlignmentGuideKindTests {
  /// A column of a view with a leading guide above a box of 30 by 10 called c.
  private static func column(_ view: String) -> String {
    "VStack(alignment: .leading, spacing: 0) { \(view).id(\"h\"); \(box(30, 10, "c")) }"
  }
  private static let guided = "\(box(20, 10)).alignmentGuide(.leading) { _ in 20 }"

  static let rows = [
    LayoutCase(
      "06 E1, 06.15: a frame aligns its own default guide",
      "\(box(20, 10)).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.id(\"c\").frame(width: 100, height: 50)",
      (300, 300), size: (100, 50), frames: ["c": (50, 20, 20, 10)]),
    LayoutCase(
      "06 E2: a staircase",
      "VStack(alignment: .leading, spacing: 0) { \(box(40, 10, "a")); \(box(40, 10)).alignmentGuide(.leading) { _ in -10 }.id(\"b\"); \(box(40, 10)).alignmentGuide(.leading) { _ in -20 }.id(\"c\") }",
      (100, 100), size: (60, 30),
      frames: ["a": (0, 0, 40, 10), "b": (10, 10, 40, 10), "c": (20, 20, 40, 10)]),
    LayoutCase(
      "06.6: only containers that align by this guide notice",
      "VStack(spacing: 0) { \(guided).id(\"a\"); \(box(30, 10)) }", (100, 100), size: (30, 20),
      frames: ["a": (5, 0, 20, 10)]),
    LayoutCase(
      "06.6: of several for one guide the outer one runs and sees the inner",
      column(
        "\(box(20, 10)).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.leading) { d in d[.leading] + 5 }"
      ),
      (100, 100), frames: ["c": (15, 10, 30, 10)]),
    LayoutCase(
      "06.5: the closure sees the size of the view inside",
      column("\(box(20, 10)).padding(5).alignmentGuide(.leading) { d in d.width + d.height }"),
      (100, 100), frames: ["c": (50, 20, 30, 10)]),
    LayoutCase(
      "06.5: default guides can be read",
      column(
        "\(box(20, 10)).alignmentGuide(.leading) { d in d[.trailing] + d[HorizontalAlignment.center] }"
      ),
      (100, 100), frames: ["c": (30, 10, 30, 10)]),
    LayoutCase(
      "06.5: what is not explicit is nil",
      column("\(box(20, 10)).alignmentGuide(.leading) { d in d[explicit: .trailing] ?? 7 }"),
      (100, 100), frames: ["c": (7, 10, 30, 10)]),
    LayoutCase(
      "06.5: what is explicit is not",
      column(
        "\(box(20, 10)).alignmentGuide(.trailing) { _ in 3 }.alignmentGuide(.leading) { d in d[explicit: .trailing] ?? 7 }"
      ),
      (100, 100), frames: ["c": (3, 10, 30, 10)]),
    LayoutCase(
      "06.6: a guide leaves the view's other guides alone",
      "HStack(alignment: .top, spacing: 0) { \(box(10, 20)).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.bottom) { _ in 9 }.id(\"a\"); \(box(10, 10, "b")) }",
      (100, 100), size: (20, 20), frames: ["a": (0, 0, 10, 20), "b": (10, 5, 10, 10)]),
    LayoutCase(
      "06.7: the value is that of the size in question",
      column("Color.red.alignmentGuide(.leading) { d in d.width }.frame(height: 10)"), (50, 100),
      frames: ["h": (0, 0, 50, 10), "c": (50, 10, 30, 10)]),
    LayoutCase(
      "06.7: a guide that depends on its own height",
      "HStack(alignment: .top, spacing: 0) { \(box(9, 40, "a")); Color.red.alignmentGuide(.top) { d in d.height / 4 }.id(\"b\") }",
      (18, 40), frames: ["a": (0, 10, 9, 40), "b": (9, 0, 9, 40)]),
  ]

  static let containers = [
    LayoutCase(
      "06 E4: a frame guide does not leave a container of several",
      column("HStack(spacing: 0) { \(guided); \(box(20, 10)) }"), (100, 100), size: (40, 20),
      frames: ["h": (0, 0, 40, 10), "c": (0, 10, 30, 10)]),
    LayoutCase(
      "06 E4, 06.12: it leaves a stack of one, which vanishes", column("HStack { \(guided) }"),
      (100, 100), size: (50, 20), frames: ["h": (0, 0, 20, 10), "c": (20, 10, 30, 10)]),
    LayoutCase(
      "01.20: a stack around a loop of one stays",
      column("HStack { ForEach(0..<1) { i in \(guided) } }"), (100, 100), size: (30, 20),
      frames: ["h": (0, 0, 20, 10), "c": (0, 10, 30, 10)]),
    LayoutCase(
      "06.8: the first baseline of a column is the topmost",
      baselines("firstTextBaseline"), (100, 100), size: (20, 75),
      frames: ["v": (0, 35, 10, 40), "c": (10, 0, 10, 40)]),
    LayoutCase(
      "06.8: the last baseline of a column is the lowest", baselines("lastTextBaseline"),
      (100, 100),
      size: (20, 45), frames: ["v": (0, 5, 10, 40), "c": (10, 0, 10, 40)]),
    LayoutCase(
      "06 E7: baselines in a row",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { \(box(10, 20)).alignmentGuide(.firstTextBaseline) { _ in 16 }.id(\"a\"); \(box(10, 40)).alignmentGuide(.firstTextBaseline) { _ in 30 }.id(\"b\"); Image(size: CGSize(width: 10, height: 12)) { _ in }.id(\"c\") }",
      (100, 100), size: (30, 40),
      frames: ["a": (0, 14, 10, 20), "b": (10, 0, 10, 40), "c": (20, 18, 10, 12)]),
    LayoutCase(
      "06.8: children without the guide do not count",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { VStack(spacing: 0) { \(box(10, 20)); \(box(10, 20)).alignmentGuide(.firstTextBaseline) { _ in 5 } }.id(\"v\"); \(box(10, 40, "c")) }",
      (100, 100), size: (20, 55), frames: ["v": (0, 15, 10, 40), "c": (10, 0, 10, 40)]),
    LayoutCase(
      "04.16: a stack's guides are those of its second sharing",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { VStack(spacing: 0) { Circle().alignmentGuide(.firstTextBaseline) { d in d.height }; \(box(40, 0)) }.fixedSize(horizontal: true, vertical: false).id(\"v\"); \(box(10, 10, "c")) }",
      (100, 100), frames: ["c": (40, 30, 10, 10)]),
  ]

  private static func baselines(_ guide: String) -> String {
    "HStack(alignment: .\(guide), spacing: 0) { VStack(spacing: 0) { \(box(10, 20)).alignmentGuide(.\(guide)) { _ in 5 }; \(box(10, 20)).alignmentGuide(.\(guide)) { _ in 15 } }.id(\"v\"); \(box(10, 40, "c")) }"
  }

  /// What a wrapper around a guide of 20 makes of it: where c comes to stand, and below which height.
  static let wrappers: [LayoutCase] = [
    (".padding(5)", 25.0, 20.0), (".frame(width: 60)", 40, 10), (".offset(x: 7)", 20, 10),
    (".frame(width: 60, alignment: .leading)", 0, 10), (".fixedSize()", 20, 10),
    (".layoutPriority(2)", 20, 10), (".opacity(0.5)", 20, 10), (".overlay(Color.red)", 20, 10),
    (".frame(minWidth: 60)", 40, 10), (".aspectRatio(1, contentMode: .fit)", 20, 10),
    (".relativeProposed()", 0, 10), (".padding(.trailing, 9)", 20, 10),
    (".alignmentGuide(.top) { _ in 3 }", 20, 10), (".padding(5).padding(5)", 30, 30),
  ].map { wrapper, x, y in
    LayoutCase(
      "06 E5, 06.10: a guide through \(wrapper)", column(guided + wrapper), (100, 100),
      frames: ["c": (x, y, 30, 10)])
  }

  @Test(arguments: rows + containers + wrappers)
  func `an explicit guide shifts the view`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
