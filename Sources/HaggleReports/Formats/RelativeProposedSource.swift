/// The modifier that SwiftUI does not have, for files that use it (spec 07 rules 1 to 6).
enum RelativeProposedSource {
  /// The lines of the extension and of its layout.
  ///
  /// Nil passes through, infinity stays infinite unless the factor is 0, offers are never negative.
  /// The stack inside makes several views one, and vanishes around a single one.
  static let lines = """
    extension View {
        /// Offers the view a part of what it is offered itself.
        ///
        /// The size is still the view's own choice. An unspecified length stays unspecified.
        func relativeProposed(width: CGFloat = 1, height: CGFloat = 1) -> some View {
            RelativeProposedLayout(width: width, height: height) {
                VStack { self }
            }
        }
    }

    private struct RelativeProposedLayout: Layout {
        var width: CGFloat
        var height: CGFloat

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize {
            subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            let center = CGPoint(x: bounds.midX, y: bounds.midY)
            subviews.first?.place(at: center, anchor: .center, proposal: offer(proposal))
        }

        private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(
                width: proposal.width.map { part(width, of: $0) },
                height: proposal.height.map { part(height, of: $0) })
        }

        /// No part of an infinite length is nothing, which multiplication does not say.
        private func part(_ factor: CGFloat, of length: CGFloat) -> CGFloat {
            factor <= 0 || length <= 0 ? 0 : factor * length
        }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
