import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Preferred spacing: spec 04 rules 17 to 22, 03 rule 19, 05 rule 2.
struct SpacingTests {
  /// What stands in a column above a box of 10 by 10, and the distance between them.
  static let columns: [SpacingCase] = [
    ("04.18: views without opinion", box(10, 10), 8.0),
    ("04.20: a spacer", "Spacer().frame(height: 10)", 0),
    ("04.20: a spacer as it is", "Spacer().fixedSize()", 0),
    ("04.21: an empty row", "HStack { }.frame(width: 10)", 0),
    ("04.21: an empty column in fixed height", "VStack { }.frame(height: 10)", 8),
    ("04.21: an empty pile", "ZStack { }", 0),
    ("04.21: a column that ends in a spacer", "VStack { \(box(10, 2)); Spacer() }", 0),
    ("04.21: a column that starts with a spacer", "VStack { Spacer(); \(box(10, 2)) }", 8),
    ("04.21: a row with a spacer", "HStack { \(box(10, 10)); Spacer() }", 8),
    ("04.21: a row with an empty pile", "HStack { \(box(10, 10)); ZStack { } }", 0),
    ("04.21: a pile with a spacer", "ZStack { \(box(10, 10)); Spacer() }", 0),
    (
      "04.21: nested columns that end in a spacer",
      "VStack { \(box(9, 2)); VStack { \(box(9, 2)); Spacer() } }", 0
    ),
    ("03.19: a frame around a spacer keeps its spacing", "Spacer().frame(maxHeight: 10)", 0),
    ("03.19: a frame's height resets", "VStack { \(box(10, 2)); Spacer() }.frame(height: 20)", 8),
    ("03.19: a frame's width does not", "VStack { \(box(10, 2)); Spacer() }.frame(width: 20)", 0),
    ("03.19: a minimum height resets", "VStack { \(box(10, 2)); Spacer() }.frame(minHeight: 1)", 8),
    ("05.2: padding resets the padded edge", "Spacer().padding(.bottom, 5)", 8),
    ("05.2: padding keeps the others", "Spacer().padding(.top, 5)", 0),
    ("05.2: padding of nothing keeps all", "Spacer().padding(0)", 0),
    ("05.2: a ratio keeps it", "Spacer().aspectRatio(1, contentMode: .fit)", 0),
    ("05.2: layoutPriority keeps it", "Spacer().layoutPriority(1)", 0),
    ("05.2: a position has none", "Spacer().position(x: 0, y: 0)", 8),
    ("05.2: an offset keeps it", "Spacer().offset(x: 5)", 0),
    ("05.2: opacity keeps it", "Spacer().opacity(0.5)", 0),
    ("05.2: a guide keeps it", "Spacer().alignmentGuide(.leading) { _ in 0 }", 0),
    ("05.2: an overlay keeps the primary's", "Spacer().overlay(Color.red)", 0),
    ("05.2: an overlay has no say", "\(box(10, 10)).overlay { Spacer() }", 8),
    ("07.6: relativeProposed keeps it", "Spacer().relativeProposed(height: 0.5)", 0),
    ("01.20: a row of one is its view", "HStack { Spacer() }", 8),
    ("01.20: a column of one is its view", "VStack { Spacer() }", 0),
    ("04.17: a divider", "Divider()", 8),
    ("04.17: a picture", "Image(size: CGSize(width: 9, height: 9)) { _ in }", 8),
  ].map { SpacingCase($0, column: $1, "\(box(10, 10))", distance: $2) }

  static let rows = [
    LayoutCase(
      "04.18: 8 in a row", "HStack { \(box(10, 10)); \(box(10, 10, "b")) }", (100, 100),
      size: (28, 10), frames: ["b": (18, 0, 10, 10)]),
    LayoutCase(
      "04.21: a row's trailing edge is its last view's",
      "HStack { HStack { \(box(10, 10)); Spacer() }; \(box(10, 10, "b")) }", (100, 10),
      frames: ["b": (90, 0, 10, 10)]),
    LayoutCase(
      "04.21: a row's leading edge is its first view's",
      "HStack { \(box(10, 10)); HStack { Spacer(); \(box(10, 10, "a")) }; \(box(10, 10, "b")) }",
      (100, 10), frames: ["a": (72, 0, 10, 10), "b": (90, 0, 10, 10)]),
    LayoutCase(
      "04.21: what stands further in a row has no say in its leading edge",
      "HStack { \(box(10, 10)); HStack { \(box(10, 10, "a")); Spacer() }; \(box(10, 10, "b")) }",
      (100, 10), frames: ["a": (18, 0, 10, 10), "b": (90, 0, 10, 10)]),
    LayoutCase(
      "04.21: an empty container closes the gap",
      "VStack { \(box(10, 10)); HStack { }; \(box(10, 10, "b")) }", (100, 100), size: (10, 20),
      frames: ["b": (0, 10, 10, 10)]),
    LayoutCase(
      "02.26: an empty view leaves the gap alone",
      "VStack { \(box(10, 10)); EmptyView(); \(box(10, 10, "b")) }", (100, 100), size: (10, 28)),
    LayoutCase(
      "02.11: a spacer padded along its row has gaps",
      "HStack { \(box(10, 10)); Spacer().padding(.horizontal, 5).id(\"s\"); \(box(10, 10, "b")) }",
      (100, 10), frames: ["s": (18, 5, 64, 0), "b": (90, 0, 10, 10)]),
    LayoutCase(
      "02.11: a spacer padded across its row has none",
      "HStack { \(box(10, 10)); Spacer().padding(.vertical, 5).id(\"s\"); \(box(10, 10, "b")) }",
      (100, 10), frames: ["s": (10, 0, 80, 10), "b": (90, 0, 10, 10)]),
    LayoutCase(
      "04.2: all gaps together are taken from the length",
      "HStack { \(color("a")); \(color("b")); Spacer(); \(color("c")) }", (100, 10),
      frames: ["a": (0, 0, 28, 10), "b": (36, 0, 28, 10), "c": (72, 0, 28, 10)]),
  ]

  /// Body text has a line of 20.28 points and wants a tenth of that, in thirds of a point, around.
  static let text = [
    SpacingCase(
      "04.19: text over text: its leading, which is 0", column: "Text(\"a\")", "Text(\"b\")",
      distance: 0),
    SpacingCase(
      "04.19: text over a view: its lower distance", column: "Text(\"a\")", box(10, 10),
      distance: 32.0 / 3),
    SpacingCase(
      "04.19: a view over text: the upper distance", column: box(10, 10), "Text(\"a\")",
      distance: 20.0 / 3),
    SpacingCase(
      "04.19: larger text wants more", column: "Text(\"a\").font(.title)", box(10, 10),
      distance: 52.0 / 3),
    SpacingCase(
      "04.21: a row of text and a view over a view", column: "HStack { Text(\"a\"); \(box(9, 9)) }",
      box(10, 10), distance: 32.0 / 3),
    SpacingCase(
      "03.19: a frame's height resets the distances of text",
      column: "Text(\"a\").frame(height: 30)", box(10, 10), distance: 8),
    SpacingCase(
      "03.19: a frame's width does not", column: "Text(\"a\").frame(width: 90)", box(10, 10),
      distance: 32.0 / 3),
    SpacingCase(
      "05.2: padding on other edges does not", column: "Text(\"a\").padding(.top)", box(10, 10),
      distance: 32.0 / 3),
    SpacingCase("04.20: a spacer under text", column: "Text(\"a\")", "Spacer()", distance: 0),
    SpacingCase(
      "04.19: text beside text is 8 away", row: "Text(\"a\")", "Text(\"b\")", distance: 8),
    SpacingCase("04.19: text beside a view too", row: "Text(\"a\")", box(10, 10), distance: 8),
    SpacingCase("04.20: text beside a spacer", row: "Text(\"a\")", "Spacer()", distance: 0),
  ]

  @Test(arguments: columns + text)
  func `neighbours keep the distance they prefer`(_ row: SpacingCase) throws {
    let distance = try row.measuredDistance()
    #expect(abs(distance - row.distance) < 0.005)
  }

  @Test(arguments: rows)
  func `gaps are part of a stack's length`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}

/// Two views in a stack without written spacing, and the distance between them in points.
struct SpacingCase: Sendable, CustomStringConvertible {
  let description: String
  let source: String
  let axis: Axis
  let distance: Double

  init(_ description: String, column first: String, _ second: String, distance: Double) {
    self.description = description
    self.distance = distance
    axis = .vertical
    source = "VStack { \(first).id(\"first\"); \(second).id(\"second\") }.fixedSize()"
  }

  init(_ description: String, row first: String, _ second: String, distance: Double) {
    self.description = description
    self.distance = distance
    axis = .horizontal
    source = "HStack { \(first).id(\"first\"); \(second).id(\"second\") }.fixedSize()"
  }

  /// From the far edge of the first view to the near edge of the second, in points.
  func measuredDistance() throws -> Double {
    let view = try SwiftSource.view(source).view
    let result = try view.layout(in: .unspecified)
    let first = try #require(result.frames(labelled: "first", in: view).first)
    let second = try #require(result.frames(labelled: "second", in: view).first)
    return axis == .vertical ? second.minY - first.maxY : second.minX - first.maxX
  }
}
