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

  /// Rule by rule; 15 to 21 are a reconstruction.
  static let rules = [
    LayoutCase(
      "08.1: a view that is no row stands in a row of its own",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(30, 10, "a")); \(box(30, 10, "b")) }; \(box(20, 10, "c")) }",
      (300, 300), size: (60, 20),
      frames: ["c": (20, 10, 20, 10)]),
    LayoutCase(
      "08.1: and makes the columns wider if it needs more",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(30, 10, "a")); \(box(30, 10, "b")) }; \(box(100, 10, "c")) }",
      (300, 300), size: (100, 20),
      frames: ["c": (0, 10, 100, 10), "a": (10, 0, 30, 10), "b": (60, 0, 30, 10)]),
    LayoutCase(
      "01.17: rows of a ForEach are rows",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { ForEach(0..<2) { i in GridRow { \(box(30, 10)); \(box(20, 10)) } }; GridRow { \(box(30, 10, "a")); \(box(30, 10, "b")) } }",
      (300, 300), size: (60, 30),
      frames: ["a": (0, 20, 30, 10), "b": (30, 20, 30, 10)]),
    LayoutCase(
      "01.17: cells of a ForEach are cells, no view is none",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { ForEach(0..<3) { i in \(box(30, 10)) }; EmptyView(); \(box(30, 10, "b")) } }",
      (300, 300), size: (120, 10),
      frames: ["b": (90, 0, 30, 10)]),
    LayoutCase(
      "08.3: a short row ends in empty cells",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(30, 10, "a")) }; GridRow { \(box(10, 10, "b")); \(box(10, 10, "c")); \(box(10, 10, "d")) } }",
      (300, 300), size: (50, 20),
      frames: [
        "a": (0, 0, 30, 10), "b": (10, 10, 10, 10), "c": (30, 10, 10, 10), "d": (40, 10, 10, 10),
      ]),
    LayoutCase(
      "08.4: a cell behind one of two columns stands in the third",
      "Grid(horizontalSpacing: 5, verticalSpacing: 0) { GridRow { \(box(20, 10, "a")).gridCellColumns(2); \(box(7, 10, "e")) }; GridRow { \(box(10, 10, "b")); \(box(10, 10, "c")); \(box(10, 10, "d")) } }",
      (300, 300), size: (40, 20),
      frames: ["a": (2.5, 0, 20, 10), "e": (31.5, 0, 7, 10), "d": (30, 10, 10, 10)]),
    LayoutCase(
      "08.5: an empty cell takes nothing",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).id(\"z\"); \(box(20, 10, "b")) }; GridRow { \(box(30, 20, "c")); \(box(10, 10, "d")) } }",
      (300, 300), size: (50, 30),
      frames: ["z": (0, 0, 30, 10), "b": (30, 0, 20, 10)]),
    LayoutCase(
      "08.6: distances are the same everywhere",
      "Grid(horizontalSpacing: 3, verticalSpacing: 4) { GridRow { \(box(10, 10, "a")); \(box(10, 10, "b")) }; GridRow { \(box(10, 10, "c")); \(box(10, 10, "d")) }; \(box(10, 10, "e")) }",
      (300, 300), size: (23, 38),
      frames: ["d": (13, 14, 10, 10), "e": (6.5, 28, 10, 10)]),
    LayoutCase(
      "08.7: an axis without a number takes what the cells prefer",
      "Grid(horizontalSpacing: 3) { GridRow { \(box(10, 10, "a")); \(box(10, 10, "b")) }; GridRow { \(box(10, 10, "c")); \(box(10, 10, "d")) } }",
      (300, 300), size: (23, 28)),
    LayoutCase(
      "08.8: rows have guides of their own, else the grid's",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow(alignment: .top) { \(box(10, 10, "a")); \(box(10, 30, "b")) }; GridRow(alignment: .bottom) { \(box(10, 10, "c")); \(box(10, 30, "d")) }; GridRow { \(box(10, 10, "e")); \(box(10, 30, "f")) } }",
      (300, 300), size: (20, 90),
      frames: ["a": (0, 0, 10, 10), "c": (0, 50, 10, 10), "e": (0, 70, 10, 10)]),
    LayoutCase(
      "08.8: of several guides for a column the last is taken",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 10, "a")).gridColumnAlignment(.leading) }; GridRow { \(box(30, 10, "b")) }; GridRow { \(box(10, 10, "c")).gridColumnAlignment(.trailing) } }",
      (300, 300), size: (30, 30),
      frames: ["a": (20, 0, 10, 10), "c": (20, 20, 10, 10)]),
    LayoutCase(
      "08.9: guides of a row come to lie on each other",
      "Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 10, "a")).alignmentGuide(.firstTextBaseline) { d in 2 }; \(box(30, 30, "b")).alignmentGuide(.firstTextBaseline) { d in 20 } } }",
      (300, 300), size: (40, 30),
      frames: ["a": (0, 18, 10, 10), "b": (10, 0, 30, 30)]),
    LayoutCase(
      "08.9, 08.12: a row is as high as its views need when they are shifted",
      "Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 10, "a")).alignmentGuide(.firstTextBaseline) { d in 2 }; \(box(30, 30, "b")).alignmentGuide(.firstTextBaseline) { d in 28 } }; \(box(5, 5, "z")) }",
      (300, 300), size: (40, 41),
      frames: ["a": (0, 26, 10, 10), "b": (10, 0, 30, 30), "z": (0, 36, 5, 5)]),
    LayoutCase(
      "08.9: so are columns as wide",
      "Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 10, "a")).alignmentGuide(.leading) { d in -5 }; \(box(5, 5, "z")) }; GridRow { \(box(10, 10, "b")) } }",
      (300, 300), size: (20, 20),
      frames: ["a": (5, 0, 10, 10), "b": (0, 10, 10, 10), "z": (15, 2.5, 5, 5)]),
    LayoutCase(
      "08.9: a guide further down moves the others down",
      "Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 10, "a")).alignmentGuide(.top) { d in 4 }; \(box(10, 30, "b")) } }",
      (300, 300), size: (20, 34),
      frames: ["a": (0, 0, 10, 10), "b": (10, 4, 10, 30)]),
    LayoutCase(
      "08.10: an anchor in a corner",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(20, 10, "a")).gridCellAnchor(.bottomTrailing); \(box(5, 40, "b")) }; GridRow { \(box(100, 5, "c")); \(box(5, 5, "d")) } }",
      (300, 300), size: (105, 45),
      frames: ["a": (80, 30, 20, 10)]),
    LayoutCase(
      "08.10: an anchor does not heed the grid's guides",
      "Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(20, 10, "a")).gridCellAnchor(.center); \(box(5, 40, "b")) }; GridRow { \(box(100, 5, "c")); \(box(5, 5, "d")) } }",
      (300, 300), size: (105, 45),
      frames: ["a": (40, 15, 20, 10), "d": (100, 40, 5, 5)]),
    LayoutCase(
      "08.10: the quarter points lie on each other, as in Apple's example",
      "Grid(horizontalSpacing: 1, verticalSpacing: 1) { GridRow { \(box(60, 60)); \(box(60, 60)) }; GridRow { \(box(60, 60)); \(box(10, 10, "m")).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)) } }",
      (300, 300), size: (121, 121),
      frames: ["m": (73.5, 98.5, 10, 10)]),
    LayoutCase(
      "08.10: an anchor in a row of its own",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(20, 10, "a")); \(box(5, 40, "b")) }; \(box(10, 5, "c")).gridCellAnchor(.leading) }",
      (300, 300), size: (25, 45),
      frames: ["c": (0, 40, 10, 5)]),
    LayoutCase(
      "08.11: a wide cell is aligned in the columns it covers",
      "Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0) { GridRow { \(box(30, 10, "a")); \(box(30, 10, "b")); \(box(30, 10, "x1")) }; GridRow { \(box(10, 10, "c")).gridCellColumns(2); \(box(10, 10, "d")) } }",
      (300, 300), size: (100, 20),
      frames: ["c": (0, 10, 10, 10), "d": (70, 10, 10, 10)]),
    LayoutCase(
      "08.11: by the guide of the first of them; a whole row by the grid's",
      "Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0) { GridRow { \(box(30, 10, "a")).gridColumnAlignment(.trailing); \(box(30, 10, "b")) }; GridRow { \(box(10, 10, "c")).gridCellColumns(2) }; \(box(10, 10, "d")) }",
      (300, 300), size: (65, 30),
      frames: ["c": (55, 10, 10, 10), "d": (0, 20, 10, 10)]),
    LayoutCase(
      "08.13: a greedy cell makes the grid fill its offer",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(color("a")); \(box(30, 30, "b")) }; GridRow { \(box(10, 10, "c")); \(box(10, 10, "d")) } }",
      (300, 200), size: (300, 200),
      frames: ["a": (0, 0, 270, 190), "c": (130, 190, 10, 10), "b": (270, 80, 30, 30)]),
    LayoutCase(
      "08.13: so does a spacer",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Spacer().id(\"s\"); \(box(30, 30, "b")) }; GridRow { \(box(10, 10, "c")); \(box(10, 10, "d")) } }",
      (300, 200), size: (300, 200),
      frames: ["s": (0, 0, 270, 190)]),
    LayoutCase(
      "08.14: on one axis a cell has no say",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.red.id(\"a\").gridCellUnsizedAxes(.vertical); \(box(30, 30, "b")) }; GridRow { \(box(10, 10, "c")); \(box(10, 10, "d")) } }",
      (300, 200), size: (300, 40),
      frames: ["a": (0, 0, 270, 30)]),
    LayoutCase(
      "08.15: nothing offered, ideal sizes",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(color("a")); \(box(30, 30, "b")) }; GridRow { \(box(20, 10, "c")); \(color("d")) } }",
      (nil, nil), size: (50, 40),
      frames: ["a": (0, 0, 20, 30), "d": (20, 30, 30, 10)]),
    LayoutCase(
      "08.16: columns share as views in a row do, the least flexible first",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.red.frame(maxWidth: 20).id(\"a\"); \(color("b")); \(color("c")) } }",
      (100, 100), size: (100, 100),
      frames: ["a": (0, 0, 20, 100), "b": (20, 0, 40, 100), "c": (60, 0, 40, 100)]),
    LayoutCase(
      "08.16: a column has the highest priority in it, minimums are kept back",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(color("a")); Color.red.layoutPriority(1).id(\"b\"); Color.red.frame(minWidth: 15).id(\"c\") } }",
      (100, 100), size: (100, 100),
      frames: ["a": (0, 0, 0, 100), "b": (0, 0, 85, 100), "c": (85, 0, 15, 100)]),
    LayoutCase(
      "08.16: columns that refuse less overflow",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(60, 10, "a")); \(box(60, 10, "b")); \(color("c")) } }",
      (100, 100), size: (120, 100),
      frames: ["c": (120, 0, 0, 100)]),
    LayoutCase(
      "08.17: rows share the height",
      "Grid(horizontalSpacing: 0, verticalSpacing: 10) { GridRow { Color.red.frame(maxHeight: 20).id(\"a\"); \(box(20, 10, "b")) }; GridRow { \(color("c")); \(color("d")) }; GridRow { \(color("e")) } }",
      (100, 100), size: (100, 100),
      frames: ["a": (0, 0, 50, 20), "c": (0, 30, 50, 30), "e": (0, 70, 50, 30)]),
    LayoutCase(
      "08.18: a wide cell that needs more widens its columns equally",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(60, 10, "a")).gridCellColumns(2) }; GridRow { \(box(10, 10, "b")); \(box(20, 10, "c")) } }",
      (300, 300), size: (60, 20),
      frames: ["a": (0, 0, 60, 10), "b": (7.5, 10, 10, 10), "c": (32.5, 10, 20, 10)]),
    LayoutCase(
      "08.18: a greedy wide cell does not",
      "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.red.frame(height: 10).id(\"a\").gridCellColumns(2) }; GridRow { \(box(10, 10, "b")); \(box(20, 10, "c")) } }",
      (300, 300), size: (30, 20),
      frames: ["a": (0, 0, 30, 10), "b": (0, 10, 10, 10)]),
    LayoutCase(
      "08.22: baselines of a grid are those of its cells",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 20, "a")).alignmentGuide(.firstTextBaseline) { d in 8 }; \(box(10, 20, "b")) }; GridRow { \(box(10, 20, "c")).alignmentGuide(.firstTextBaseline) { d in 3 } } }.id(\"g\"); \(box(10, 10, "d")) }",
      (300, 300), size: (30, 42),
      frames: ["g": (0, 2, 20, 40), "d": (20, 0, 10, 10)]),
    LayoutCase(
      "08.12: a row without cells has no size",
      "Grid { GridRow {} }",
      (300, 300), size: (0, 0)),
    LayoutCase(
      "08.22: a grid has no priority of its own",
      "HStack(spacing: 0) { Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { \(box(10, 10, "a")); \(color("b")) } }.id(\"g\"); \(color("c")) }",
      (100, 100), size: (100, 100),
      frames: ["g": (0, 0, 50, 100), "b": (10, 0, 40, 100), "c": (50, 0, 50, 100)]),
  ]

  private static func twoByTwo(_ alignment: String) -> String {
    "Grid(\(alignment)horizontalSpacing: 10, verticalSpacing: 10) { GridRow { \(box(30, 20, "a")); \(box(50, 10, "b")) }; GridRow { \(box(40, 15, "c")); \(box(20, 30, "d")) } }"
  }

  @Test(arguments: rows + rules)
  func `a grid`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }
}
