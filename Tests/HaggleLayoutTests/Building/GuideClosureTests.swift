import HaggleLayout
import HaggleSwiftUI
import Testing

/// Guides computed by Swift closures, as code for SwiftUI writes them (spec 06 rules 5 to 7).
struct GuideClosureTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private static let third = HorizontalAlignment(Third.self)

  private func frames(_ view: View) throws -> [CGRect] {
    try view.layout(in: ProposedViewSize(width: 100, height: 100)).placements.map(\.frame)
  }

  private func column(_ first: View) -> View {
    VStack(alignment: .leading, spacing: 0) {
      first
      Color.red.frame(width: 60, height: 10)
    }
  }

  @Test func `any Swift can compute a guide`() throws {
    let limit = 30.0
    let box = Color.blue.frame(width: 40, height: 10)
    let own = box.alignmentGuide(.leading) { d in
      if d.width > limit { return d[.trailing] - limit }
      return 0
    }
    let same = box.alignmentGuide(.leading) { _ in 10 }
    #expect(try frames(column(own)) == frames(column(same)))
  }

  @Test func `a closure reads guides that are set, others and those of its own types`() throws {
    let box = Color.blue.frame(width: 30, height: 10).alignmentGuide(.trailing) { _ in 5 }
    for (expected, guide): (CGFloat, @Sendable (ViewDimensions) -> CGFloat) in [
      (5, { d in d[.trailing] }), (15, { d in d[HorizontalAlignment.center] }),
      (10, { d in d[Self.third] }), (5, { d in d[explicit: .trailing] ?? 90 }),
      (90, { d in d[explicit: .leading] ?? 90 }), (10, { d in d.height }),
    ] {
      let own = box.alignmentGuide(.leading, computeValue: guide)
      let same = box.alignmentGuide(.leading) { _ in Expression.constant(expected) }
      #expect(try frames(column(own)) == frames(column(same)), "\(expected)")
    }
  }

  @Test func `arithmetic is kept as it is written, other Swift is not`() {
    let kept = Color.blue.alignmentGuide(.top) { d in min(d.height, 4) }
    #expect(Source.text(kept) == "Color.blue.alignmentGuide(.top) { d in min(d.height, 4) }")
    let other = Color.blue.alignmentGuide(.top) { d in d.height > 4 ? 4 : d.height }
    #expect(Source.text(other) == "Color.blue.alignmentGuide(.top) { d in compute(d) }")
  }
}
