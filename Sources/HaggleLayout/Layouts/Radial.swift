/// Puts views around a centre, the first at the top (spec 14 rule 17, Apple's sample).
public struct Radial: Layout {
  /// How far the views are turned around the centre, clockwise.
  public var degrees: Double

  /// Makes a layout, turned by some degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }

  /// What is on offer; 10 points where nothing is.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Centres the views on a circle of a third of the shorter side.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let part = 360 / Double(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let angle = Angle(degrees: degrees + part * Double(index))
      let spoke = Point(x: 0, y: -radius)
        .applying(AffineTransform(rotationAngle: angle.radians))
      subview.place(
        at: Point(x: bounds.midX + spoke.x, y: bounds.midY + spoke.y), anchor: .center,
        proposal: .unspecified)
    }
  }
}

extension Radial: TypedLayout {
  /// `Radial(degrees: 45) { … }`.
  public static let spelling = LayoutSpelling<Radial>(
    "Radial", Radial(),
    [
      .number("degrees", \.degrees, default: "0", "how far all views are turned, clockwise")
    ],
    summary: "puts views around a centre",
    example: """
      Radial { ForEach(0..<6) { _ in Color.blue.frame(width: 30, height: 30) } }
      """,
    about: About(
      proposes: "nothing, so that views keep their ideal size",
      answers: "what it is offered; 10 points where it is offered nothing",
      places:
        "the centres of the views on a circle of a third of the shorter side, the first at the "
        + "top, the others clockwise",
      rule: "14 rule 17"))
}
