import TestSupport
import Testing

/// Relative sizes: spec 07 rules 1 to 12.
struct RelativeProposedKindTests {
  private static func row(_ blue: String, _ green: String, _ yellow: String) -> String {
    "HStack(spacing: 10) { Color.blue\(blue).id(\"b\"); Color.green\(green).id(\"g\"); Color.yellow\(yellow).id(\"y\") }"
  }
  private static let half = ".relativeProposed(width: 0.5)"

  static let inStacks = [
    LayoutCase(
      "07 E1: the first takes half of a third, the others share the rest", row(half, "", ""),
      (620, 80), size: (620, 80),
      frames: ["b": (0, 0, 100, 80), "g": (110, 0, 250, 80), "y": (370, 0, 250, 80)]),
    LayoutCase(
      "07 E2: what the middle one leaves goes to the last", row("", half, ""), (620, 80),
      size: (620, 80),
      frames: ["b": (0, 0, 200, 80), "g": (210, 0, 100, 80), "y": (320, 0, 300, 80)]),
    LayoutCase(
      "07 E3: what the last one leaves stays unused", row("", "", half), (620, 80),
      size: (520, 80),
      frames: ["b": (0, 0, 200, 80), "g": (210, 0, 200, 80), "y": (420, 0, 100, 80)]),
    LayoutCase(
      "07 E4: with priority it is half of all", row("", half + ".layoutPriority(1)", ""), (620, 80),
      size: (620, 80),
      frames: ["b": (0, 0, 150, 80), "g": (160, 0, 300, 80), "y": (470, 0, 150, 80)]),
    LayoutCase(
      "07.6: a priority inside does not count", row("", ".layoutPriority(1)" + half, ""), (620, 80),
      size: (620, 80),
      frames: ["b": (0, 0, 200, 80), "g": (210, 0, 100, 80), "y": (320, 0, 300, 80)]),
    LayoutCase(
      "07 E5: both factors in a column",
      "VStack(spacing: 0) { Color.blue.relativeProposed(width: 0.5, height: 0.25).id(\"b\"); \(color("g")) }",
      (100, 100), size: (100, 100), frames: ["b": (25, 0, 50, 12.5), "g": (0, 12.5, 100, 87.5)]),
    LayoutCase(
      "07 E9: more than all",
      "HStack(spacing: 0) { Color.blue.relativeProposed(width: 1.5).id(\"b\"); \(color("g")) }",
      (200, 10), size: (200, 10), frames: ["b": (0, 0, 150, 10), "g": (150, 0, 50, 10)]),
    LayoutCase(
      "07.2: nothing is unspecified times a half", row(half, "", ""), (nil, 80), size: (50, 80)),
    LayoutCase(
      "07 E8, 07.11: in a pile it is a part of the pile",
      "ZStack { \(color("bg")); Color.blue.relativeProposed(width: 0.5, height: 0.5).id(\"r\") }",
      (200, 100), size: (200, 100), frames: ["r": (50, 25, 100, 50)]),
  ]

  static let chains = [
    LayoutCase(
      "07 E5, 07.12: factors multiply", "Color.blue\(half)\(half)", (400, 100), size: (100, 100)),
    LayoutCase(
      "07 E6, 07.3: a fixed child ignores it", "\(box(300, 20, "c"))\(half)", (400, 100),
      size: (300, 20), frames: ["c": (0, 0, 300, 20)], placed: ["c": (200, 100)]),
    LayoutCase("07 E6: in ideal size", "Color.blue\(half).fixedSize()", (400, 100), size: (10, 10)),
    LayoutCase(
      "07 E7: at most 400 of 80 %", "Color.blue.frame(maxWidth: 400).relativeProposed(width: 0.8)",
      (753, 40), size: (400, 40)),
    LayoutCase(
      "07 E7: 80 % of 300", "Color.blue.frame(maxWidth: 400).relativeProposed(width: 0.8)",
      (300, 40), size: (240, 40)),
    LayoutCase(
      "07 E7, 07.7: 80 % of at most 400",
      "Color.blue.id(\"c\").relativeProposed(width: 0.8).frame(maxWidth: 400)", (753, 40),
      size: (400, 40), frames: ["c": (40, 0, 320, 40)]),
  ]

  static let answers =
    LayoutCase.answers(
      "07.2: unspecified and infinite offers", "Color.blue.relativeProposed(width: 0.5, height: 2)",
      [
        ((nil, nil), (10, 10)), ((.infinity, .infinity), (.infinity, .infinity)), ((0, 0), (0, 0)),
        ((30, nil), (15, 10)), ((nil, 30), (10, 60)),
      ])
    + LayoutCase.answers(
      "07.2: nothing of infinity is nothing", "Color.blue.relativeProposed(width: 0)",
      [((.infinity, 5), (0, 5)), ((nil, 5), (10, 5))])
    + LayoutCase.answers(
      "07.12: negative factors offer 0", "Color.blue.relativeProposed(width: -2)",
      [((30, 5), (0, 5)), ((.infinity, 5), (0, 5)), ((nil, 5), (10, 5))])

  static let content = [
    LayoutCase(
      "07.5: several views inside are stacked",
      "HStack(spacing: 0) { Group { \(box(10, 10, "a")); \(box(30, 10, "b")) }.relativeProposed(width: 0.5) }",
      (100, 100), size: (30, 28), frames: ["a": (10, 0, 10, 10), "b": (0, 18, 30, 10)]),
    LayoutCase(
      "07.6: baselines pass, frame guides do not",
      "HStack(alignment: .top, spacing: 0) { \(box(10, 20)).alignmentGuide(.top) { _ in 15 }.relativeProposed().id(\"a\"); \(box(10, 10, "b")) }",
      (100, 100), size: (20, 20), frames: ["a": (0, 0, 10, 20), "b": (10, 0, 10, 10)]),
    LayoutCase(
      "07.6: a baseline passes",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { \(box(10, 20)).alignmentGuide(.firstTextBaseline) { _ in 5 }.relativeProposed().id(\"a\"); \(box(10, 10, "b")) }",
      (100, 100), size: (20, 25), frames: ["a": (0, 5, 10, 20), "b": (10, 0, 10, 10)]),
  ]

  @Test(arguments: inStacks + chains + answers + content)
  func `a view is offered a part of the offer`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
