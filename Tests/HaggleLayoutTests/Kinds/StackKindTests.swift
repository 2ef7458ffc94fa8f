import TestSupport
import Testing

/// Rows and columns: spec 04 rules 1 to 16, with the examples of 01 and 04.
struct StackKindTests {
  static let sharing = [
    LayoutCase(
      "04 E1: within a group minimums are not reserved",
      "HStack(spacing: 0) { Rectangle().frame(maxWidth: 100).id(\"r\"); Rectangle().frame(minWidth: 100).id(\"g\") }",
      (150, 100), size: (175, 100), frames: ["r": (0, 0, 75, 100), "g": (75, 0, 100, 100)]),
    LayoutCase(
      "04 E4, 04.5c: of equally flexible children the one with the larger minimum is first",
      "HStack(spacing: 0) { \(color("a")); Color.red.frame(minWidth: 60).id(\"b\") }", (100, 20),
      size: (100, 20), frames: ["a": (0, 0, 40, 20), "b": (40, 0, 60, 20)]),
    LayoutCase(
      "04.5d: equal children are served in the order of the source",
      "HStack(spacing: 0) { Color.red.frame(minWidth: 60).id(\"a\"); Color.red.frame(minWidth: 60).id(\"b\") }",
      (100, 20), size: (120, 20), frames: ["a": (0, 0, 60, 20), "b": (60, 0, 60, 20)],
      placed: ["a": (50, 20), "b": (40, 20)]),
    LayoutCase(
      "04 E11: a row in a column",
      "VStack(spacing: 10) { \(color("a")); HStack(spacing: 10) { \(color("b")); \(color("c")) } }",
      (110, 70), size: (110, 70),
      frames: ["a": (0, 0, 110, 30), "b": (0, 40, 50, 30), "c": (60, 40, 50, 30)]),
    LayoutCase(
      "04 E12: the least flexible is first",
      "VStack(alignment: .leading) { Color.red.frame(maxWidth: 50, maxHeight: 50).id(\"r\"); Color.red.frame(maxWidth: 40, maxHeight: 30).id(\"g\"); Color.red.frame(maxWidth: 30, maxHeight: 30).id(\"b\") }",
      (100, 100), size: (50, 100),
      frames: ["r": (0, 0, 50, 28), "g": (0, 36, 40, 28), "b": (0, 72, 30, 28)]),
    LayoutCase(
      "04.8: what a late child refuses stays unused",
      "HStack(spacing: 0) { \(color("a")); Color.red.relativeProposed(width: 0.5).id(\"b\") }",
      (100, 9), size: (75, 9), frames: ["a": (0, 0, 50, 9), "b": (50, 0, 25, 9)]),
    LayoutCase(
      "04.7: an offer is never below 0, what is left may be",
      "HStack(spacing: 0) { \(box(80, 9, "a")); \(box(80, 9, "b")); \(color("c")) }", (100, 9),
      size: (160, 9), frames: ["c": (160, 0, 0, 9)], placed: ["b": (10, 9), "c": (0, 9)]),
    LayoutCase(
      "04.7: of nothing, a child of negative length leaves something to the others",
      "HStack(spacing: 0) { HStack(spacing: -30) { \(box(10, 9)); \(box(10, 9)) }; \(color("c")) }",
      (0, 9), size: (0, 9), frames: ["c": (-10, 0, 10, 9)]),
    LayoutCase(
      "02 E1: a circle's flexibility depends on the height",
      "HStack(spacing: 0) { \(color("d")); Circle().id(\"c\") }", (100, 70), size: (100, 70),
      frames: ["c": (50, 10, 50, 50)]),
  ]

  static let spacing = [
    LayoutCase(
      "04.2: negative spacing overlaps",
      "HStack(spacing: -10) { \(color("a")); \(color("b")) }", (90, 20), size: (90, 20),
      frames: ["a": (0, 0, 50, 20), "b": (40, 0, 50, 20)]),
    LayoutCase(
      "04.9: spacing can make a stack of negative length",
      "HStack(spacing: -30) { \(box(10, 5, "a")); \(box(10, 5, "b")) }", (90, 20), size: (-10, 5),
      frames: ["b": (-20, 0, 10, 5)]),
    LayoutCase(
      "04.2: spacing counts even when nothing is left",
      "HStack(spacing: 10) { \(color("a")); \(color("b")) }", (0, 50), size: (10, 50),
      frames: ["a": (0, 0, 0, 50), "b": (10, 0, 0, 50)]),
    LayoutCase(
      "04.2: nil spacing is the preferred one",
      "HStack(spacing: nil) { \(box(9, 9)); \(box(9, 9)) }",
      (90, 20), size: (26, 9)),
    LayoutCase(
      "04.2: 0 is not nil", "VStack(spacing: 0) { \(box(9, 9)); \(box(9, 9)) }", (90, 20),
      size: (9, 18)),
  ]

  static let offers =
    ["HStack", "VStack", "HStack(spacing: 10)", "VStack(spacing: nil)"].flatMap { stack in
      LayoutCase.answers(
        "04.1: \(stack) of nothing is nothing", "\(stack) { }",
        [((nil, nil), (0, 0)), ((100, 100), (0, 0)), ((.infinity, .infinity), (0, 0))])
    }
    + LayoutCase.answers(
      "04.3, 04.4: all kinds of offers", "HStack(spacing: 10) { Color.red; \(box(30, 20)) }",
      [
        ((nil, nil), (50, 20)), ((nil, 50), (50, 50)), ((100, nil), (100, 20)), ((0, 0), (40, 20)),
        ((.infinity, 50), (.infinity, 50)), ((100, .infinity), (100, .infinity)),
        ((.infinity, .infinity), (.infinity, .infinity)), ((nil, .infinity), (50, .infinity)),
      ])
    + LayoutCase.answers(
      "04.3, 04.4: the same in a column", "VStack(spacing: 10) { Color.red; \(box(30, 20)) }",
      [
        ((nil, nil), (30, 40)), ((50, nil), (50, 40)), ((nil, 100), (30, 100)), ((0, 0), (30, 30)),
        ((50, .infinity), (50, .infinity)), ((.infinity, 100), (.infinity, 100)),
      ])

  static let placing = [
    LayoutCase(
      "01 E3: in ideal width all are offered nothing",
      "HStack(spacing: 0) { \(color("a")); \(box(30, 40, "b")) }", (nil, 100), size: (40, 100),
      frames: ["a": (0, 0, 10, 100), "b": (10, 30, 30, 40)], placed: ["a": (nil, 100)]),
    LayoutCase(
      "01 E3, 04.13: an unspecified height becomes the row's own",
      "HStack(spacing: 0) { \(color("a")); \(box(30, 40, "b")) }", (100, nil), size: (100, 40),
      frames: ["a": (0, 0, 70, 40), "b": (70, 0, 30, 40)],
      placed: ["a": (70, 40), "b": (50, 40)]),
    LayoutCase(
      "04.13: both unspecified: the length stays so, the other becomes the stack's own",
      "VStack(spacing: 4) { \(color("a")); \(box(30, 20, "b")) }", (nil, nil), size: (30, 34),
      frames: ["a": (0, 0, 30, 10), "b": (0, 14, 30, 20)], placed: ["a": (30, nil)]),
    LayoutCase(
      "04.14, 01.13: the second sharing may give other lengths than the stack has",
      "HStack(spacing: 0) { Circle().id(\"c\"); \(box(20, 40, "b")) }", (100, nil), size: (30, 40),
      frames: ["c": (0, 0, 40, 40), "b": (40, 0, 20, 40)]),
    LayoutCase(
      "04.12: what overflows is not centred",
      "HStack(spacing: 0) { \(box(80, 9, "a")); \(box(80, 9, "b")) }", (100, 9), size: (160, 9),
      frames: ["a": (0, 0, 80, 9), "b": (80, 0, 80, 9)]),
  ]

  static let alignment: [LayoutCase] =
    [("top", 0.0, 0.0), ("center", 15, 0), ("bottom", 30, 0), ("firstTextBaseline", 30, 0)].map {
      name, first, second in
      LayoutCase(
        "04 E7: a row aligned at \(name)",
        "HStack(alignment: .\(name), spacing: 0) { \(box(10, 20, "a")); \(box(10, 50, "b")) }",
        (100, 100), size: (20, 50), frames: ["a": (0, first, 10, 20), "b": (10, second, 10, 50)])
    }
    + [("leading", 0.0), ("center", 15), ("trailing", 30)].map { name, x in
      LayoutCase(
        "04.10: a column aligned at \(name)",
        "VStack(alignment: .\(name), spacing: 0) { \(box(20, 10, "a")); \(box(50, 10, "b")) }",
        (100, 100), size: (50, 20), frames: ["a": (x, 0, 20, 10), "b": (0, 10, 50, 10)])
    }
    + [
      LayoutCase(
        "04 E7: an explicit guide shifts",
        "HStack(alignment: .top, spacing: 0) { \(box(10, 20, "a")); \(box(10, 50)).alignmentGuide(.top) { _ in 10 }.id(\"b\") }",
        (100, 100), size: (20, 50), frames: ["a": (0, 10, 10, 20), "b": (10, 0, 10, 50)]),
      LayoutCase(
        "04 E8, 04.11: guides outside all views leave room",
        "HStack(alignment: .top, spacing: 0) { \(box(10, 20)).alignmentGuide(.top) { _ in -20 }.id(\"a\"); \(box(10, 50)).alignmentGuide(.top) { _ in -20 }.id(\"b\") }",
        (100, 100), size: (20, 70), frames: ["a": (0, 20, 10, 20), "b": (10, 20, 10, 50)]),
      LayoutCase(
        "04.11: an infinite child with a guide starts where its guide says",
        "VStack(alignment: .leading, spacing: 0) { \(color("a")).alignmentGuide(.leading) { _ in 20 }; \(box(30, 10, "b")) }",
        (.infinity, 50), size: (.infinity, 50),
        frames: ["a": (0, 0, .infinity, 40), "b": (20, 40, 30, 10)]),
      LayoutCase(
        "04.11: on the other side too",
        "HStack(alignment: .top, spacing: 0) { \(box(10, 20)).alignmentGuide(.top) { _ in 30 }.id(\"a\"); \(box(10, 5)).alignmentGuide(.top) { _ in 30 } }",
        (100, 100), size: (20, 30), frames: ["a": (0, 0, 10, 20)]),
    ]

  @Test(arguments: sharing + spacing + offers + placing + alignment)
  func `a stack shares its length and lines its views up`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
