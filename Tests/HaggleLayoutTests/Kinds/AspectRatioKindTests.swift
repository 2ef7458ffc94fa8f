import TestSupport
import Testing

/// Ratios: spec 05 rules 7 to 12.
struct AspectRatioKindTests {
  static let answers =
    LayoutCase.answers(
      "05 E3: 16 to 9 fits", "Color.red.aspectRatio(16 / 9, contentMode: .fit)",
      [((100, 100), (100, 56.25)), ((100, 30), (53.333, 30)), ((0, 0), (0, 0)), ((0, 9), (0, 0))])
    + LayoutCase.answers(
      "05 E3: 16 to 9 fills", "Color.red.aspectRatio(16 / 9, contentMode: .fill)",
      [((100, 100), (177.778, 100)), ((100, 30), (100, 56.25))])
    + LayoutCase.answers(
      "05.7, 05.10, 05.11: 2 to 1 fits", "Color.red.aspectRatio(2, contentMode: .fit)",
      [
        ((nil, nil), (10, 10)), ((100, nil), (100, 50)), ((nil, 40), (80, 40)),
        ((.infinity, 50), (100, 50)), ((60, .infinity), (60, 30)),
        ((.infinity, .infinity), (.infinity, .infinity)),
        ((.infinity, nil), (.infinity, .infinity)),
      ])
    + LayoutCase.answers(
      "05 E3, 05.10, 05.11: 2 to 1 fills", "Color.red.aspectRatio(2, contentMode: .fill)",
      [
        ((nil, nil), (10, 10)), ((100, nil), (100, 50)), ((nil, 40), (80, 40)),
        ((.infinity, 50), (.infinity, .infinity)), ((0, 50), (100, 50)),
      ])
    + LayoutCase.answers(
      "05.8: a size says width by height",
      "Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)",
      [((100, 100), (100, 50))])
    + LayoutCase.answers(
      "05.8: without a ratio the ideal size has it",
      "Color.red.frame(idealWidth: 160, idealHeight: 90).aspectRatio(contentMode: .fit)",
      [((80, 80), (80, 45)), ((nil, 45), (80, 45)), ((nil, nil), (160, 90))])
    + LayoutCase.answers(
      "05.8: scaledToFit", "Color.red.frame(idealWidth: 160, idealHeight: 90).scaledToFit()",
      [((80, 80), (80, 45))])
    + LayoutCase.answers(
      "05.8: scaledToFill", "Color.red.frame(idealWidth: 160, idealHeight: 90).scaledToFill()",
      [((80, 80), (142.222, 80)), ((80, nil), (80, 45))])
    + LayoutCase.answers(
      "05.8: a square ideal size", "Color.red.scaledToFit()", [((80, 40), (40, 40))])
    + LayoutCase.answers(
      "05.8: no ideal size counts as a square", "\(box(0, 0)).scaledToFit()", [((80, 40), (0, 0))])
    + LayoutCase.answers(
      "05.12: a fixed child ignores the ratio", "\(box(30, 10)).aspectRatio(2, contentMode: .fit)",
      [((100, 100), (30, 10))])

  static let rows = [
    LayoutCase(
      "05.9: the child is offered the rectangle",
      "\(box(30, 10, "c")).aspectRatio(2, contentMode: .fit)", (100, 100), size: (30, 10),
      placed: ["c": (100, 50)]),
    LayoutCase(
      "04 E6: a square in a row",
      "HStack(spacing: 0) { \(color("sq")).aspectRatio(1, contentMode: .fit); \(color("rest")) }",
      (200, 60), size: (200, 60), frames: ["sq": (0, 0, 60, 60), "rest": (60, 0, 140, 60)]),
    LayoutCase(
      "05.9: a base without height takes no part in fitting",
      "HStack(spacing: 0) { Spacer().id(\"s\").scaledToFit(); \(box(0, 20)) }", (100, 50),
      size: (100, 20), frames: ["s": (0, 10, 100, 0)], placed: ["s": (100, 0)]),
    LayoutCase(
      "05.24: a ratio hides its child's priority",
      "HStack(spacing: 0) { Color.red.layoutPriority(1).aspectRatio(2, contentMode: .fit).id(\"a\"); \(color("b")) }",
      (100, 50), frames: ["a": (0, 12.5, 50, 25), "b": (50, 0, 50, 50)]),
    LayoutCase(
      "05.8, 02.24: a picture keeps its ratio",
      "Image(size: CGSize(width: 120, height: 80)) { _ in }.resizable().scaledToFit()", (60, 60),
      size: (60, 40)),
  ]

  @Test(arguments: answers + rows)
  func `a ratio makes a rectangle of the offer`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
