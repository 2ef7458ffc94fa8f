import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Views at an edge for which others make room: spec 12 rules 3 to 8.
struct SafeAreaInsetKindTests {
  private static let bar = box(50, 20, "s")

  static let rows =
    [
      LayoutCase(
        "12 E3: the view at the edge takes its length off",
        "\(color("p")).safeAreaInset(edge: .bottom, spacing: 0) { \(bar) }", (100, 100),
        size: (100, 100), frames: ["p": (0, 0, 100, 80), "s": (25, 80, 50, 20)]),
      LayoutCase(
        "12 E3: the spacing is 8 by default",
        "\(color("p")).safeAreaInset(edge: .bottom) { \(bar) }", (100, 100),
        size: (100, 100), frames: ["p": (0, 0, 100, 72), "s": (25, 80, 50, 20)]),
      LayoutCase(
        "12 E3: what ignores the safe area reaches below the view at the edge",
        "\(color("p")).ignoresSafeArea().safeAreaInset(edge: .bottom) { \(bar) }", (100, 100),
        frames: ["p": (0, 0, 100, 100), "s": (25, 80, 50, 20)]),
      LayoutCase(
        "12 E4: the view at the edge follows the guide of the other",
        "\(box(60, 30, "p")).safeAreaInset(edge: .top, alignment: .leading, spacing: 5) { Color.red.frame(height: 10).id(\"s\") }",
        (100, 100), size: (100, 45), frames: ["p": (20, 15, 60, 30), "s": (20, 0, 100, 10)],
        placed: ["p": (100, 85), "s": (100, 65)]),
      LayoutCase(
        "12.4: two texts prefer another distance",
        "Text(\"a\").safeAreaInset(edge: .bottom) { Text(\"b\").id(\"s\") }", (nil, nil),
        size: (9.67, 40.67)),
      LayoutCase(
        "12.5: without an offer both get none",
        "\(color("p")).safeAreaInset(edge: .bottom) { Color.red.id(\"s\") }", (100, nil),
        size: (100, 28), frames: ["p": (0, 0, 100, 10), "s": (0, 18, 100, 10)],
        placed: ["p": (100, nil), "s": (100, nil)]),
      LayoutCase(
        "12.5: no offer is negative",
        "\(box(60, 70, "p")).safeAreaInset(edge: .bottom, spacing: 20) { \(color("s")) }", (60, 80),
        size: (60, 90), placed: ["p": (60, 60), "s": (60, 0)]),
      LayoutCase(
        "12.5: an infinite view leaves nothing",
        "\(color("p")).safeAreaInset(edge: .bottom, spacing: 0) { \(color("s")) }",
        (60, .infinity), placed: ["p": (60, 0), "s": (60, .infinity)]),
      LayoutCase(
        "12.6: across, the longer of the two counts",
        "\(box(30, 30, "p")).safeAreaInset(edge: .bottom, spacing: 0) { \(bar) }", (100, 100),
        size: (50, 50), frames: ["p": (10, 0, 30, 30), "s": (0, 30, 50, 20)]),
      LayoutCase(
        "12.7: placing offers the length across that measuring found",
        "\(color("p")).safeAreaInset(edge: .bottom, spacing: 0) { \(bar) }", (nil, 100),
        size: (50, 100), frames: ["p": (0, 0, 50, 80), "s": (0, 80, 50, 20)],
        placed: ["p": (50, 80), "s": (50, 100)]),
      LayoutCase(
        "12.7: at the leading edge",
        "\(color("p")).safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { \(bar) }",
        (100, 100), size: (100, 100), frames: ["p": (54, 0, 46, 100), "s": (0, 0, 50, 20)]),
      LayoutCase(
        "12.7: at the trailing edge",
        "\(color("p")).safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 4) { \(bar) }",
        (100, 100), frames: ["p": (0, 0, 46, 100), "s": (50, 80, 50, 20)]),
      LayoutCase(
        "12.8: only the other view gets the inset, and only at its edge",
        "HStack(spacing: 0) { \(color("p")).ignoresSafeArea(); \(color("q")).ignoresSafeArea(edges: .top) }.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.ignoresSafeArea().frame(height: 20).id(\"s\") }",
        (100, 100),
        frames: ["p": (0, 0, 50, 100), "q": (50, 0, 50, 80), "s": (0, 80, 100, 20)]),
      LayoutCase(
        "12.3: insets add up",
        "\(color("p")).ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { \(box(9, 10)) }.safeAreaInset(edge: .bottom, spacing: 0) { \(box(9, 20)) }",
        (100, 100), frames: ["p": (0, 0, 100, 100)]),
      LayoutCase(
        "06.11: there are no explicit guides",
        "HStack(alignment: .top, spacing: 0) { Color.red.alignmentGuide(.top) { d in 9 }.safeAreaInset(edge: .bottom) { \(bar) }.id(\"i\"); \(box(10, 10, "b")) }",
        (100, 100), frames: ["i": (0, 0, 90, 100), "b": (90, 0, 10, 10)]),
      LayoutCase(
        "05.2: the spacing around is the plain one, the priority 0",
        "HStack { Spacer().layoutPriority(1).safeAreaInset(edge: .bottom) { \(bar) }.id(\"i\"); \(color("b")) }",
        (108, 100), frames: ["i": (0, 36, 50, 28), "b": (58, 0, 50, 100)]),
      LayoutCase(
        "no view at the edge leaves the spacing",
        "\(color("p")).safeAreaInset(edge: .bottom, spacing: 5) { }", (100, 100), size: (100, 100),
        frames: ["p": (0, 0, 100, 95)]),
      LayoutCase(
        "01.19: several views at the edge lie on each other",
        "\(color("p")).safeAreaInset(edge: .bottom, spacing: 0) { \(box(10, 20, "a")); \(box(30, 10, "b")) }",
        (100, 100), frames: ["p": (0, 0, 100, 80), "a": (45, 80, 10, 20), "b": (35, 85, 30, 10)]),
    ]

  @Test(arguments: rows)
  func `a view at the edge`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }
}
