import TestSupport
import Testing

/// Which views count as children: spec 01 rules 17 to 20.
struct ViewListTests {
  static let flattening = [
    LayoutCase(
      "01.17: a group disappears",
      "HStack(spacing: 0) { \(color("a")); Group { \(color("b")); Group { \(color("c")) } } }",
      (90, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 30, 10), "c": (60, 0, 30, 10)]),
    LayoutCase(
      "01.17: a loop disappears",
      "HStack(spacing: 0) { ForEach(0..<2) { i in \(box(10, 10)) }; \(color("c")) }", (90, 10),
      frames: ["c": (20, 0, 70, 10)]),
    LayoutCase(
      "01.17: a conditional disappears",
      "HStack { if true { \(color("a")); \(color("b")) } else { Color.red } }", (88, 10),
      frames: ["a": (0, 0, 40, 10), "b": (48, 0, 40, 10)]),
    LayoutCase(
      "01.17: what is not there has no gap",
      "HStack { \(box(10, 10)); if false { Color.red }; ForEach(0..<0) { i in Color.red }; EmptyView(); Group { }; \(box(10, 10, "b")) }",
      (88, 10), size: (28, 10), frames: ["b": (18, 0, 10, 10)]),
    LayoutCase(
      "01.18: a modifier of a group is each member's",
      "HStack(spacing: 0) { Group { \(color("a")); \(color("b")) }.padding(5).frame(width: 30) }",
      (100, 20), size: (60, 20), frames: ["a": (5, 5, 20, 10), "b": (35, 5, 20, 10)]),
    LayoutCase(
      "01.18: a modifier of a loop too",
      "HStack(spacing: 0) { ForEach(0..<3) { i in Color.red }.frame(width: 20 , height: 10) }",
      (100, 20), size: (60, 10)),
    LayoutCase(
      "01.18: groups in groups, modifiers around each",
      "HStack(spacing: 0) { Group { Group { \(color("a")); \(color("b")) }.padding(.top, 2); \(color("c")) }.frame(width: 20) }",
      (100, 20), size: (60, 20),
      frames: ["a": (0, 2, 20, 18), "b": (20, 2, 20, 18), "c": (40, 0, 20, 20)]),
    LayoutCase(
      "01.18: a modifier of nothing is nothing",
      "HStack { \(box(10, 10)); EmptyView().frame(width: 50); \(box(10, 10)) }", (100, 20),
      size: (28, 10)),
  ]

  static let implicit = [
    LayoutCase(
      "01.19: several views are a column", "\(color("a")); \(color("b"))", (100, 108),
      frames: ["a": (0, 0, 100, 50), "b": (0, 58, 100, 50)]),
    LayoutCase(
      "01.19: a group at the root is a column",
      "Group { \(box(20, 10, "a")); \(box(40, 10, "b")) }",
      (100, 108), size: (40, 28)),
    LayoutCase(
      "01.19: a modified group at the root is a column of modified views",
      "Group { \(box(20, 10)); \(box(40, 10)) }.padding(5)", (100, 108), size: (50, 48)),
    LayoutCase(
      "01.19: a loop at the root", "ForEach(0..<3) { i in \(box(20, 10)) }", (100, 108),
      size: (20, 46)),
    LayoutCase("01.19: nothing at the root", "if false { Color.red }", (100, 108), size: (0, 0)),
    LayoutCase(
      "01.19: in the implicit column a divider lies and a spacer grows downwards",
      "Divider(); Spacer(); \(box(20, 9))", (100, 108), size: (100, 108)),
  ]

  static let vanishing = [
    LayoutCase(
      "01.20: a row of one is its view",
      "VStack(spacing: 0) { HStack(spacing: 99) { \(color("a")) }.id(\"h\"); \(box(20, 9)) }",
      (100, 109), frames: ["a": (0, 0, 100, 100), "h": (0, 0, 100, 100)]),
    LayoutCase(
      "01.20: so it does not make an unspecified height its own",
      "HStack { \(color("a")) }", (50, nil), size: (50, 10), placed: ["a": (50, nil)]),
    LayoutCase(
      "01.20: a row around a conditional stays and does", "HStack { if true { \(color("a")) } }",
      (50, nil), size: (50, 10), placed: ["a": (50, 10)]),
    LayoutCase(
      "01.20: a row around a loop of one stays and does",
      "HStack { ForEach(0..<1) { i in \(color("a")) } }", (50, nil), size: (50, 10),
      placed: ["a": (50, 10)]),
    LayoutCase(
      "01.20: a row of one in a group vanishes", "HStack { Group { EmptyView(); \(color("a")) } }",
      (50, nil), size: (50, 10), placed: ["a": (50, nil)]),
    LayoutCase(
      "01.20: a conditional beside the only view makes the row stay",
      "HStack { \(color("a")); if false { Color.red } }", (50, nil), size: (50, 10),
      placed: ["a": (50, 10)]),
    LayoutCase(
      "01.20: a pile of one does not offer its own size", "ZStack { \(color("a")) }", (50, nil),
      size: (50, 10), placed: ["a": (50, nil)]),
    LayoutCase(
      "01.20: stacks of stacks of one all vanish",
      "VStack { HStack { ZStack { \(color("a")) } } }", (nil, 7), size: (10, 7),
      placed: ["a": (nil, 7)]),
  ]

  @Test(arguments: flattening + implicit + vanishing)
  func `containers see a flat list`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
