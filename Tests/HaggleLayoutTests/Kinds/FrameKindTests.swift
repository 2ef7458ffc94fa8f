import TestSupport
import Testing

/// Frames, fixed and flexible: spec 03.
struct FrameKindTests {
  static let fixed = [
    LayoutCase(
      "03.1: what is not given is the child's", "\(color("c")).frame(width: 50)", (100, 40),
      size: (50, 40), frames: ["c": (0, 0, 50, 40)], placed: ["c": (50, 40)]),
    LayoutCase(
      "03.4: the child is placed with the offer of the frame, fixed axes replaced",
      "\(color("c")).frame(height: 50)", (nil, 7), size: (10, 50), placed: ["c": (nil, 50)]),
    LayoutCase(
      "01 E2: a frame of one axis in its ideal size",
      "\(color("c")).frame(width: 50).fixedSize()", (100, 100), size: (50, 10),
      frames: ["c": (0, 0, 50, 10)], placed: ["c": (50, nil)]),
    LayoutCase(
      "03.2: a negative width counts as not written", "Color.red.frame(width: -10, height: 20)",
      (50, 60), size: (50, 20)),
    LayoutCase(
      "03.2: an infinite height counts as not written",
      "Color.red.frame(width: 10, height: .infinity)", (50, 60), size: (10, 60)),
    LayoutCase(
      "03.3: a frame of nothing is its child", "Color.red.frame()", (50, 60), size: (50, 60)),
    LayoutCase(
      "03.1: nil counts as not written", "Color.red.frame(width: nil, height: 5)", (50, 60),
      size: (50, 5)),
    LayoutCase(
      "03.1: a frame of 0", "\(box(20, 10, "c")).frame(width: 0, height: 0)", (50, 60),
      size: (0, 0), frames: ["c": (-10, -5, 20, 10)]),
    LayoutCase(
      "03.16: a child that is too large is aligned by the same formula",
      "\(box(80, 10, "c")).frame(width: 50, height: 50, alignment: .bottomTrailing)", (9, 9),
      size: (50, 50), frames: ["c": (-30, 40, 80, 10)]),
  ]

  static let alignments: [LayoutCase] = [
    ("center", 35.0, 20.0), ("leading", 0, 20), ("trailing", 70, 20), ("top", 35, 0),
    ("bottom", 35, 40), ("topLeading", 0, 0), ("topTrailing", 70, 0), ("bottomLeading", 0, 40),
    ("bottomTrailing", 70, 40), ("centerFirstTextBaseline", 35, 40),
    ("leadingLastTextBaseline", 0, 40),
  ].map { name, x, y in
    LayoutCase(
      "03 E6: a child at the \(name) of its frame",
      "\(box(30, 10, "c")).frame(width: 100, height: 50, alignment: .\(name))", (nil, nil),
      size: (100, 50), frames: ["c": (x, y, 30, 10)])
  }

  static let flexible = [
    LayoutCase(
      "03 E1: an infinite maximum takes the offer, but never less than the child",
      "\(box(150, 20, "c")).frame(maxWidth: .infinity)", (100, 50), size: (150, 20),
      frames: ["c": (0, 0, 150, 20)]),
    LayoutCase(
      "03 E1: a small child stands in the middle of the offer",
      "\(box(50, 20, "c")).frame(maxWidth: .infinity)", (100, 50), size: (100, 20),
      frames: ["c": (25, 0, 50, 20)]),
    LayoutCase(
      "03 E2: a minimum alone does not grow to a child that overflows",
      "\(box(150, 20, "c")).frame(minWidth: 80)", (100, 50), size: (100, 20),
      frames: ["c": (-25, 0, 150, 20)]),
    LayoutCase(
      "03.13: exactly the offer", "\(box(150, 20, "c")).frame(minWidth: 0, maxWidth: .infinity)",
      (100, 50), size: (100, 20), frames: ["c": (-25, 0, 150, 20)]),
    LayoutCase(
      "03 E3: not below the minimum", "Color.red.frame(minWidth: 80)", (50, 10), size: (80, 10)),
    LayoutCase(
      "03 E4: the ideal size", "Color.red.frame(idealWidth: 200, idealHeight: 100).fixedSize()",
      (9, 9), size: (200, 100)),
    LayoutCase(
      "03 E4: an infinite maximum has no ideal size",
      "Color.red.frame(maxWidth: .infinity).fixedSize()", (9, 9), size: (10, 10)),
    LayoutCase(
      "03 E4, 03.14: at its minimum a frame offers its length",
      "\(color("c")).frame(minWidth: 30).fixedSize()", (9, 9), size: (30, 10),
      frames: ["c": (0, 0, 30, 10)], placed: ["c": (30, nil)]),
    LayoutCase(
      "03.14: between its limits a frame offers nothing where it was offered nothing",
      "\(color("c")).frame(minWidth: 5, maxWidth: 200)", (nil, 40), size: (10, 40),
      placed: ["c": (nil, 40)]),
    LayoutCase(
      "03.14: a frame with an ideal offers it", "\(color("c")).frame(idealWidth: 70)", (nil, nil),
      size: (70, 10), placed: ["c": (70, nil)]),
    LayoutCase(
      "03.14: at its maximum a frame offers its length",
      "\(box(90, 9)).id(\"c\").frame(maxWidth: 40)", (nil, nil), size: (40, 9),
      placed: ["c": (40, nil)]),
    LayoutCase(
      "03 E5: limits without ideal",
      "\(box(500, 10, "c")).frame(minWidth: 10, maxWidth: 200).fixedSize()",
      (9, 9), size: (200, 10), frames: ["c": (-150, 0, 500, 10)]),
    LayoutCase(
      "03 E7: maximum and minimum side by side",
      "HStack(spacing: 0) { Rectangle().frame(maxWidth: 100).id(\"r\"); Rectangle().frame(minWidth: 100).id(\"g\") }.frame(width: 150, height: 100)",
      (400, 400), size: (150, 100), frames: ["r": (-12.5, 0, 75, 100), "g": (62.5, 0, 100, 100)]),
    LayoutCase(
      "03 E8, 03.12: a finite maximum makes a short child's frame grow",
      "\(box(50, 20, "c")).frame(maxHeight: 200)", (300, 500), size: (50, 200),
      frames: ["c": (0, 90, 50, 20)]),
    LayoutCase(
      "03.17: the child's guides are the frame's, moved with it",
      "HStack(alignment: .top, spacing: 0) { \(box(20, 10)).alignmentGuide(.top) { _ in 3 }.frame(height: 30, alignment: .bottom).id(\"f\"); \(box(10, 10, "d")) }",
      (100, 50), size: (30, 33), frames: ["f": (0, 0, 20, 30), "d": (20, 23, 10, 10)]),
    LayoutCase(
      "03.18: a frame hides its child's priority",
      "HStack(spacing: 0) { Color.red.layoutPriority(1).frame(maxWidth: .infinity).id(\"a\"); \(color("b")) }",
      (100, 9), frames: ["a": (0, 0, 50, 9), "b": (50, 0, 50, 9)]),
  ]

  /// The summary table of spec 03 (rules 6 to 11) with a fixed child 50 wide, at all kinds of offers.
  static let table: [LayoutCase] = [
    ("minWidth: 20", [(0, 20), (30, 30), (80, 50), (.infinity, 50), (nil, 50)]),
    ("minWidth: 70", [(0, 70), (60, 70), (80, 70), (.infinity, 70), (nil, 70)]),
    ("maxWidth: 80", [(0, 50), (60, 60), (90, 80), (.infinity, 80), (nil, 50)]),
    ("maxWidth: 30", [(0, 30), (20, 30), (90, 30), (.infinity, 30), (nil, 30)]),
    ("minWidth: 20, maxWidth: 80", [(0, 20), (60, 60), (90, 80), (.infinity, 80), (nil, 50)]),
    ("minWidth: 60, maxWidth: 80", [(nil, 60)]),
    ("minWidth: 0, maxWidth: .infinity", [(0, 0), (7, 7), (.infinity, .infinity), (nil, 50)]),
    ("idealWidth: 70", [(0, 50), (60, 50), (.infinity, 50), (nil, 70)]),
    ("minWidth: 60, idealWidth: 70", [(0, 60), (65, 60), (.infinity, 60), (nil, 70)]),
    ("idealWidth: 70, maxWidth: 90", [(0, 50), (60, 60), (100, 90), (nil, 70)]),
    ("minWidth: 20, idealWidth: 70, maxWidth: 90", [(0, 20), (60, 60), (100, 90), (nil, 70)]),
  ].flatMap { (arguments: String, widths: [(Double?, Double)]) in
    LayoutCase.answers(
      "03.6 to 03.11: \(arguments) around 50", "\(box(50, 9)).frame(\(arguments))",
      widths.map { (($0.0, 9), ($0.1, 9)) })
  }

  /// What is out of order (rule 5).
  static let disorder: [LayoutCase] = [
    ("minWidth: -20", [(0, 0), (nil, 10)]),
    ("minWidth: 50, idealWidth: 20", [(nil, 50), (10, 50)]),
    ("idealWidth: 60, maxWidth: 40", [(100, 60), (nil, 60)]),
    ("minWidth: 50, maxWidth: 20", [(100, 20), (0, 20), (nil, 10)]),
    ("maxWidth: -5", [(100, 0), (nil, 0)]),
    ("minWidth: .infinity", [(100, .infinity), (nil, .infinity)]),
    ("idealWidth: .infinity", [(100, 100), (nil, .infinity)]),
  ].flatMap { (arguments: String, widths: [(Double?, Double)]) in
    LayoutCase.answers(
      "03.5: \(arguments) around a colour", "Color.red.frame(\(arguments))",
      widths.map { (($0.0, 9), ($0.1, 9)) })
  }

  @Test(arguments: fixed + alignments + flexible + table + disorder)
  func `a frame edits the offer and aligns its child`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
