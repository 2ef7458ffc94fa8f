import HaggleSwiftUI

/// Offers its only subview a part of what it is offered itself.
struct RelativeSizeLayout: Layout {
  var relativeWidth: Double
  var relativeHeight: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    assert(subviews.count == 1, "expects a single subview")
    return subviews[0].sizeThatFits(resized(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    assert(subviews.count == 1, "expects a single subview")
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: resized(proposal))
  }

  private func resized(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 * relativeWidth },
      height: proposal.height.map { $0 * relativeHeight })
  }
}
