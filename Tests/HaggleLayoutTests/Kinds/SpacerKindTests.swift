import TestSupport
import Testing

/// Spacers: spec 02 rules 7 to 11, 04 rule 23.
struct SpacerKindTests {
  static let rows = [
    LayoutCase(
      "02 E2: a spacer takes what is left, without gaps beside it",
      "HStack { \(box(50, 50, "a")); Spacer().id(\"s\"); \(box(50, 50, "b")) }", (200, 80),
      size: (200, 50),
      frames: ["a": (0, 0, 50, 50), "s": (50, 25, 100, 0), "b": (150, 0, 50, 50)]),
    LayoutCase(
      "02 E2: a spacer keeps its minimum of 8 and lets the row overflow",
      "HStack { \(box(50, 50, "a")); Spacer().id(\"s\"); \(box(50, 50, "b")) }", (60, 80),
      size: (108, 50), frames: ["s": (50, 25, 8, 0), "b": (58, 0, 50, 50)]),
    LayoutCase(
      "02 E2: written spacing stands on both sides of a spacer",
      "HStack(spacing: 10) { \(box(50, 50, "a")); Spacer().id(\"s\"); \(box(50, 50, "b")) }",
      (200, 80), size: (200, 50), frames: ["s": (60, 25, 80, 0), "b": (150, 0, 50, 50)]),
    LayoutCase(
      "02.8: a spacer's ideal length is its minimum",
      "HStack { \(box(50, 50)); Spacer().id(\"s\"); \(box(50, 50, "b")) }", (nil, nil),
      size: (108, 50), frames: ["b": (58, 0, 50, 50)]),
    LayoutCase(
      "02.7: a spacer with a minimum length",
      "VStack { \(box(10, 10)); Spacer(minLength: 30).id(\"s\") }", (100, 20), size: (10, 40),
      frames: ["s": (5, 10, 0, 30)]),
    LayoutCase(
      "02.7: nil is the minimum of 8",
      "VStack(spacing: 0) { \(box(9, 9)); Spacer(minLength: nil) }",
      (50, 0), size: (9, 17)),
    LayoutCase(
      "04.23: what a spacer needs is reserved for it, and no more",
      "HStack(spacing: 0) { \(color("a")); Spacer().id(\"s\") }", (100, 20), size: (100, 20),
      frames: ["a": (0, 0, 92, 20), "s": (92, 10, 8, 0)]),
    LayoutCase(
      "02.9, 02.11: a frame gives a spacer the usual priority",
      "HStack(spacing: 0) { \(color("a")); Spacer().frame(maxWidth: .infinity).id(\"s\") }",
      (100, 20), size: (100, 20), frames: ["s": (50, 10, 50, 0)]),
    LayoutCase(
      "02.11: fixedSize keeps a spacer's priority and spacing",
      "HStack { \(color("a")); Spacer().fixedSize().id(\"s\") }", (100, 20), size: (100, 20),
      frames: ["a": (0, 0, 92, 20), "s": (92, 10, 8, 0)]),
    LayoutCase(
      "04.5c: a spacer of the usual priority is served before a colour",
      "HStack(spacing: 0) { \(color("a")); Spacer().layoutPriority(0).id(\"s\") }", (12, 20),
      size: (12, 20), frames: ["a": (0, 0, 4, 20), "s": (4, 10, 8, 0)]),
    LayoutCase(
      "02.8: modifiers between stack and spacer do not matter",
      "HStack(spacing: 0) { Spacer().id(\"s\").padding(.vertical, 5); \(box(10, 40)) }", (60, 60),
      size: (60, 40), frames: ["s": (0, 20, 50, 0)]),
    LayoutCase(
      "02.8: outside rows and columns a spacer grows both ways",
      "ZStack { Spacer().id(\"s\"); \(box(10, 10)) }", (60, 40), size: (10, 10),
      frames: ["s": (0, 0, 10, 10)]),
    LayoutCase(
      "02.8: a spacer in the same place as others is at least 8 by 8",
      "ZStack { Spacer(minLength: 20).id(\"s\"); Spacer() }", (nil, nil), size: (20, 20)),
    LayoutCase(
      "01.20: in a column that vanished a spacer grows as in the column",
      "HStack(spacing: 0) { VStack { Spacer().id(\"s\") }; \(box(10, 10)) }", (100, 50),
      size: (10, 50), frames: ["s": (0, 0, 0, 50)]),
    LayoutCase(
      "02.8: alone over another view a spacer grows as the stack around does",
      "VStack(spacing: 0) { \(box(50, 50)).overlay { Spacer().id(\"s\") }; \(box(10, 10)) }",
      (100, 100), size: (50, 60), frames: ["s": (25, 0, 0, 50)]),
    LayoutCase(
      "07.5: in relativeProposed a spacer grows as in a column",
      "HStack(spacing: 0) { Spacer().id(\"s\").relativeProposed(height: 0.5); \(box(10, 40)) }",
      (100, 40), size: (10, 40), frames: ["s": (0, 10, 0, 20)]),
  ]

  static let alone = LayoutCase.answers(
    "02.8: a spacer alone grows both ways", "Spacer()",
    [
      ((nil, nil), (8, 8)), ((0, 0), (8, 8)), ((30, nil), (30, 8)),
      ((.infinity, 20), (.infinity, 20)),
    ])

  @Test(arguments: rows + alone)
  func `a spacer takes the length that is left`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
