import TestSupport
import Testing

/// Dividers: spec 02 rules 12 to 14.
struct DividerKindTests {
  private static let column =
    "VStack(spacing: 0) { \(box(40, 10, "a")); Divider().id(\"d\"); \(box(20, 10, "b")) }"

  static let rows = [
    LayoutCase(
      "02 E3: a divider in a column takes the offered width", column, (100, 100), size: (100, 21),
      frames: ["a": (30, 0, 40, 10), "d": (0, 10, 100, 1), "b": (40, 11, 20, 10)]),
    LayoutCase(
      "02 E3, 04.13: in a column of ideal width it is placed with the column's",
      "\(column).fixedSize(horizontal: true, vertical: false)", (100, 100), size: (40, 21),
      frames: ["d": (0, 10, 40, 1), "b": (10, 11, 20, 10)], placed: ["d": (40, 45)]),
    LayoutCase(
      "02.12: in a row it is a line of the offered height",
      "HStack(spacing: 0) { \(box(20, 30)); Divider().id(\"d\"); \(box(20, 10)) }", (200, 50),
      size: (41, 50), frames: ["d": (20, 0, 1, 50)]),
    LayoutCase(
      "02.12: modifiers between row and divider do not matter",
      "HStack(spacing: 0) { Divider().id(\"d\").padding(5); \(box(20, 10)) }", (200, 50),
      size: (31, 50), frames: ["d": (5, 5, 1, 40)]),
    LayoutCase(
      "02.12: in a pile it lies", "HStack { ZStack { Divider().id(\"d\"); \(box(30, 30)) } }",
      (50, 50), size: (50, 30), frames: ["d": (0, 14.5, 50, 1)]),
    LayoutCase(
      "01.20: in a row that vanished it stands", "HStack { Divider() }", (50, 50), size: (1, 50)),
    LayoutCase(
      "07.5: in relativeProposed it lies",
      "HStack(spacing: 0) { Divider().id(\"d\").relativeProposed(width: 0.5); \(box(10, 20)) }",
      (100, 40), size: (55, 20), frames: ["d": (0, 9.5, 45, 1)]),
    LayoutCase(
      "02.12, 04.17: a divider prefers 8 points to its neighbours",
      "VStack { \(box(40, 10)); Divider().id(\"d\"); \(box(20, 10, "b")) }", (100, 100),
      size: (100, 37), frames: ["d": (0, 18, 100, 1), "b": (40, 27, 20, 10)]),
  ]

  static let alone = LayoutCase.answers(
    "02.12: a divider alone lies", "Divider()",
    [
      ((nil, nil), (10, 1)), ((50, 50), (50, 1)), ((0, 0), (0, 1)),
      ((.infinity, 5), (.infinity, 1)),
    ])

  @Test(arguments: rows + alone)
  func `a divider is a line across its stack`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
