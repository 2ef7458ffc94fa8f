import TestSupport
import Testing

/// Positions: spec 05 rules 13 and 14.
struct PositionKindTests {
  static let rows = [
    LayoutCase(
      "05 E4: a position takes all that is left in a row",
      "HStack(spacing: 0) { \(box(20, 10, "c")).position(x: 30, y: 40).id(\"pos\"); \(box(40, 40, "d")) }",
      (140, 100), size: (140, 100),
      frames: ["pos": (0, 0, 100, 100), "c": (20, 35, 20, 10), "d": (100, 30, 40, 40)]),
    LayoutCase(
      "05.13: without an offer it is the child's size",
      "\(box(20, 10, "c")).position(x: 30, y: 40)", (nil, nil), size: (20, 10),
      frames: ["c": (20, 35, 20, 10)], placed: ["c": (20, 10)]),
    LayoutCase(
      "05.14: the child is placed with the concrete size",
      "\(color("c")).position(x: 0, y: 0)", (nil, 40), size: (10, 40),
      frames: ["c": (-5, -20, 10, 40)], placed: ["c": (10, 40)]),
    LayoutCase(
      "05.13: a point", "\(box(20, 10, "c")).position(CGPoint(x: 30, y: 40))", (50, 60),
      size: (50, 60), frames: ["c": (20, 35, 20, 10)]),
    LayoutCase(
      "06.10: explicit guides pass, shifted",
      "VStack(alignment: .leading, spacing: 0) { \(box(20, 10)).alignmentGuide(.leading) { _ in 3 }.position(x: 30, y: 5).frame(height: 10).id(\"p\"); \(box(30, 10, "c")) }",
      (100, 40), frames: ["p": (0, 0, 100, 10), "c": (23, 10, 30, 10)]),
    LayoutCase(
      "05.2: a position has no opinion on spacing",
      "HStack { \(box(10, 10)); Spacer().position(x: 0, y: 0).id(\"p\") }", (50, 10),
      frames: ["p": (18, 0, 32, 10)]),
  ]

  static let answers = LayoutCase.answers(
    "05.13: an offer is taken", "\(box(20, 10)).position(x: 0, y: 0)",
    [((0, 0), (0, 0)), ((.infinity, 5), (.infinity, 5)), ((nil, 5), (20, 5)), ((7, nil), (7, 10))])

  @Test(arguments: rows + answers)
  func `a position takes the offer and centres its child on a point`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
