import TestSupport
import Testing

/// Priorities: spec 04 rules 5 to 7, 23 and 24, 05 rules 24 and 25.
struct LayoutPriorityKindTests {
  static let rows = [
    LayoutCase(
      "04 E3: minimums of later groups are reserved",
      "HStack(spacing: 0) { \(color("hi")).layoutPriority(1); Color.red.frame(minWidth: 30).id(\"lo1\"); \(box(20, 5, "lo2")) }",
      (100, 20), size: (100, 20),
      frames: ["hi": (0, 0, 50, 20), "lo1": (50, 0, 30, 20), "lo2": (80, 7.5, 20, 5)],
      placed: ["lo2": (25, 20)]),
    LayoutCase(
      "04.7: three groups, each gets its minimums back",
      "HStack(spacing: 0) { Color.red.frame(minWidth: 20).id(\"low\").layoutPriority(-1); Color.red.frame(maxWidth: 40).id(\"mid\"); Color.red.frame(maxWidth: 50).id(\"high\").layoutPriority(1) }",
      (100, 10), size: (100, 10),
      frames: ["low": (0, 0, 20, 10), "mid": (20, 0, 30, 10), "high": (50, 0, 50, 10)]),
    LayoutCase(
      "04.6: a group that cannot get its minimums lets the row overflow",
      "HStack(spacing: 0) { \(box(80, 10, "a")).layoutPriority(1); \(box(40, 10, "b")) }",
      (100, 10),
      size: (120, 10), frames: ["b": (80, 0, 40, 10)]),
    LayoutCase(
      "04.24: within one group nothing is reserved",
      "HStack(spacing: 0) { Rectangle().frame(maxWidth: 100).id(\"r\"); Rectangle().frame(minWidth: 100).id(\"g\") }",
      (150, 100), size: (175, 100), frames: ["r": (0, 0, 75, 100), "g": (75, 0, 100, 100)]),
    LayoutCase(
      "04.23: negative priorities come after 0",
      "HStack(spacing: 0) { \(color("a")).layoutPriority(-1); \(color("b")) }", (100, 10),
      frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]),
    LayoutCase(
      "05.25: the outermost priority wins",
      "HStack(spacing: 0) { \(color("a")).layoutPriority(5).layoutPriority(0); \(color("b")).layoutPriority(1) }",
      (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]),
    LayoutCase(
      "04.25: a pile has the size of its highest priority",
      "ZStack { \(box(100, 50, "t")).layoutPriority(1); \(box(200, 200, "b")) }", (200, 200),
      size: (100, 50), frames: ["t": (0, 0, 100, 50), "b": (-50, -75, 200, 200)]),
  ]

  /// What keeps a priority and what hides it: the modified view gets all of 100 points or a half.
  static let modifiers: [LayoutCase] = [
    (".fixedSize(horizontal: false, vertical: true)", 100.0), (".opacity(0.5)", 100),
    (".offset(x: 0)", 100), (".overlay(Color.blue)", 100), (".background(Color.blue)", 100),
    (".border(Color.blue)", 100), (".alignmentGuide(.top) { _ in 0 }", 100), (".zIndex(1)", 100),
    (".frame(height: 10)", 50), (".frame(maxHeight: .infinity)", 50), (".padding(0)", 50),
    (".position(x: 0, y: 0)", 50), (".relativeProposed()", 50),
    (".aspectRatio(nil, contentMode: .fit).frame(width: 50)", 50),
  ].map { modifier, width in
    LayoutCase(
      "05.2, 05.24: priority 1 inside \(modifier)",
      "HStack(spacing: 0) { Color.red.layoutPriority(1)\(modifier).id(\"a\"); \(color("b")) }",
      (100, 10), frames: ["b": (width, 0, 100 - width, 10)])
  }

  static let groups = [
    LayoutCase(
      "01.20: a stack that vanished has its child's priority",
      "HStack(spacing: 0) { VStack { \(color("a")).layoutPriority(1) }; Color.red.frame(minWidth: 20).id(\"b\") }",
      (100, 10), frames: ["a": (0, 0, 80, 10), "b": (80, 0, 20, 10)]),
    LayoutCase(
      "01.20: a stack around a conditional stays, with priority 0",
      "HStack(spacing: 0) { VStack { if true { \(color("a")).layoutPriority(1) } }; Color.red.frame(minWidth: 20).id(\"b\") }",
      (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)]),
    LayoutCase(
      "01.18: a priority on a group is each member's",
      "HStack(spacing: 0) { Group { \(color("a")); \(color("b")) }.layoutPriority(1); \(color("c")) }",
      (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10), "c": (100, 0, 0, 10)]),
  ]

  @Test(arguments: rows + modifiers + groups)
  func `higher priorities are served first`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
