import TestSupport
import HaggleLayout
import Testing

/// Views that reach into what is not safe, in a window with insets: spec 12 rules 1, 2 and 9 to 12.
struct IgnoresSafeAreaKindTests {
  private static let top = EdgeInsets(top: 20)
  private static let all = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)

  static let rows = [
    LayoutCase(
      "12 E1: the root is offered what is safe", color("c"), (200, 100), size: (200, 80),
      frames: ["c": (0, 20, 200, 80)], placed: ["c": (200, 80)], safeArea: top),
    LayoutCase(
      "01 E5: the root is centred in what is safe", box(60, 40, "c"), (200, 100),
      frames: ["c": (70, 40, 60, 40)], safeArea: top),
    LayoutCase(
      "12 E1: a view that grows reaches the edge", "\(color("c")).ignoresSafeArea().id(\"i\")",
      (200, 100), size: (200, 80), frames: ["i": (0, 20, 200, 80), "c": (0, 0, 200, 100)],
      safeArea: top),
    LayoutCase(
      "12 E1: an edge that does not touch the rim stays",
      "\(box(60, 40, "c")).ignoresSafeArea()", (200, 100), frames: ["c": (70, 40, 60, 40)],
      safeArea: top),
    LayoutCase(
      "12 E2: a view that does not grow is moved",
      "Color.red.frame(height: 80).id(\"c\").ignoresSafeArea()", (200, 100), size: (200, 80),
      frames: ["c": (0, 0, 200, 80)], placed: ["c": (200, 100)], safeArea: top),
    LayoutCase(
      "12.9: all edges", "\(color("c")).ignoresSafeArea()", (200, 100),
      frames: ["c": (0, 0, 200, 100)], safeArea: all),
    LayoutCase(
      "12.10: some edges", "\(color("c")).ignoresSafeArea(edges: [.leading, .bottom])", (200, 100),
      frames: ["c": (0, 20, 200, 80)], safeArea: all),
    LayoutCase(
      "12.10: the container alone", "\(color("c")).ignoresSafeArea(.container, edges: .top)",
      (200, 100), frames: ["c": (5, 0, 195, 90)], safeArea: all),
    LayoutCase(
      "12.15: a keyboard is never there", "\(color("c")).ignoresSafeArea(.keyboard)", (200, 100),
      frames: ["c": (5, 20, 195, 70)], safeArea: all),
    LayoutCase(
      "12.10: the older spelling", "\(color("c")).edgesIgnoringSafeArea(.top)", (200, 100),
      frames: ["c": (5, 0, 195, 90)], safeArea: all),
    LayoutCase(
      "12.10: neighbours notice nothing",
      "VStack(spacing: 0) { \(color("a")).ignoresSafeArea(); \(color("b")) }", (200, 100),
      frames: ["a": (0, 0, 200, 60), "b": (0, 60, 200, 40)], safeArea: top),
    LayoutCase(
      "12.9: half a pixel is near enough",
      "\(color("a")).ignoresSafeArea().padding(.top, 0.4)", (200, 100),
      frames: ["a": (0, 0, 200, 100)], safeArea: top),
    LayoutCase(
      "12.9: a pixel is not", "\(color("a")).ignoresSafeArea().padding(.top, 1)", (200, 100),
      frames: ["a": (0, 21, 200, 79)], safeArea: top),
    LayoutCase(
      "12.9: layers inside of each other are crossed one by one",
      "\(color("a")).ignoresSafeArea().safeAreaPadding(.top, 7)", (200, 100),
      frames: ["a": (0, 0, 200, 100)], safeArea: top),
    LayoutCase(
      "12.9: what reached the edge has nothing left to ignore",
      "\(color("a")).ignoresSafeArea().ignoresSafeArea()", (200, 100),
      frames: ["a": (0, 0, 200, 100)], safeArea: top),
    LayoutCase(
      "12.10: without an offer there is none", "\(color("a")).ignoresSafeArea()", (200, nil),
      size: (200, 10), frames: ["a": (0, 0, 200, 10)], placed: ["a": (200, nil)], safeArea: top),
    LayoutCase(
      "06.11: there are no explicit guides",
      "HStack(alignment: .top, spacing: 0) { Color.red.alignmentGuide(.top) { d in 9 }.ignoresSafeArea().id(\"i\"); \(box(10, 10, "b")) }",
      (100, 100), frames: ["i": (0, 20, 90, 80), "b": (90, 20, 10, 10)], safeArea: top),
    LayoutCase(
      "12.12: a colour in parentheses reaches the edge",
      "\(color("c")).background(Color.blue.opacity(0.5))", (200, 100),
      frames: ["c": (0, 20, 200, 80)], safeArea: top),
    LayoutCase(
      "12.12: a view in braces does not",
      "\(color("c")).background { Color.blue.id(\"b\") }", (200, 100),
      frames: ["b": (0, 20, 200, 80)], safeArea: top),
    LayoutCase(
      "11.14: a scroll view keeps its content in what is safe",
      "ScrollView { \(box(50, 300, "c")) }.id(\"s\")", (200, 100),
      frames: ["s": (75, 20, 50, 80), "c": (75, 20, 50, 300)], safeArea: top),
    LayoutCase(
      "11.14: the scroll view itself can reach the edge, its content then does, too",
      "ScrollView { \(box(50, 300, "c")) }.id(\"s\").ignoresSafeArea()", (50, 100),
      frames: ["s": (0, 0, 50, 100), "c": (0, 0, 50, 300)], safeArea: top),
    LayoutCase(
      "07.14: a part of the window is a part of what is safe",
      "\(color("c")).containerRelativeFrame(.vertical, count: 2, spacing: 0)", (200, 100),
      size: (200, 40), safeArea: top),
    LayoutCase(
      "11.13: so is a part of a scroll view",
      "ScrollView { \(color("c")).containerRelativeFrame(.vertical) }", (200, 100),
      frames: ["c": (0, 20, 200, 80)], safeArea: top),
    LayoutCase(
      "12.14: a reader tells the insets that it touches",
      "GeometryReader { g in Color.red.frame(width: g.safeAreaInsets.top, height: g.safeAreaInsets.bottom).id(\"c\") }",
      (200, 100), frames: ["c": (5, 20, 20, 10)], safeArea: all),
    LayoutCase(
      "12.14: a reader that reached the edge touches none",
      "GeometryReader { g in Color.red.frame(width: 9, height: g.safeAreaInsets.top).id(\"c\") }.ignoresSafeArea()",
      (200, 100), frames: ["c": (0, 0, 9, 0)], safeArea: top),
    LayoutCase(
      "12.14: a reader tells of a view at an edge, too",
      "GeometryReader { g in Color.red.frame(width: 9, height: g.safeAreaInsets.top).id(\"c\") }.safeAreaInset(edge: .top, spacing: 0) { \(box(9, 15)) }",
      (200, 100), frames: ["c": (0, 35, 9, 35)], safeArea: top),
    LayoutCase(
      "01.21: from right to left, leading is the right edge",
      "\(color("c")).ignoresSafeArea(edges: .leading).environment(\\.layoutDirection, .rightToLeft)",
      (200, 100), frames: ["c": (5, 0, 195, 100)],
      safeArea: EdgeInsets(leading: 5, trailing: 10)),
    LayoutCase(
      "01.21: so it is of a view at an edge and of a reader",
      "GeometryReader { g in Color.red.frame(width: g.safeAreaInsets.leading, height: 9).id(\"c\") }.safeAreaInset(edge: .leading, spacing: 0) { \(box(15, 20, "s")) }.environment(\\.layoutDirection, .rightToLeft)",
      (200, 100), frames: ["s": (185, 40, 15, 20), "c": (170, 0, 15, 9)],
      safeArea: EdgeInsets(leading: 5)),
    LayoutCase(
      "12.2: a window that is smaller than its insets leaves nothing", color("c"), (200, 15),
      size: (200, 0), frames: ["c": (0, 20, 200, 0)], safeArea: top),
  ]

  @Test(arguments: rows)
  func `in a window with insets`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [])
  }
}
