import HaggleProgram
import HaggleSwiftUI

/// Puts every view a step further right and down.
struct Staircase: Layout {
  var step: CGFloat = 10

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, step * CGFloat(index) + own.width)
      size.height = max(size.height, step * CGFloat(index) + own.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let distance = step * CGFloat(index)
      subview.place(
        at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
    }
  }
}

extension Staircase: TypedLayout {
  static let spelling = LayoutSpelling(
    "Staircase", Staircase(),
    [.number("step", \.step, default: "10", "points from each view to the next")],
    summary: "puts every view a step further right and down",
    example: "Staircase(step: 20) { Color.blue.frame(width: 60, height: 30); Color.green }",
    about: About(
      proposes: "nothing, so that views keep their ideal size",
      answers: "what reaches furthest: the steps before a view and the view",
      places: "each view a step further right and down than the one before"))
}

@main
enum StaircaseHost {
  static func main() { Haggle.run(Staircase.self) }
}
