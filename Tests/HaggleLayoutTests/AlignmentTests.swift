import HaggleLayout
import Testing

/// Guides without a view: spec 06 rules 3, 4 and 8.
struct AlignmentTests {
  static let defaults: [(AlignmentKey, Double)] = [
    (.leading, 0), (.horizontalCenter, 20), (.trailing, 40), (.top, 0), (.verticalCenter, 15),
    (.bottom, 30), (.firstTextBaseline, 30), (.lastTextBaseline, 30),
  ]

  @Test(arguments: defaults)
  func `a guide has a default value on a view of 40 by 30`(_ key: AlignmentKey, _ value: Double) {
    #expect(key.defaultValue(in: Size(width: 40, height: 30)) == value)
    #expect(AlignmentKey.named(key.name, on: key.axis) == key)
    #expect(AlignmentKey.builtIn[Int(key.index)] == key)
  }

  /// Two explicit values and what a container makes of them.
  static let combinations: [(AlignmentKey, Double?, Double?, Double?)] = [
    (.firstTextBaseline, 5, 3, 3), (.firstTextBaseline, nil, 3, 3), (.firstTextBaseline, 5, nil, 5),
    (.lastTextBaseline, 5, 3, 5), (.lastTextBaseline, 5, 7, 7), (.lastTextBaseline, nil, nil, nil),
    (.firstTextBaseline, 5, -.infinity, 5), (.lastTextBaseline, 5, .infinity, 5),
    (.lastTextBaseline, 5, .nan, 5), (.top, nil, 3, nil), (.leading, nil, 3, nil),
    (.verticalCenter, nil, 3, nil),
  ]

  @Test(arguments: combinations)
  func `only baselines combine`(
    _ key: AlignmentKey, _ left: Double?, _ right: Double?, _ result: Double?
  ) {
    var combined = CombinedGuide(key)
    combined.include(left, at: 0)
    combined.include(right, at: 0)
    #expect(combined.value == result)
  }

  @Test func `every name of an alignment is a pair of guides`() {
    for (name, alignment) in Alignment.named {
      #expect(alignment[.horizontal].axis == .horizontal, "\(name)")
      #expect(alignment[.vertical].axis == .vertical, "\(name)")
    }
    #expect(Set(Alignment.named.map(\.name)).count == 15)
  }
}
