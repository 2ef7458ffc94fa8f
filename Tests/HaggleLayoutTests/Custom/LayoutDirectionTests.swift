import HaggleLayout
import HaggleSwiftUI
import TestSupport
import Testing

/// Puts its only view at its left edge, and is wider where views begin at the right.
private struct Directed: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: subviews.layoutDirection == .rightToLeft ? 80 : 40, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Layouts in a tree that begins at the right (spec 01 rule 21, 14 rule 3).
struct LayoutDirectionTests {
  @Test func `a layout knows the direction, and what it places is mirrored`() throws {
    let box = View.color().modified("frame", ["width": .number(30), "height": .number(10)])
    let view = Directed().callAsFunction { box }
    for (direction, width, x) in [(LayoutDirection.leftToRight, 40.0, 0.0), (.rightToLeft, 80, 50)]
    {
      let result = try view.layout(
        in: .unspecified, options: LayoutOptions(direction: direction))
      #expect(result.size.width == width)
      #expect(result.placements[1].frame.minX == x)
    }
  }
}
