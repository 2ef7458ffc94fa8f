import TestSupport
import Testing

/// Padding: spec 05 rules 3 to 5.
struct PaddingKindTests {
  static let rows = [
    LayoutCase(
      "05 E1: four insets",
      "\(box(30, 10, "c")).padding(EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20))",
      (100, 100), size: (60, 30), frames: ["c": (10, 5, 30, 10)]),
    LayoutCase(
      "05 E2, 05.4: an offer is never below 0", "\(color("c")).padding(16)", (20, 100),
      size: (32, 100), frames: ["c": (16, 16, 0, 68)], placed: ["c": (0, 68)]),
    LayoutCase(
      "05 E2, 05.5: negative insets offer more and answer less", "\(color("c")).padding(-10)",
      (50, 50), size: (50, 50), frames: ["c": (-10, -10, 70, 70)], placed: ["c": (70, 70)]),
    LayoutCase(
      "05.5: an answer is never below 0", "\(box(10, 10, "c")).padding(-20)", (50, 50),
      size: (0, 0), frames: ["c": (-20, -20, 10, 10)]),
    LayoutCase(
      "05.4: nil stays nil", "\(color("c")).padding(3)", (nil, 20), size: (16, 20),
      placed: ["c": (nil, 14)]),
    LayoutCase(
      "05 E7: a background after padding",
      "\(box(30, 10, "c")).padding(8).background(\(color("bg")))", (100, 100), size: (46, 26),
      frames: ["bg": (0, 0, 46, 26), "c": (8, 8, 30, 10)]),
    LayoutCase(
      "05.24: padding hides its child's priority",
      "HStack(spacing: 0) { Color.red.layoutPriority(1).padding(0).id(\"a\"); \(color("b")) }",
      (100, 9), frames: ["a": (0, 0, 50, 9), "b": (50, 0, 50, 9)]),
  ]

  static let infinite = LayoutCase.answers(
    "05.4: infinity stays infinity", "Color.red.padding(5)",
    [((.infinity, 20), (.infinity, 20)), ((nil, nil), (20, 20)), ((0, 0), (10, 10))])

  /// What is written, and where a child of 10 by 10 comes to stand in which size.
  static let spellings: [LayoutCase] = [
    ("", (16, 16), (42, 42)), ("5", (5, 5), (20, 20)), ("2.5", (2.5, 2.5), (15, 15)),
    (".horizontal", (16, 0), (42, 10)), (".horizontal, 5", (5, 0), (20, 10)),
    (".vertical, 5", (0, 5), (10, 20)), (".all, 5", (5, 5), (20, 20)),
    (".top, 5", (0, 5), (10, 15)),
    (".leading, 5", (5, 0), (15, 10)), (".bottom, 5", (0, 0), (10, 15)),
    (".trailing, 5", (0, 0), (15, 10)), ("[.top, .leading], 5", (5, 5), (15, 15)),
    ("[.horizontal, .bottom], 5", (5, 0), (20, 15)), ("[]", (0, 0), (10, 10)),
    ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", (2, 1), (16, 14)),
    (".init(top: 1, leading: 2, bottom: 3, trailing: 4)", (2, 1), (16, 14)),
    ("EdgeInsets()", (0, 0), (10, 10)), (".top, nil", (0, 16), (10, 26)),
  ].map { (arguments: String, origin: (Double, Double), size: (Double, Double)) in
    LayoutCase(
      "05.3: padding(\(arguments))", "\(box(10, 10, "c")).padding(\(arguments))", (99, 99),
      size: size, frames: ["c": (origin.0, origin.1, 10, 10)])
  }

  @Test(arguments: rows + infinite + spellings)
  func `padding is room around a view`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
