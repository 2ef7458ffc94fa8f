import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Where the root stands in its container: spec 01 rules 14 to 16.
struct RootTests {
  /// A root of 60 by 40, the container, and the root's corner in it.
  static let containers: [(ProposedSize, Point)] = [
    (ProposedSize(width: 200, height: 100), Point(x: 70, y: 30)),
    (ProposedSize(width: 60, height: 40), Point(x: 0, y: 0)),
    (ProposedSize(width: 20, height: 10), Point(x: -20, y: -15)),
    (ProposedSize(width: 0, height: 0), Point(x: -30, y: -20)),
    (ProposedSize(width: nil, height: 100), Point(x: 0, y: 30)),
    (ProposedSize(width: 200, height: .infinity), Point(x: 70, y: 0)),
    (.unspecified, .zero), (.infinity, .zero),
  ]

  @Test(arguments: containers)
  func `a root is centred in a finite container`(_ container: ProposedSize, _ corner: Point) throws
  {
    let view = try SwiftSource.view(box(60, 40)).view
    let result = try view.layout(in: container)
    #expect(result.size == Size(width: 60, height: 40))
    #expect(result.placements.map(\.frame.origin) == [corner, corner])
    #expect(result.placements.first?.proposal == container)
    #expect(result.placements.map(\.parent) == [nil, 0])
  }

  @Test func `implicit containers have no placement`() throws {
    let view = try SwiftSource.view("Group { Color.red; Color.blue }.padding(1)").view
    let result = try view.layout(in: ProposedSize(width: 100, height: 108))
    #expect(result.placements.map(\.node) == [0, 2, 0, 3])
    #expect(result.placements.map(\.copy) == [0, 0, 1, 0])
    #expect(result.placements.map(\.parent) == [nil, 0, nil, 2])
    #expect(result.placements.map(\.frame.minY) == [0, 1, 58, 59])
  }
}
