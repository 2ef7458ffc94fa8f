import TestSupport
import Testing

/// Lazy grids and stacks: spec 09.
struct LazyKindTests {
  static let grids = [
    LayoutCase(
      "09 E1: fixed and adaptive columns",
      grid("GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))", 3), (200, 50),
      frames: ["v0": (0, 0, 70, 10), "v1": (78, 0, 57, 10), "v2": (143, 0, 57, 10)]),
    LayoutCase(
      "09 E2: the columns are found again for the grid's own width",
      grid("GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))", 2)
        + ".frame(width: 200)", (300, 50), size: (200, 10),
      frames: ["v0": (-12, 0, 108, 10), "v1": (104, 0, 120, 10)]),
    LayoutCase(
      "09 E3: minimums overflow",
      grid("GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))", 2), (300, 50),
      size: (334, 10), frames: ["v0": (0, 0, 163, 10), "v1": (171, 0, 180, 10)]),
    LayoutCase(
      "09 E4: the order matters",
      grid("GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))", 2), (300, 50),
      size: (300, 10), frames: ["v0": (0, 0, 180, 10), "v1": (188, 0, 112, 10)]),
    LayoutCase(
      "09 E5: five tracks of one item",
      grid("GridItem(.adaptive(minimum: 50, maximum: 100))", 5), (300, 50),
      frames: ["v0": (0, 0, 53.6, 10), "v4": (246.4, 0, 53.6, 10)]),
    LayoutCase(
      "09 E6: an adaptive item can be left with nothing",
      grid(
        "GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)), GridItem(.fixed(100))",
        4), (300, 50), size: (324, 10),
      frames: ["v0": (0, 0, 100, 10), "v2": (216, 0, 0, 10), "v3": (224, 0, 100, 10)]),
    LayoutCase(
      "09 E7: rows are as high as their highest view",
      fixedGrid(""), (108, 50), size: (108, 33),
      frames: ["a": (5, 5, 30, 10), "b": (48, 0, 60, 20), "c": (0, 25, 40, 8)]),
    LayoutCase(
      "09 E7: the columns stand in the middle", fixedGrid(""), (208, 50), size: (208, 33),
      frames: ["a": (55, 5, 30, 10)]),
    LayoutCase(
      "09 E7: the columns stand at the left", fixedGrid("alignment: .leading, "), (208, 50),
      size: (208, 33), frames: ["c": (0, 25, 40, 8)]),
    LayoutCase(
      "09: a horizontal grid has the axes swapped",
      "LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 5) { \(box(10, 10, "a")); \(box(30, 10, "b")); \(box(20, 10, "c")) }",
      (200, 100), size: (55, 100),
      frames: ["a": (10, 5, 10, 10), "b": (0, 59, 30, 10), "c": (35, 5, 20, 10)]),
    LayoutCase(
      "09: items are repeated",
      "LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)) { \(box(10, 10, "a")); \(box(10, 10)); \(box(10, 10, "c")) }",
      (90, 50), frames: ["a": (10, 0, 10, 10), "c": (70, 0, 10, 10)]),
  ]

  static let stacks = [
    LayoutCase(
      "09.14: nothing is shared along a lazy stack",
      "LazyVStack(spacing: 5) { \(color("a")); \(box(40, 20, "b")) }", (100, 200), size: (100, 35),
      frames: ["a": (0, 0, 100, 10), "b": (30, 15, 40, 20)]),
    LayoutCase(
      "09.14: it is aligned with its own width",
      "LazyVStack(alignment: .trailing, spacing: 0) { \(box(40, 20, "b")) }", (100, 200),
      size: (100, 20), frames: ["b": (60, 0, 40, 20)]),
    LayoutCase(
      "09.14: offered nothing it is as wide as its widest view",
      "LazyVStack(spacing: 0) { \(box(40, 20, "a")); \(box(60, 20, "b")) }", (nil, nil),
      size: (60, 40), frames: ["a": (10, 0, 40, 20)]),
    LayoutCase(
      "09.15: a spacer has its minimum",
      "LazyHStack(spacing: 0) { \(box(10, 10)); Spacer().id(\"s\"); \(box(10, 10, "b")) }",
      (300, 50),
      size: (28, 50), frames: ["b": (18, 20, 10, 10)]),
  ]

  private static func grid(_ columns: String, _ count: Int) -> String {
    let views = (0..<count).map { "Color.red.frame(height: 10).id(\"v\($0)\")" }
    return "LazyVGrid(columns: [\(columns)]) { \(views.joined(separator: "; ")) }"
  }

  private static func fixedGrid(_ alignment: String) -> String {
    "LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60))], \(alignment)spacing: 5) { \(box(30, 10, "a")); \(box(60, 20, "b")); \(box(40, 8, "c")) }"
  }

  @Test(arguments: grids)
  func `a lazy grid`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }

  @Test(arguments: stacks)
  func `a lazy stack`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }
}
