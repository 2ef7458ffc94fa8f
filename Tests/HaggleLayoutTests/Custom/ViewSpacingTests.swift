import HaggleLayout
import TestSupport
import Testing

/// Spec 14 rule 10, as layouts see it.
struct ViewSpacingTests {
  /// What the subviews of a row want: a plain view, a text, a plain view that reads `zero`.
  private struct Look: Layout {
    let look: @Sendable ([ViewSpacing]) -> Void

    func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout ()) -> Size {
      look(subviews.map(\.spacing))
      return .zero
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func look(_ body: @escaping @Sendable ([ViewSpacing]) -> Void) throws {
    let view = Look(look: body).callAsFunction {
      View.color()
      View.make("Text", ["text": .string("a")])
      View.make("HStack")
    }
    _ = try view.layout(in: .zero)
  }

  @Test func `where neither has an opinion the distance is 8`() throws {
    for axis in Axis.allCases {
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
    }
    try look { spacing in
      #expect(spacing[0].distance(to: spacing[0], along: .horizontal) == 8)
      #expect(spacing[0].distance(to: ViewSpacing(), along: .vertical) == 8)
    }
  }

  @Test func `zero wants no distance on any edge`() throws {
    for axis in Axis.allCases {
      #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: axis) == 0)
      #expect(ViewSpacing().distance(to: .zero, along: axis) == 0)
    }
    try look { spacing in #expect(spacing[2] == .zero) }
  }

  @Test func `a union takes what is larger, on the edges that are named`() throws {
    #expect(ViewSpacing().union(.zero) == .zero)
    #expect(ViewSpacing.zero.union(ViewSpacing()) == .zero)
    let trailing = ViewSpacing().union(.zero, edges: .trailing)
    #expect(trailing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: trailing, along: .horizontal) == 8)
    #expect(trailing.distance(to: ViewSpacing(), along: .vertical) == 8)
    var formed = ViewSpacing()
    formed.formUnion(.zero, edges: [.top, .bottom])
    #expect(formed.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(formed.distance(to: ViewSpacing(), along: .horizontal) == 8)
    try look { spacing in
      let both = spacing[1].union(.zero)
      let plain = spacing[1].distance(to: spacing[1], along: .vertical)
      #expect(both.distance(to: spacing[1], along: .vertical) == plain, "categories come first")
    }
  }
}
