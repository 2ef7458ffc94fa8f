import TestSupport
import Testing

/// Views that fit: spec 10.
struct ViewThatFitsKindTests {
  static let rows =
    LayoutCase.answers(
      "10 E1: the first that fits, or the last", fits(""),
      [((80, 50), (60, 20)), ((100, 20), (100, 20)), ((20, 50), (30, 20)), ((nil, nil), (100, 20))])
    + [
      LayoutCase("10 E2: both axes count", fits(""), (120, 10), size: (30, 20)),
      LayoutCase("10 E2: one axis counts", fits("(in: .horizontal)"), (120, 10), size: (100, 20)),
      LayoutCase(
        "10 E3: the chosen view may grow", growing, (200, 10), size: (200, 10)),
      LayoutCase("10 E3: its ideal size counts", growing, (70, 10), size: (50, 10)),
      LayoutCase(
        "10 E4: a stack asks for its limits",
        "HStack(spacing: 0) { ViewThatFits(in: .horizontal) { \(box(100, 20)); \(box(60, 20)) }.id(\"v\"); \(color("c")) }",
        (150, 20), frames: ["v": (0, 0, 60, 20), "c": (60, 0, 90, 20)]),
      LayoutCase("10.10: no views", "ViewThatFits { }", (100, 100), size: (0, 0)),
    ]

  static let rules = [
    LayoutCase(
      "10 E5, 10.3: on an axis that does not count the offer stays, so that text wraps",
      "ViewThatFits(in: .vertical) { Text(\"Hello world\"); \(color("c")) }", (60, 25),
      size: (60, 25), frames: ["c": (0, 0, 60, 25)]),
    LayoutCase(
      "10.3: on one that counts nothing is offered",
      "ViewThatFits(in: .horizontal) { Text(\"Hello world\"); \(color("c")) }", (60, 25),
      size: (60, 25), frames: ["c": (0, 0, 60, 25)]),
    LayoutCase(
      "10.8: its flexibility is that of the first less the least of the last",
      "HStack(spacing: 0) { ViewThatFits(in: .horizontal) { \(box(50, 9)); Color.red.frame(minWidth: 20) }.id(\"v\"); Color.red.frame(minWidth: 0, maxWidth: 20).id(\"c\") }",
      (100, 9), size: (70, 9), frames: ["v": (0, 0, 50, 9), "c": (50, 0, 20, 9)]),
    LayoutCase(
      "10.1: both axes, as without a list",
      "ViewThatFits(in: [.horizontal, .vertical]) { \(box(100, 20, "a")); \(box(60, 10, "b")) }",
      (120, 10), size: (60, 10)),
    LayoutCase(
      "10.2: no axes, the first",
      "ViewThatFits(in: []) { \(box(100, 20, "a")); \(box(60, 20, "b")) }",
      (5, 5), size: (100, 20)),
    LayoutCase(
      "10.2: only the height",
      "ViewThatFits(in: .vertical) { \(box(100, 20, "a")); \(box(60, 20, "b")) }",
      (120, 10), size: (60, 20)),
    LayoutCase(
      "10.4: where nothing is offered everything fits",
      "ViewThatFits { \(box(100, 20, "a")); \(box(60, 10, "b")); \(box(30, 20, "c")) }",
      (nil, 10), size: (60, 10)),
    LayoutCase(
      "10.4: so it does in infinity",
      "ViewThatFits { \(box(100, 20, "a")); \(box(60, 10, "b")) }",
      (.infinity, 30), size: (100, 20)),
    LayoutCase(
      "10.6: the one that is taken answers the offer itself",
      "ViewThatFits { \(color("a")); \(color("b")) }",
      (80, 50), size: (80, 50),
      frames: ["a": (0, 0, 80, 50)]),
    LayoutCase(
      "10.2: a colour needs 10",
      "ViewThatFits { \(color("a")); Color.red.frame(width: 4, height: 4).id(\"b\") }",
      (9, 9), size: (4, 4)),
    LayoutCase(
      "01.17: views of a group are choices of their own",
      "ViewThatFits { Group { \(box(100, 20, "a")); \(box(60, 20, "b")) }; \(box(30, 20, "c")) }",
      (80, 50), size: (60, 20)),
    LayoutCase(
      "10.9: the chosen view's priority does not count",
      "HStack(spacing: 0) { ViewThatFits { Color.red.layoutPriority(1).id(\"a\") }.id(\"v\"); \(color("b")) }",
      (80, 50), size: (80, 50),
      frames: ["v": (0, 0, 40, 50)]),
    LayoutCase(
      "10.9: its baselines do",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { ViewThatFits { \(box(20, 20, "a")).alignmentGuide(.firstTextBaseline) { d in 5 } }.id(\"v\"); \(box(10, 10, "b")) }",
      (80, 50), size: (30, 25),
      frames: ["v": (0, 5, 20, 20), "b": (20, 0, 10, 10)]),
    LayoutCase(
      "10.7: the views that were not chosen are not there",
      "ViewThatFits(in: .vertical) { VStack(spacing: 0) { \(box(30, 30, "a")); \(box(30, 30, "b")) }; ScrollView { VStack(spacing: 0) { \(box(30, 30, "c")); \(box(30, 30, "d")) } } }",
      (80, 50), size: (30, 50),
      frames: ["c": (0, 0, 30, 30), "d": (0, 30, 30, 30)]),
    LayoutCase(
      "10.10: no views take no room in a stack",
      "HStack(spacing: 0) { ViewThatFits {}; \(color("a")) }",
      (20, 20), size: (20, 20)),
  ]

  private static func fits(_ axes: String) -> String {
    "ViewThatFits\(axes) { \(box(100, 20)); \(box(60, 20)); \(box(30, 20)) }"
  }

  private static let growing =
    "ViewThatFits(in: .horizontal) { HStack(spacing: 0) { \(box(40, 10)); Spacer(minLength: 0); \(box(40, 10)) }; \(box(50, 10)) }"

  @Test(arguments: rows + rules)
  func `the first view that fits`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [])
  }
}
