import TestSupport
import Testing

/// Modifiers that layout does not notice: spec 05 rules 1 and 19 to 23.
struct NeutralKindTests {
  static let rows = [
    ("05.19", ".border(Color.red, width: 10)"), ("05.20", ".scaleEffect(2)"),
    ("05.20", ".scaleEffect(x: 2, y: 0.5, anchor: .top)"),
    ("05.20", ".rotationEffect(.degrees(45))"),
    ("05.20", ".rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))"),
    ("05.21", ".hidden()"), ("05.21", ".opacity(0)"), ("05.22", ".clipped()"),
    ("05.22", ".clipShape(Circle())"), ("05.22", ".cornerRadius(4)"), ("05.23", ".zIndex(-1)"),
    ("05.1", ".shadow(radius: 9)"), ("05.1", ".blur(radius: 9)"),
    ("05.1", ".foregroundStyle(.red)"), ("05.1", ".tag(1)"),
  ].flatMap { rule, modifier in
    [
      LayoutCase(
        "\(rule): \(modifier) takes no room",
        "HStack(alignment: .top, spacing: 0) { \(box(20, 20)).alignmentGuide(.top) { _ in 5 }\(modifier).id(\"a\"); \(box(10, 10, "b")) }",
        (100, 50), size: (30, 20), frames: ["a": (0, 0, 20, 20), "b": (20, 5, 10, 10)]),
      LayoutCase(
        "05.1: \(modifier) hands the offer and the priority on",
        "HStack(spacing: 0) { \(color("a")).layoutPriority(1)\(modifier); \(color("b")) }",
        (100, 50),
        frames: ["a": (0, 0, 100, 50), "b": (100, 0, 0, 50)]),
      LayoutCase(
        "05.2: \(modifier) hands a spacer's distances on",
        "HStack { \(box(10, 10)); Spacer(minLength: 0)\(modifier); \(box(10, 10, "b")) }", (50, 50),
        frames: ["b": (40, 0, 10, 10)]),
    ]
  }

  @Test(arguments: rows)
  func `a modifier that only draws`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [])
  }
}
