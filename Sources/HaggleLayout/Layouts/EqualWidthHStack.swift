/// A row in which all views are as large as the largest (spec 14 rule 16, Apple's sample).
public struct EqualWidthHStack: Layout {
  /// Makes a layout.
  public init() {}

  /// As many times the largest ideal width as there are views, and the distances they prefer; what
  /// is on offer does not count.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let largest = largest(of: subviews)
    return Size(
      width: largest.width * Double(subviews.count) + distances(between: subviews).reduce(0, +),
      height: largest.height)
  }

  /// Offers every view the largest size and centres it in its part.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    let largest = largest(of: subviews)
    var x = bounds.minX + largest.width / 2
    for (subview, distance) in zip(subviews, distances(between: subviews) + [0]) {
      subview.place(
        at: Point(x: x, y: bounds.midY), anchor: .center, proposal: ProposedSize(largest))
      x += largest.width + distance
    }
  }
}

extension EqualWidthHStack {
  private func largest(of subviews: Subviews) -> Size {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  private func distances(between subviews: Subviews) -> [Double] {
    zip(subviews, subviews.dropFirst()).map { view, next in
      view.spacing.distance(to: next.spacing, along: .horizontal)
    }
  }
}

extension EqualWidthHStack: TypedLayout {
  /// `EqualWidthHStack { … }`.
  public static let spelling = LayoutSpelling<EqualWidthHStack>(
    "EqualWidthHStack", EqualWidthHStack(),
    summary: "puts views in a row, all as large as the largest",
    example: "EqualWidthHStack { Color.blue.frame(minWidth: 60); Color.green; Color.yellow }",
    about: About(
      proposes: "nothing, to learn their ideal sizes; then the largest width and height of these",
      answers:
        "the largest ideal width for every view and the distances that they prefer, and the "
        + "largest ideal height; never its own offer",
      places: "each view in the middle of its part of the row",
      rule: "14 rule 16"))
}
