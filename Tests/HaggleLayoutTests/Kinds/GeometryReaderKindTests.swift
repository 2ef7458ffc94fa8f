import TestSupport
import Testing

/// Readers: spec 11 rules 1 to 6.
struct GeometryReaderKindTests {
  static let answers =
    LayoutCase.answers(
      "11.1: numbers stay, nothing is 10", "GeometryReader { _ in \(box(70, 90)) }",
      [
        ((200, 100), (200, 100)), ((nil, nil), (10, 10)), ((0, nil), (0, 10)),
        ((.infinity, 40), (.infinity, 40)),
      ])

  static let rows = [
    LayoutCase(
      "11 E1: half of the reader",
      "HStack(spacing: 0) { GeometryReader { g in Color.red.frame(width: g.size.width / 2).id(\"c\") }.id(\"g\"); \(box(40, 40, "f")) }",
      (140, 100), frames: ["g": (0, 0, 100, 100), "c": (0, 0, 50, 100), "f": (100, 30, 40, 40)]),
    LayoutCase(
      "07.20: a percentage of the reader's slot, at its top left",
      "HStack(spacing: 0) { GeometryReader { g in Color.red.frame(width: g.size.width * 0.25, height: 9).id(\"c\") }; \(color("d")) }",
      (200, 40), size: (200, 40), frames: ["c": (0, 0, 25, 9), "d": (100, 0, 100, 40)]),
    LayoutCase(
      "11 E2: several views lie one over the other",
      "GeometryReader { _ in \(box(30, 10, "a")); \(box(10, 30, "b")) }", (100, 50),
      size: (100, 50), frames: ["a": (0, 0, 30, 10), "b": (0, 0, 10, 30)]),
    LayoutCase(
      "11 E2: left to itself the reader is 10 × 10",
      "GeometryReader { _ in \(box(30, 10, "a")); \(box(10, 30, "b")) }.fixedSize()", (100, 50),
      size: (10, 10), frames: ["a": (0, 0, 30, 10), "b": (0, 0, 10, 30)]),
    LayoutCase(
      "11.1: it has default spacing, whatever is inside",
      "HStack { Text(\"a\").frame(width: 40); GeometryReader { _ in Spacer() }.id(\"g\") }",
      (148, 40), frames: ["g": (48, 0, 100, 40)]),
    LayoutCase(
      "11.1: a priority or a guide inside does not count outside",
      "HStack(alignment: .top, spacing: 0) { Color.red.id(\"a\"); GeometryReader { _ in \(color("c")).alignmentGuide(.top) { _ in 30 }.layoutPriority(1) }.id(\"g\") }",
      (100, 40), frames: ["a": (0, 0, 50, 40), "g": (50, 0, 50, 40), "c": (50, 0, 50, 40)]),
    LayoutCase(
      "11.2: content is offered the reader's size",
      "GeometryReader { _ in \(color("a")); if true { \(color("b")) }; ForEach(0..<1) { _ in \(color("d")) } }",
      (100, 50),
      frames: ["a": (0, 0, 100, 50), "b": (0, 0, 100, 50), "d": (0, 0, 100, 50)],
      placed: ["a": (100, 50), "b": (100, 50), "d": (100, 50)]),
    LayoutCase(
      "11.3: local begins at 0, global at the container, a name where it is given",
      """
      VStack(spacing: 0) {
        \(box(100, 7))
        GeometryReader { g in
          Color.red.frame(width: 1 + g.frame(in: .local).minX, height: g.frame(in: .local).maxY).id("l")
          Color.red.frame(width: g.frame(in: .global).minX, height: g.frame(in: .global).minY).id("g")
          Color.red.frame(width: g.frame(in: .named("x")).minX, height: g.frame(in: .named("x")).midY).id("n")
        }.padding(4)
      }.coordinateSpace(name: "x").padding(10)
      """, (120, 100),
      frames: ["l": (14, 21, 1, 65), "g": (14, 21, 14, 21), "n": (14, 21, 4, 43.5)]),
    LayoutCase(
      "11.3: the nearest of two spaces with one name counts",
      "GeometryReader { g in Color.red.frame(width: g.frame(in: .named(\"x\")).minX).id(\"c\") }.padding(5).coordinateSpace(.named(\"x\")).padding(7).coordinateSpace(name: \"x\")",
      (100, 100), frames: ["c": (12, 12, 5, 76)]),
    LayoutCase(
      "11.4: an offset around moves the global frame, not the size",
      "GeometryReader { g in Color.red.frame(width: g.frame(in: .global).minX, height: g.size.height).id(\"c\") }.offset(x: 20)",
      (100, 50), size: (100, 50), frames: ["c": (20, 0, 20, 50)]),
    LayoutCase(
      "11.4: an offset inside moves only the content",
      "GeometryReader { g in Color.red.frame(width: 5 + g.frame(in: .global).minX).offset(x: 20) }.id(\"r\")",
      (100, 50), frames: ["r": (0, 0, 100, 50)]),
    LayoutCase(
      "11.5: in a background it measures",
      "Color.red.frame(width: 80, height: 30).background { GeometryReader { g in Color.blue.frame(width: g.size.width / 4).id(\"c\") } }",
      (300, 300), size: (80, 30), frames: ["c": (0, 0, 20, 30)]),
    LayoutCase(
      "11.6: a spacer inside has no direction",
      "HStack { GeometryReader { _ in Spacer().id(\"s\"); Divider().id(\"d\") } }", (100, 50),
      frames: ["s": (0, 0, 100, 50)]),
    LayoutCase(
      "readers in a reader go by theirs, and by those around",
      """
      GeometryReader { outer in
        GeometryReader { inner in
          Color.red.frame(width: inner.size.width, height: outer.size.height / 2).id("c")
        }.frame(width: outer.size.width / 2, height: 10)
      }
      """, (100, 60), frames: ["c": (0, 0, 50, 30)]),
    LayoutCase(
      "constants, conditions and rows in the closure",
      """
      GeometryReader {
        let size = $0.size
        let isWide = size.width > 300
        HStack(spacing: isWide ? 20 : 10) {
          ForEach(0..<Int(size.width / 40)) { _ in Color.red.frame(width: min(size.width, 30)).id("c") }
        }.frame(width: size.width * 0.8).id("h")
      }
      """, (100, 60),
      frames: ["h": (0, 0, 80, 60), "c": (5, 0, 30, 60)]),
    LayoutCase(
      "rounded numbers, and closures with types",
      "GeometryReader { (g: GeometryProxy) -> some View in let w = g.size.width; return Color.red.frame(width: (w / 3).rounded(), height: (g.size.height / 8).rounded(.up) + w.rounded(.down)).id(\"c\") }",
      (100, 60), frames: ["c": (0, 0, 33, 108)]),
    LayoutCase(
      "whole sizes, points and insets are arguments",
      "GeometryReader { g in Color.red.frame(width: 10, height: 10).position(g.frame(in: .local).origin).offset(g.size).padding(g.safeAreaInsets).id(\"c\") }",
      (100, 60), frames: ["c": (0, 0, 100, 60)]),
  ]

  @Test(arguments: answers + rows)
  func `a reader`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }
}
