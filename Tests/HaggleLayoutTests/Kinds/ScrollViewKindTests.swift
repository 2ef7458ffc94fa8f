import TestSupport
import Testing

/// Scroll views: spec 11 rules 7 to 16.
struct ScrollViewKindTests {
  static let rows = [
    LayoutCase(
      "11 E3: content is offered no height", "ScrollView { Color.red.frame(width: 60).id(\"c\") }",
      (200, 100), size: (60, 100), frames: ["c": (0, 0, 60, 10)]),
    LayoutCase(
      "11 E4: content can be longer",
      "ScrollView { VStack(spacing: 0) { \(color("a")); \(box(50, 300, "b")) } }", (200, 100),
      size: (200, 100), frames: ["a": (0, 0, 200, 10), "b": (75, 10, 50, 300)]),
    LayoutCase(
      "11 E5: a ratio goes by the width",
      "ScrollView { Color.red.aspectRatio(contentMode: .fill).id(\"c\") }.frame(width: 401, height: 400)",
      (500, 500), frames: ["c": (0, 0, 401, 401)]),
    LayoutCase(
      "11 E6: it is flexible along its axis",
      "VStack(spacing: 0) { ScrollView { \(box(50, 20)) }.id(\"s\"); \(box(50, 30, "f")) }",
      (100, 100),
      frames: ["s": (0, 0, 50, 70), "f": (0, 70, 50, 30)]),
    LayoutCase(
      "11.7: both axes", "ScrollView([.horizontal, .vertical]) { \(color("c")) }", (100, 100),
      size: (100, 100), frames: ["c": (0, 0, 10, 10)]),
    LayoutCase(
      "11.11: several views are stacked",
      "ScrollView { \(box(50, 20, "a")); \(box(30, 20, "b")) }", (100, 100), size: (50, 100),
      frames: ["a": (0, 0, 50, 20), "b": (10, 28, 30, 20)]),
    LayoutCase("11.9: an empty one", "ScrollView { }", (100, 100), size: (0, 100)),
  ]

  @Test(arguments: rows)
  func `a scroll view`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }
}
