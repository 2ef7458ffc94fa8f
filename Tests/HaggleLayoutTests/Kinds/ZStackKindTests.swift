import TestSupport
import Testing

/// Piles: spec 04 rules 25 to 29.
struct ZStackKindTests {
  static let rows = [
    LayoutCase(
      "01 E4: all are placed with the pile's size",
      "ZStack { \(box(100, 50, "t")); \(color("bg")) }.fixedSize()", (200, 200), size: (100, 50),
      frames: ["t": (0, 0, 100, 50), "bg": (0, 0, 100, 50)],
      placed: ["bg": (100, 50), "t": (100, 50)]),
    LayoutCase(
      "04 E10: each is offered the whole", "ZStack { \(box(100, 50, "t")); \(color("bg")) }",
      (200, 200), size: (200, 200), frames: ["t": (50, 75, 100, 50), "bg": (0, 0, 200, 200)]),
    LayoutCase(
      "04 E10: only the highest priority counts",
      "ZStack { \(box(100, 50)).layoutPriority(1).id(\"t\"); \(box(200, 200, "bg")) }", (200, 200),
      size: (100, 50), frames: ["t": (0, 0, 100, 50), "bg": (-50, -75, 200, 200)]),
    LayoutCase(
      "04.28: guides make a pile grow",
      "ZStack(alignment: .topTrailing) { \(box(150, 50, "b")); \(box(30, 30)).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }.id(\"h\") }",
      (300, 300), size: (165, 65), frames: ["b": (0, 15, 150, 50), "h": (135, 0, 30, 30)]),
    LayoutCase(
      "06 E8: a guide far outside",
      "ZStack { \(box(100, 50, "a")); \(box(20, 20)).alignmentGuide(HorizontalAlignment.center) { _ in -40 }.id(\"b\") }",
      (300, 300), size: (110, 50), frames: ["a": (0, 0, 100, 50), "b": (90, 15, 20, 20)]),
    LayoutCase(
      "04.26: the alignment point is that of the highest priority",
      "ZStack(alignment: .topLeading) { \(box(20, 20)).layoutPriority(1).id(\"a\"); \(box(10, 10)).alignmentGuide(.leading) { _ in 30 }.id(\"b\") }",
      (300, 300), size: (20, 20), frames: ["a": (0, 0, 20, 20), "b": (-30, 0, 10, 10)]),
    LayoutCase(
      "06.8: baselines of a pile combine, frame guides do not",
      "VStack(alignment: .leading, spacing: 0) { ZStack { \(box(20, 10)).alignmentGuide(.leading) { _ in 9 }; \(box(20, 10)) }.id(\"z\"); \(box(30, 10, "c")) }",
      (100, 100), frames: ["z": (0, 0, 20, 10), "c": (0, 10, 30, 10)]),
    LayoutCase(
      "06.9: a pile's baseline is where the child stands in it",
      "HStack(alignment: .lastTextBaseline, spacing: 0) { ZStack { \(box(10, 10)).alignmentGuide(.lastTextBaseline) { _ in 4 }; \(box(10, 50)) }.id(\"z\"); \(box(10, 10, "c")) }",
      (100, 100), frames: ["z": (0, 0, 10, 50), "c": (10, 14, 10, 10)]),
    LayoutCase(
      "01.20: a pile of one vanishes, and its guides count",
      "VStack(alignment: .leading, spacing: 0) { ZStack { \(box(20, 10)).alignmentGuide(.leading) { _ in 9 } }.id(\"z\"); \(box(30, 10, "c")) }",
      (100, 100), frames: ["z": (0, 0, 20, 10), "c": (9, 10, 30, 10)]),
  ]

  static let alignments: [LayoutCase] = [
    ("center", 40.0, 20.0), ("leading", 0, 20), ("trailing", 80, 20), ("top", 40, 0),
    ("bottom", 40, 40), ("topLeading", 0, 0), ("topTrailing", 80, 0), ("bottomLeading", 0, 40),
    ("bottomTrailing", 80, 40), ("trailingFirstTextBaseline", 80, 40),
  ].map { name, x, y in
    LayoutCase(
      "06.4: a pile aligned at \(name)",
      "ZStack(alignment: .\(name)) { \(box(100, 50)); \(box(20, 10, "c")) }", (300, 300),
      size: (100, 50), frames: ["c": (x, y, 20, 10)])
  }

  static let answers =
    LayoutCase.answers(
      "04.25: all kinds of offers", "ZStack { Color.red; \(box(30, 20)) }",
      [
        ((nil, nil), (30, 20)), ((nil, 50), (30, 50)), ((100, nil), (100, 20)), ((0, 0), (30, 20)),
        ((.infinity, 50), (.infinity, 50)), ((.infinity, .infinity), (.infinity, .infinity)),
      ])
    + LayoutCase.answers(
      "04.25: nothing", "ZStack { }", [((nil, nil), (0, 0)), ((.infinity, 9), (0, 0))])

  @Test(arguments: rows + alignments + answers)
  func `a pile is the union of its views`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
