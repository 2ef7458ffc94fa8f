import TestSupport
import Testing

/// What a child is offered when it is placed, which may not be what it was measured with: spec 01
/// rules 10 to 13.
struct PlacementProposalTests {
  /// What stands around a colour, what it is offered, and what the colour is offered in the end.
  static let wrappers: [LayoutCase] = [
    (".frame(width: 50)", (nil, 40), (50, 40)), (".frame(width: 50)", (9, nil), (50, nil)),
    (".frame(minWidth: 5)", (nil, 40), (nil, 40)), (".frame(minWidth: 30)", (nil, 40), (30, 40)),
    (".frame(maxWidth: 30)", (nil, 40), (nil, 40)), (".frame(maxWidth: 10)", (nil, 40), (10, 40)),
    (".frame(maxWidth: 30)", (70, 40), (30, 40)), (".frame(idealWidth: 30)", (nil, nil), (30, nil)),
    (".frame(minWidth: 5, maxWidth: 50)", (200, nil), (50, nil)),
    (".padding(10)", (50, 15), (30, 0)), (".padding(10)", (nil, .infinity), (nil, .infinity)),
    (".fixedSize()", (50, 50), (nil, nil)),
    (".fixedSize(horizontal: false, vertical: true)", (50, 50), (50, nil)),
    (".aspectRatio(2, contentMode: .fit)", (100, nil), (100, 50)),
    (".aspectRatio(2, contentMode: .fit)", (nil, nil), (nil, nil)),
    (".aspectRatio(2, contentMode: .fill)", (100, 80), (160, 80)),
    (".position(x: 1, y: 1)", (nil, 40), (10, 40)), (".offset(x: 5, y: 5)", (nil, 40), (nil, 40)),
    (".opacity(0.5)", (nil, 40), (nil, 40)), (".layoutPriority(1)", (nil, 40), (nil, 40)),
    (".alignmentGuide(.top) { _ in 3 }", (nil, 40), (nil, 40)),
    (".overlay(Color.blue)", (nil, 40), (nil, 40)), (".background(Color.blue)", (9, nil), (9, nil)),
    (".relativeProposed(width: 0.5)", (nil, 40), (nil, 40)),
    (".relativeProposed(width: 0.5, height: 0.25)", (.infinity, 40), (.infinity, 10)),
  ].map { (wrapper: String, offer: LayoutCase.Offer, inner: LayoutCase.Offer) in
    LayoutCase("01.12: inside \(wrapper)", "\(color("c"))\(wrapper)", offer, placed: ["c": inner])
  }

  /// What stands around a colour called c among others, what it is offered, and what c is.
  static let containers: [LayoutCase] = [
    ("HStack(spacing: 0) { C; \(box(30, 40)) }", (100, nil), (70, 40)),
    ("HStack(spacing: 0) { C; \(box(30, 40)) }", (nil, nil), (nil, 40)),
    ("VStack(spacing: 0) { C; \(box(30, 40)) }", (nil, 100), (30, 60)),
    ("VStack(spacing: 0) { C; \(box(30, 40)) }", (nil, nil), (30, nil)),
    ("ZStack { C; \(box(30, 40)) }", (nil, 70), (30, 70)),
    ("\(box(30, 40)).overlay { C }", (nil, nil), (30, 40)),
    ("\(box(30, 40)).background { C; Color.blue }", (nil, nil), (30, 40)),
    (
      "HStack(spacing: 0) { VStack(spacing: 0) { C; \(box(30, 40)) }; Color.blue }", (100, nil),
      (50, 10)
    ),
    (
      "VStack(spacing: 0) { HStack(spacing: 0) { C; \(box(30, 40)) }; Color.blue }.fixedSize()",
      (9, 9), (10, 40)
    ),
  ].map { (source: String, offer: LayoutCase.Offer, inner: LayoutCase.Offer) in
    LayoutCase(
      "01.12: in \(source)",
      source.replacing("C;", with: "\(color("c"));").replacing("C }", with: "\(color("c")) }"),
      offer, placed: ["c": inner])
  }

  @Test(arguments: wrappers + containers)
  func `a child is placed with what its parent says`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
