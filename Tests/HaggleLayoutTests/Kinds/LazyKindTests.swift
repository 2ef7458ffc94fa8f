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

  static let rules = [
    LayoutCase(
      "09.1: items are 8 apart; flexible ones share",
      "LazyVGrid(columns: [GridItem(), GridItem(.flexible())]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\"); Color.clear.frame(height: 10).id(\"c\") }",
      (100, 100), size: (100, 28),
      frames: ["a": (0, 0, 46, 10), "b": (54, 0, 46, 10), "c": (0, 18, 46, 10)]),
    LayoutCase(
      "09.1: the distance behind the last item is not used",
      "LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.flexible(), spacing: 50)]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (100, 100), size: (100, 10),
      frames: ["a": (0, 0, 40, 10), "b": (60, 0, 40, 10)]),
    LayoutCase(
      "09.2: what a maximum leaves goes to the later items",
      "LazyVGrid(columns: [GridItem(.flexible(maximum: 20)), GridItem(.flexible())]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (100, 100), size: (100, 10),
      frames: ["a": (0, 0, 20, 10), "b": (28, 0, 72, 10)]),
    LayoutCase(
      "09.2, 09.7: none left, the columns stand in the middle",
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(maximum: 20))]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (100, 100), size: (100, 10),
      frames: ["a": (13, 0, 46, 10), "b": (67, 0, 20, 10)]),
    LayoutCase(
      "09.2: fixed items come first; the rest takes its minimum",
      "LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (50, 100), size: (78, 10),
      frames: ["a": (0, 0, 60, 10), "b": (68, 0, 10, 10)]),
    LayoutCase(
      "09.3: the minimum of an adaptive item only counts",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (30, 100), size: (30, 28),
      frames: ["a": (0, 0, 30, 10), "b": (0, 18, 30, 10)]),
    LayoutCase(
      "09.3: what the maximum of an adaptive item cuts stays empty at its end",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 52))]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (300, 100), size: (300, 10),
      frames: ["a": (0, 0, 52, 10), "b": (60, 0, 52, 10)]),
    LayoutCase(
      "09.3: before the next item, too",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 52)), GridItem(.fixed(20))], spacing: 0) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\"); Color.clear.frame(height: 10).id(\"c\") }",
      (150, 100), size: (150, 10),
      frames: ["a": (0, 0, 52, 10), "b": (60, 0, 52, 10), "c": (130, 0, 20, 10)]),
    LayoutCase(
      "09.4: a flexible item is 10 at least",
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (5, 100), size: (28, 10),
      frames: ["a": (0, 0, 10, 10), "b": (18, 0, 10, 10)]),
    LayoutCase(
      "09.5: nothing offered counts as 10",
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(30))]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (nil, 100), size: (48, 10),
      frames: ["a": (0, 0, 10, 10), "b": (18, 0, 30, 10)]),
    LayoutCase(
      "09.8: a row is as high as its highest view",
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 3) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 20).id(\"b\"); Color.clear.frame(height: 5).id(\"c\") }",
      (100, 100), size: (100, 28),
      frames: ["a": (0, 5, 46, 10), "c": (0, 23, 46, 5)]),
    LayoutCase(
      "09.8, 09.10: a view is asked without a height and placed with the row's",
      "LazyVGrid(columns: [GridItem(.flexible())]) { \(color("a")); \(color("b")) }",
      (100, 100), size: (100, 28),
      frames: ["a": (0, 0, 100, 10), "b": (0, 18, 100, 10)],
      placed: ["a": (100, 10)]),
    LayoutCase(
      "09.9: the offered height does not count",
      "LazyVGrid(columns: [GridItem(.flexible())]) { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\") }",
      (100, 5), size: (100, 28)),
    LayoutCase(
      "09.10: items have alignments of their own",
      "LazyVGrid(columns: [GridItem(.fixed(40), alignment: .topTrailing), GridItem(.fixed(60), alignment: .bottomLeading)], spacing: 5) { \(box(30, 10, "a")); \(box(50, 20, "b")); \(box(10, 30, "c")); \(box(50, 20, "d")) }",
      (108, 100), size: (108, 55),
      frames: [
        "a": (10, 0, 30, 10), "b": (48, 0, 50, 20), "c": (30, 25, 10, 30), "d": (48, 35, 50, 20),
      ]),
    LayoutCase(
      "09.10: else the grid's across, the middle along",
      "LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60))], alignment: .leading) { \(box(30, 10, "a")); \(box(50, 20, "b")) }",
      (108, 100), size: (108, 20),
      frames: ["a": (0, 5, 30, 10), "b": (48, 0, 50, 20)]),
    LayoutCase(
      "09.11: header and footer are lines as wide as the grid",
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) { Section { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\"); Color.clear.frame(height: 10).id(\"c\") } header: { Color.clear.frame(height: 7).id(\"h\") } footer: { \(box(30, 5, "f")) } }",
      (100, 200), size: (100, 32),
      frames: [
        "h": (0, 0, 100, 7), "a": (0, 7, 46, 10), "c": (0, 17, 46, 10), "f": (35, 27, 30, 5),
      ]),
    LayoutCase(
      "09.11: a section and what is behind it begin on new lines",
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 2) { Section { Color.clear.frame(height: 10).id(\"a\"); Color.clear.frame(height: 10).id(\"b\"); Color.clear.frame(height: 10).id(\"c\") }; Section { Color.clear.frame(height: 10).id(\"d\") }; Color.clear.frame(height: 10).id(\"e\"); Color.clear.frame(height: 10).id(\"f\"); Color.clear.frame(height: 10).id(\"g\") }",
      (100, 200), size: (100, 58),
      frames: [
        "c": (0, 12, 46, 10), "d": (0, 24, 46, 10), "e": (0, 36, 46, 10), "f": (54, 36, 46, 10),
        "g": (0, 48, 46, 10),
      ]),
    LayoutCase(
      "09.11: a header is aligned as the grid says",
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading, spacing: 0) { Section(header: \(box(20, 7, "h"))) { Color.clear.frame(height: 10).id(\"z\") } }",
      (100, 200), size: (100, 17),
      frames: ["h": (0, 0, 20, 7), "z": (0, 7, 46, 10)]),
    LayoutCase(
      "09.11: in a horizontal grid they are columns",
      "LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) { Section { \(box(10, 10, "a")); \(box(10, 10, "b")); \(box(10, 10, "c")) } header: { Color.clear.frame(width: 7).id(\"h\") } }",
      (100, 60), size: (27, 60),
      frames: [
        "h": (0, 0, 7, 60), "a": (7, 11, 10, 10), "b": (7, 39, 10, 10), "c": (17, 11, 10, 10),
      ]),
    LayoutCase(
      "09.12: a lazy grid has no guides but its own edges",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { LazyVGrid(columns: [GridItem(.fixed(20))], spacing: 0) { \(box(20, 20)).alignmentGuide(.firstTextBaseline) { _ in 5 } }.id(\"g\"); \(box(10, 10, "b")) }",
      (100, 50), size: (100, 20), frames: ["g": (0, 0, 90, 20), "b": (90, 10, 10, 10)]),
    LayoutCase(
      "09.12: it hides the priorities inside",
      "HStack(spacing: 0) { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { \(color("a")).layoutPriority(1) }.id(\"g\"); \(color("b")) }",
      (100, 50), size: (100, 50), frames: ["g": (0, 20, 50, 10), "b": (50, 0, 50, 50)]),
    LayoutCase(
      "09.14: a lazy stack of one view stays a stack",
      "LazyVStack { \(color("a")) }",
      (100, 200), size: (100, 10)),
    LayoutCase(
      "09.14: priorities do not count",
      "LazyVStack(spacing: 0) { Color.red.layoutPriority(1).id(\"a\"); \(color("b")) }",
      (100, 100), size: (100, 20)),
    LayoutCase(
      "09.16: views out of sight are measured like the others",
      "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20) { i in Color.red.frame(height: 30) }; \(box(50, 10, "z")) } }",
      (100, 100), size: (100, 100),
      frames: ["z": (25, 600, 50, 10)]),
  ]

  private static func grid(_ columns: String, _ count: Int) -> String {
    let views = (0..<count).map { "Color.red.frame(height: 10).id(\"v\($0)\")" }
    return "LazyVGrid(columns: [\(columns)]) { \(views.joined(separator: "; ")) }"
  }

  private static func fixedGrid(_ alignment: String) -> String {
    "LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60))], \(alignment)spacing: 5) { \(box(30, 10, "a")); \(box(60, 20, "b")); \(box(40, 8, "c")) }"
  }

  @Test(arguments: grids + rules)
  func `a lazy grid`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }

  @Test(arguments: stacks)
  func `a lazy stack`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }
}
