import TestSupport
import Testing

/// Frames that go by their container: spec 07 rules 13 to 19.
struct ContainerRelativeFrameKindTests {
  static let rows = [
    LayoutCase(
      "07 E10: three of four parts",
      "ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).id(\"a\") }",
      (410, 100), frames: ["a": (0, 0, 305, 100)]),
    LayoutCase(
      "07.13: the offer of a stack does not count",
      "HStack(spacing: 0) { Color.red.containerRelativeFrame(.horizontal).id(\"a\"); \(color("b")) }",
      (300, 50), size: (300, 50), frames: ["a": (0, 0, 300, 50), "b": (300, 0, 0, 50)]),
    LayoutCase(
      "07.13: the view is aligned in the frame",
      "\(box(50, 20, "a")).containerRelativeFrame(.horizontal, alignment: .trailing)", (300, 50),
      size: (300, 20), frames: ["a": (250, 0, 50, 20)]),
    LayoutCase(
      "07.14: a scroll view is a container, a frame is none",
      "ScrollView { Color.red.containerRelativeFrame(.horizontal).frame(width: 20).id(\"f\") }.frame(width: 200, height: 100)",
      (300, 300), frames: ["f": (90, 0, 20, 10)]),
    LayoutCase(
      "07.17: a closure is called for each axis",
      "Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length / 4 : length * 0.8 }.id(\"a\")",
      (410, 100), size: (328, 25)),
    LayoutCase(
      "07.17: a closure may decide by the axis with if, as in Apple's example",
      "Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in if axis == .vertical { return length / 3.0 } else { return length / 5.0 } }",
      (300, 90), size: (60, 30)),
    LayoutCase(
      "07.17: with switch",
      "Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in switch axis { case .vertical: return length / 3.0; case .horizontal: return length / 5.0 } }",
      (300, 90), size: (60, 30)),
    LayoutCase(
      "07.17: with guard",
      "Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in guard axis == .vertical, length > 50 else { return 7 }; return length / 3 }",
      (300, 90), size: (7, 30)),
    LayoutCase(
      "07.17: what stands behind an if is its other way",
      "Color.red.containerRelativeFrame(.horizontal) { length, _ in let half = length / 2; if half < 100 { return half }; return 100 }",
      (300, 90), size: (100, 90)),
    LayoutCase(
      "07.16: span 1 without a number, all parts together the whole",
      "VStack(spacing: 0) { Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 10).id(\"a\"); Color.red.containerRelativeFrame(.horizontal, count: 4, span: 4, spacing: 10).id(\"b\") }",
      (410, 100), size: (410, 100), frames: ["a": (157.5, 0, 95, 50), "b": (0, 50, 410, 50)]),
    LayoutCase(
      "07.18: a window without a length counts as 10",
      "Color.red.containerRelativeFrame(.horizontal)", (nil, 40), size: (10, 40)),
  ]

  @Test(arguments: rows)
  func `a frame that goes by its container`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [])
  }
}
