import TestSupport
import Testing

/// Views that fit: spec 10.
struct ViewThatFitsKindTests {
  static let rows =
    LayoutCase.answers(
      "10 E1: the first that fits, or the last", fits(""),
      [((80, 50), (60, 20)), ((100, 20), (100, 20)), ((20, 50), (30, 20)), ((nil, nil), (100, 20))])
    + [
      LayoutCase("10 E2: both axes count", fits(""), (120, 10), size: (30, 20)),
      LayoutCase("10 E2: one axis counts", fits("(in: .horizontal)"), (120, 10), size: (100, 20)),
      LayoutCase(
        "10 E3: the chosen view may grow", growing, (200, 10), size: (200, 10)),
      LayoutCase("10 E3: its ideal size counts", growing, (70, 10), size: (50, 10)),
      LayoutCase(
        "10 E4: a stack asks for its limits",
        "HStack(spacing: 0) { ViewThatFits(in: .horizontal) { \(box(100, 20)); \(box(60, 20)) }.id(\"v\"); \(color("c")) }",
        (150, 20), frames: ["v": (0, 0, 60, 20), "c": (60, 0, 90, 20)]),
      LayoutCase("10.10: no views", "ViewThatFits { }", (100, 100), size: (0, 0)),
    ]

  private static func fits(_ axes: String) -> String {
    "ViewThatFits\(axes) { \(box(100, 20)); \(box(60, 20)); \(box(30, 20)) }"
  }

  private static let growing =
    "ViewThatFits(in: .horizontal) { HStack(spacing: 0) { \(box(40, 10)); Spacer(minLength: 0); \(box(40, 10)) }; \(box(50, 10)) }"

  @Test(arguments: rows)
  func `the first view that fits`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [])
  }
}
