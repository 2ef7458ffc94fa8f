import HaggleLayout
import TestSupport
import Testing

/// Spec 14 rule 18 and E3.
struct FlowTests {
  private static let boxes = [
    View.box(40, 10), .box(50, 20), .box(30, 10), .box(100, 10),
  ]

  /// The boxes on lines of 100 points.
  private static let lines = [
    Rect(x: 0, y: 0, width: 40, height: 10), Rect(x: 45, y: 0, width: 50, height: 20),
    Rect(x: 0, y: 25, width: 30, height: 10), Rect(x: 0, y: 40, width: 100, height: 10),
  ]

  @Test(arguments: [nil, 0, 60, .infinity] as [Double?])
  func `14 E3: a view that does not fit begins a line`(_ height: Double?) throws {
    let result = try Flow(spacing: 5, lineSpacing: 5) { Self.boxes }
      .layout(in: ProposedSize(width: 100, height: height))
    #expect(result.size == Size(width: 100, height: 50))
    #expect(result.boxes == Self.lines)
  }

  @Test(
    arguments: [(nil, [0, 48, 106, 144]), (.infinity, [0, 48, 106, 144]), (0, [0, 0, 0, 0])]
      as [(Double?, [Double])])
  func `without a limit there is one line, without room a line for each`(
    _ width: Double?, _ places: [Double]
  ) throws {
    let result = try Flow { Self.boxes }.layout(in: ProposedSize(width: width, height: 60))
    #expect(result.boxes.map(\.minX) == places)
  }

  @Test func `a view wider than the line is offered its width`() throws {
    let view = Flow {
      View.box(20, 10)
      View.color().modified("frame", ["idealWidth": .number(300), "idealHeight": .number(20)])
    }
    #expect(
      try view.layout(in: ProposedSize(width: 100, height: 90)).boxes == [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 0, y: 18, width: 100, height: 20),
      ])
  }

  @Test func `no views take no room`() throws {
    #expect(try Flow {}.layout(in: ProposedSize(width: 100, height: 90)).size == .zero)
  }
}
