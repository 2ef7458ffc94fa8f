import TestSupport
import Testing

/// Offsets: spec 05 rule 15.
struct OffsetKindTests {
  static let rows = [
    LayoutCase(
      "05 E6: the view is drawn elsewhere, its place stays",
      "HStack(spacing: 0) { \(box(20, 20, "a")).offset(x: 5, y: -3).id(\"slot\"); \(box(20, 20, "b")) }",
      (100, 100), size: (40, 20),
      frames: ["a": (5, -3, 20, 20), "slot": (0, 0, 20, 20), "b": (20, 0, 20, 20)]),
    LayoutCase(
      "05.15: all inside moves",
      "HStack(spacing: 0) { \(box(20, 20, "a")); \(box(20, 20, "b")) }.offset(x: 1, y: 2)",
      (100, 100), size: (40, 20), frames: ["a": (1, 2, 20, 20), "b": (21, 2, 20, 20)]),
    LayoutCase(
      "05.15: offsets add up", "\(color("c")).offset(x: 1).offset(x: 2, y: 3)", (9, 9),
      size: (9, 9), frames: ["c": (3, 3, 9, 9)]),
    LayoutCase(
      "05.15: a size", "\(color("c")).offset(CGSize(width: 4, height: 5))", (9, 9),
      frames: ["c": (4, 5, 9, 9)]),
    LayoutCase(
      "01.12: the offer passes unchanged", "\(color("c")).offset(x: 1)", (nil, 9), size: (10, 9),
      placed: ["c": (nil, 9)]),
    LayoutCase(
      "05.16: a background outside stays, one inside moves along",
      "\(box(40, 20, "t")).background(\(color("in"))).offset(x: 30, y: 10).background(\(color("out")))",
      (99, 99), frames: ["t": (30, 10, 40, 20), "in": (30, 10, 40, 20), "out": (0, 0, 40, 20)]),
  ]

  @Test(arguments: rows)
  func `an offset draws a view elsewhere`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
