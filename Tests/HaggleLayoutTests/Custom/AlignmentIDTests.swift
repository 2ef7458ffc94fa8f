import HaggleLayout
import HaggleSwiftUI
import TestSupport
import Testing

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.bottom] / 3
    }
  }

  fileprivate static let third = VerticalAlignment(Third.self)
}

/// A column whose views stand so that their guides are 10 points apart.
private struct Ladder: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: 10, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: .unspecified)
      let y = bounds.minY + Double(index * 10) - dimensions[.third]
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
    }
  }
}

/// Types that conform to `AlignmentID`, as written for SwiftUI (spec 06 rule 17).
struct AlignmentIDTests {
  private func box(_ height: Double) -> View {
    View.color().modified("frame", ["width": .number(10), "height": .number(height)])
  }

  @Test func `guides of one type are the same, those of two axes are not`() {
    #expect(VerticalAlignment(Low.self) == VerticalAlignment(Low.self))
    #expect(VerticalAlignment(Low.self) != .third)
    #expect(HorizontalAlignment(Low.self).key != VerticalAlignment(Low.self).key)
  }

  @Test func `a stack and a frame align by a guide made in Swift`() throws {
    let row = View.make(
      "HStack", ["alignment": .naming(VerticalAlignment.third.key), "spacing": .number(0)],
      [box(30), box(60)])
    let frames = try row.layout(in: .unspecified).placements.filter { $0.parent == 0 }
    #expect(frames.map(\.frame.minY) == [10, 0])
  }

  @Test func `a layout reads a guide made in Swift, set or not`() throws {
    let set = box(30).modified(
      "alignmentGuide",
      ["guide": .guide(VerticalAlignment.third.key), "computeValue": .closure(.constant(4))])
    let ladder = Ladder().callAsFunction {
      box(30)
      set
    }
    let result = try ladder.layout(in: ProposedSize(width: 10, height: 100))
    let tops = result.placements.filter { $0.parent == 0 }.map(\.frame.minY)
    #expect(tops == [-10, 6])
  }

  @Test func `an alignment can be made of guides of one's own`() {
    let alignment = Alignment(horizontal: .leading, vertical: .third)
    #expect(alignment.vertical.defaultValue(in: Size(width: 0, height: 30)) == 10)
  }
}

private enum Low: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height - 3 }
}
