import HaggleLayout
import TestSupport
import Testing

/// Spec 14 rule 16 and E1.
struct EqualWidthHStackTests {
  private static let row = EqualWidthHStack {
    for width in [40.0, 60, 50] {
      View.color().modified(
        "frame", ["idealWidth": .number(width), "idealHeight": .number(20)])
    }
  }

  @Test(arguments: [(nil, nil), (0, 0), (196, 20), (50, .infinity)] as [(Double?, Double?)])
  func `14 E1: all are as wide as the widest, whatever is on offer`(
    _ width: Double?, _ height: Double?
  ) throws {
    let result = try Self.row.layout(in: ProposedSize(width: width, height: height))
    #expect(result.size == Size(width: 196, height: 20))
    #expect(
      result.boxes == [
        Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 68, y: 0, width: 60, height: 20),
        Rect(x: 136, y: 0, width: 60, height: 20),
      ])
  }

  @Test func `a view that does not stretch stands in the middle of its part`() throws {
    let view = EqualWidthHStack {
      View.box(40, 10)
      View.box(60, 20)
      View.box(50, 20)
    }
    let result = try view.layout(in: .unspecified)
    #expect(result.boxes.map(\.midX) == [30, 98, 166])
    #expect(result.boxes.map(\.midY) == [10, 10, 10])
  }

  @Test func `no views take no room`() throws {
    #expect(try EqualWidthHStack {}.layout(in: .unspecified).size == .zero)
  }
}
