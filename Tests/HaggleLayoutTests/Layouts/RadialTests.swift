import HaggleLayout
import TestSupport
import Testing

/// Spec 14 rule 17 and E2.
struct RadialTests {
  private static let boxes = Array(repeating: View.box(10, 10), count: 4)

  /// The corners of four boxes in 90 × 120, from the top clockwise.
  private static let corners = [
    Point(x: 40, y: 25), Point(x: 70, y: 55), Point(x: 40, y: 85), Point(x: 10, y: 55),
  ]

  @Test(arguments: [0, 1, 3])
  func `14 E2: views stand around the middle, turned as far as wanted`(_ turns: Int) throws {
    let result = try Radial(degrees: 90 * Double(turns)) { Self.boxes }
      .layout(in: ProposedSize(width: 90, height: 120))
    for (index, box) in result.boxes.enumerated() {
      let corner = Self.corners[(index + turns) % 4]
      #expect(box.minX.isNear(corner.x) && box.minY.isNear(corner.y))
      #expect(box.size == Size(width: 10, height: 10))
    }
  }

  @Test(
    arguments: [(nil, nil, 10, 10), (30, nil, 30, 10), (0, 50, 0, 50)]
      as [(Double?, Double?, Double, Double)])
  func `the size is the offer, 10 points where there is none`(
    _ width: Double?, _ height: Double?, _ ownWidth: Double, _ ownHeight: Double
  ) throws {
    let size = try Radial { Self.boxes }.layout(in: ProposedSize(width: width, height: height)).size
    #expect(size == Size(width: ownWidth, height: ownHeight))
  }

  @Test func `no views need no part of the circle`() throws {
    #expect(try Radial {}.layout(in: ProposedSize(width: 9, height: 9)).placements.count == 1)
  }
}
