import TestSupport
import Testing

/// Ideal sizes: spec 05 rule 6.
struct FixedSizeKindTests {
  static let rows = [
    LayoutCase(
      "05 E8: a row of ideal width overflows its frame evenly",
      "HStack(spacing: 0) { \(box(80, 10, "a")); \(color("b")) }.fixedSize().frame(width: 50, height: 50)",
      (9, 9), size: (50, 50), frames: ["a": (-20, 20, 80, 10), "b": (60, 20, 10, 10)]),
    LayoutCase(
      "05.6: along one axis", "\(color("c")).fixedSize(horizontal: true, vertical: false)",
      (100, 50), size: (10, 50), placed: ["c": (nil, 50)]),
    LayoutCase(
      "05.6: along the other", "\(color("c")).fixedSize(horizontal: false, vertical: true)",
      (100, 50), size: (100, 10), placed: ["c": (100, nil)]),
    LayoutCase(
      "05.6: along none", "\(color("c")).fixedSize(horizontal: false, vertical: false)",
      (100, nil), size: (100, 10), placed: ["c": (100, nil)]),
    LayoutCase(
      "05.24: fixedSize keeps its child's priority",
      "HStack(spacing: 0) { Color.red.frame(minWidth: 60).fixedSize().id(\"a\"); Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true).id(\"b\") }",
      (100, 9), frames: ["a": (0, 0, 60, 10), "b": (60, 0, 40, 10)]),
  ]

  static let answers = LayoutCase.answers(
    "05.6: whatever is offered", "Color.red.fixedSize()",
    [
      ((nil, nil), (10, 10)), ((0, 0), (10, 10)), ((.infinity, .infinity), (10, 10)),
      ((5, 50), (10, 10)),
    ])

  @Test(arguments: rows + answers)
  func `fixedSize offers nothing`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
