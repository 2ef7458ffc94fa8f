import TestSupport
import Testing

/// Overlays, backgrounds and borders: spec 05 rules 16 to 19, 01 rule 19.
struct LayeredKindTests {
  static let masks = [
    LayoutCase(
      "05.22: a mask is laid out as an overlay is",
      "\(box(100, 50)).mask(alignment: .topTrailing) { \(box(20, 20, "m")); \(color("n")) }",
      (9, 9),
      size: (100, 50), frames: ["m": (40, 15, 20, 20), "n": (0, 0, 100, 50)]),
    LayoutCase(
      "05.22: a mask changes nothing around",
      "HStack(spacing: 0) { \(color("a")).layoutPriority(1).mask(\(box(200, 5, "m"))); \(color("b")) }",
      (100, 20), size: (100, 20),
      frames: ["a": (0, 0, 100, 20), "m": (-50, 7.5, 200, 5), "b": (100, 0, 0, 20)]),
  ]

  static let rows = ["overlay", "background"].flatMap { kind in
    [
      LayoutCase(
        "05 E5: \(kind) in a corner",
        "\(box(100, 50)).\(kind)(alignment: .topTrailing) { \(box(20, 20, "o")) }", (300, 300),
        size: (100, 50), frames: ["o": (80, 0, 20, 20)]),
      LayoutCase(
        "05 E5: a large \(kind) in the middle", "\(box(100, 50)).\(kind) { \(box(200, 20, "o")) }",
        (300, 300), size: (100, 50), frames: ["o": (-50, 15, 200, 20)]),
      LayoutCase(
        "05.16: a \(kind) is offered the primary's size",
        "\(box(100, 50)).\(kind)(\(color("o")).padding(-5))", (300, 300), size: (100, 50),
        frames: ["o": (-5, -5, 110, 60)]),
      LayoutCase(
        "01.12: the primary of a \(kind) is placed with the offer",
        "\(color("p")).\(kind) { \(color("o")) }", (nil, 40), size: (10, 40),
        placed: ["p": (nil, 40), "o": (10, 40)]),
      LayoutCase(
        "05.16: the primary's explicit guides count in a \(kind)",
        "\(box(100, 50)).alignmentGuide(.top) { _ in 10 }.\(kind)(alignment: .top) { \(box(20, 20, "o")) }",
        (300, 300), frames: ["o": (40, 10, 20, 20)]),
      LayoutCase(
        "06 E6: the secondary's explicit guides count in a \(kind)",
        "\(box(100, 50)).\(kind)(alignment: .top) { \(box(20, 20)).alignmentGuide(.top) { $0.height }.id(\"o\") }",
        (300, 300), frames: ["o": (40, -20, 20, 20)]),
      LayoutCase(
        "05.17: several views are piled in the middle of each other",
        "\(box(100, 100)).\(kind)(alignment: .topLeading) { \(box(40, 40, "a")); \(box(20, 20, "b")) }",
        (300, 300), size: (100, 100), frames: ["a": (0, 0, 40, 40), "b": (10, 10, 20, 20)]),
      LayoutCase(
        "05.17, 04.27: in the pile all are offered its size",
        "\(box(100, 100)).\(kind) { \(box(40, 40, "a")); \(color("b")) }", (300, 300),
        frames: ["a": (30, 30, 40, 40), "b": (0, 0, 100, 100)]),
      LayoutCase(
        "01.17: a \(kind) of nothing is nothing",
        "\(box(100, 50)).\(kind) { if false { Color.red } }",
        (300, 300), size: (100, 50)),
      LayoutCase(
        "06.11: only the primary's guides are seen outside a \(kind)",
        "VStack(alignment: .leading, spacing: 0) { \(box(20, 10)).\(kind) { Color.red.alignmentGuide(.leading) { _ in 9 } }.id(\"h\"); \(box(30, 10, "c")) }",
        (100, 100), frames: ["h": (0, 0, 20, 10), "c": (0, 10, 30, 10)]),
      LayoutCase(
        "06.10: the primary's are",
        "VStack(alignment: .leading, spacing: 0) { \(box(20, 10)).alignmentGuide(.leading) { _ in 9 }.\(kind)(Color.red).id(\"h\"); \(box(30, 10, "c")) }",
        (100, 100), frames: ["h": (0, 0, 20, 10), "c": (9, 10, 30, 10)]),
      LayoutCase(
        "01.18: a \(kind) of a group is each member's",
        "HStack(spacing: 0) { Group { \(box(20, 20)); \(box(30, 30)) }.\(kind) { \(color("o")) } }",
        (100, 100), frames: ["o": (0, 5, 20, 20), "o": (20, 0, 30, 30)]),
    ]
  }

  static let styles = [
    ".background(Color.red)", ".background(.red)", ".background(.red, in: Circle())",
    ".overlay(.red)", ".overlay(Color.red, alignment: .top)", ".border(Color.red)",
    ".border(.red, width: 9)",
  ].flatMap { modifier in
    LayoutCase.answers(
      "05.18, 05.19: \(modifier) does not change the size", "\(box(30, 20))\(modifier)",
      [((nil, nil), (30, 20)), ((300, 9), (30, 20))])
  }

  @Test(arguments: rows + styles + masks)
  func `layers have no say in the size`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
