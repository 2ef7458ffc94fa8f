import HaggleLayout
import HaggleSwiftUI
import Testing

/// Lazy stacks combine the guides of their views where they place them, as every container does (spec
/// 06 rules 8 and 9); lazy grids have none (09 rule 12).
struct LazyGuideTests {
  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private static let mid = VerticalAlignment(Mid.self)

  private func box(_ height: CGFloat, mid: CGFloat? = nil) -> View {
    let box = Color.red.frame(width: 10, height: height)
    return mid.map { guide in box.alignmentGuide(Self.mid) { _ in .constant(guide) } } ?? box
  }

  /// Where the view and a box of height 30 beside it begin when both are lined up by the guide.
  private func tops(_ view: View) throws -> [CGFloat] {
    let row = HStack(alignment: Self.mid, spacing: 0) {
      view
      Color.blue.frame(width: 10, height: 30)
    }
    let placements = try row.layout(in: .unspecified).placements
    return [placements[1].frame.minY, placements[placements.count - 2].frame.minY]
  }

  /// Example E3 of spec 06, in every container that stands its views below each other.
  @Test func `own guides combine to their mean`() throws {
    let views = [box(20, mid: 5), box(20, mid: 15)]
    let expected = try tops(VStack(spacing: 0) { views })
    #expect(expected == [0, 5])
    #expect(try tops(LazyVStack(spacing: 0) { views }) == expected)
    #expect(try tops(Grid(verticalSpacing: 0) { views }) == expected)
  }

  @Test func `views beside each other combine, too`() throws {
    let views = [box(20, mid: 2), box(20, mid: 8)]
    // Lazy rows take the height that they are offered, and stand in its middle.
    let expected = try tops(HStack(spacing: 0) { views }.fixedSize())
    #expect(try tops(LazyHStack(spacing: 0) { views }.fixedSize()) == expected)
  }

  @Test func `baselines go through, frame guides do not`() throws {
    let texts = [Text("a"), Text("b")]
    let row = { (view: View) in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        view
        Color.blue.frame(width: 5, height: 5)
      }
    }
    let last = { (view: View) throws in
      try view.layout(in: .unspecified).placements.last?.frame.minY
    }
    let expected = try last(row(VStack(spacing: 0) { texts }))
    #expect(try last(row(LazyVStack(spacing: 0) { texts })) == expected)
    let guided = Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in 9 }
    let top = HStack(alignment: .top, spacing: 0) {
      LazyVStack(spacing: 0) { [guided, guided] }
      Color.blue.frame(width: 5, height: 5)
    }
    #expect(try last(top) == 0)
  }
}
