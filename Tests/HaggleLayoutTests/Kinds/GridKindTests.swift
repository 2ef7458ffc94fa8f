import TestSupport
import Testing

/// Grids: spec 08.
struct GridKindTests {
  static let rows = [
    LayoutCase(
      "08 E1: an unsized cell takes the width of its column",
      "Grid(horizontalSpacing: 8, verticalSpacing: 8) { GridRow { \(box(160, 80)); \(box(80, 80)) }; GridRow { Color.red.frame(height: 80).gridCellUnsizedAxes(.horizontal).id(\"red\"); \(box(80, 80)) } }",
      (600, 600), size: (248, 168), frames: ["red": (0, 88, 160, 80)]),
    LayoutCase(
      "08 E1: a sized greedy cell makes its column greedy",
      "Grid(horizontalSpacing: 8, verticalSpacing: 8) { GridRow { \(box(160, 80)); \(box(80, 80)) }; GridRow { Color.red.frame(height: 80).id(\"red\"); \(box(80, 80)) } }",
      (600, 600), size: (600, 168), frames: ["red": (0, 88, 512, 80)]),
    LayoutCase(
      "08 E2: cells are centred", twoByTwo(""), (300, 300), size: (100, 60),
      frames: [
        "a": (5, 0, 30, 20), "b": (50, 5, 50, 10), "c": (0, 37.5, 40, 15), "d": (65, 30, 20, 30),
      ]),
    LayoutCase(
      "08 E2: cells stand at the top left",
      twoByTwo("alignment: .topLeading, "), (300, 300), size: (100, 60),
      frames: [
        "a": (0, 0, 30, 20), "b": (50, 0, 50, 10), "c": (0, 30, 40, 15), "d": (50, 30, 20, 30),
      ]),
    LayoutCase(
      "08 E2: a column has a guide of its own",
      "Grid(horizontalSpacing: 10, verticalSpacing: 10) { GridRow { \(box(30, 20)).gridColumnAlignment(.trailing).id(\"a\"); \(box(50, 10)) }; GridRow { \(box(40, 15, "c")); \(box(20, 30)) } }",
      (300, 300), size: (100, 60), frames: ["a": (10, 0, 30, 20), "c": (0, 37.5, 40, 15)]),
    LayoutCase(
      "08 E3: a cell covers two columns",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(color("a")); \(color("b")); \(color("c")) }; GridRow { Color.red.gridCellColumns(2).id(\"d\"); \(color("e")) } }",
      (300, 100), size: (300, 100),
      frames: ["a": (0, 0, 100, 50), "d": (0, 50, 200, 50), "e": (200, 50, 100, 50)]),
    LayoutCase(
      "08 E4: a greedy row makes the grid fill the width",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(40, 10, "a")); \(box(20, 10, "b")) }; Divider().id(\"d\") }",
      (100, 100), size: (100, 11), frames: ["d": (0, 10, 100, 1), "b": (70, 0, 20, 10)]),
    LayoutCase(
      "08 E4: an unsized one does not",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(40, 10)); \(box(20, 10)) }; Divider().gridCellUnsizedAxes(.horizontal).id(\"d\") }",
      (100, 100), size: (60, 11), frames: ["d": (0, 10, 60, 1)]),
    LayoutCase(
      "08 E5: an anchor puts a point on that point of the cell",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(20, 10)).gridCellAnchor(UnitPoint(x: 0.25, y: 0)).id(\"a\") }; GridRow { \(box(100, 5)) }; GridRow { \(box(10, 40)) } }",
      (300, 300), frames: ["a": (20, 0, 20, 10)]),
    LayoutCase(
      "08.2: a modifier of a row goes to each cell",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 10, "a")); \(box(20, 10, "b")) }.padding(5) }",
      (300, 300), size: (50, 20), frames: ["a": (5, 5, 10, 10), "b": (25, 5, 20, 10)]),
    LayoutCase(
      "08.2: outside a grid a row is a group",
      "HStack(spacing: 0) { GridRow { \(box(10, 10, "a")); \(box(20, 10, "b")) } }", (300, 300),
      size: (30, 10), frames: ["b": (10, 0, 20, 10)]),
    LayoutCase(
      "08.7: without numbers cells are as far apart as they prefer",
      "Grid { GridRow { \(box(10, 10)); \(box(10, 10, "b")) }; GridRow { \(box(10, 10)); \(box(10, 10, "d")) } }",
      (300, 300), size: (28, 28), frames: ["b": (18, 0, 10, 10), "d": (18, 18, 10, 10)]),
    LayoutCase(
      "08.8: a row has a guide of its own",
      "Grid(horizontalSpacing: 0) { GridRow(alignment: .bottom) { \(box(10, 10, "a")); \(box(10, 30)) } }",
      (300, 300), size: (20, 30), frames: ["a": (0, 20, 10, 10)]),
    LayoutCase("08.12: no rows, no size", "Grid { }", (100, 100), size: (0, 0)),
  ]

  private static func twoByTwo(_ alignment: String) -> String {
    "Grid(\(alignment)horizontalSpacing: 10, verticalSpacing: 10) { GridRow { \(box(30, 20, "a")); \(box(50, 10, "b")) }; GridRow { \(box(40, 15, "c")); \(box(20, 30, "d")) } }"
  }

  @Test(arguments: rows)
  func `a grid`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }
}
