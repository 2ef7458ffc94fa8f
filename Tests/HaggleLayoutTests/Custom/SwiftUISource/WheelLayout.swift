import HaggleSwiftUI

/// How far out on a wheel a view stands, in parts of the radius.
struct Reach: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Puts its subviews around a centre, the first at the top.
struct WheelLayout: Layout {
  var turn: Angle = .zero

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians

    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius * subview[Reach.self])
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + turn.radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
