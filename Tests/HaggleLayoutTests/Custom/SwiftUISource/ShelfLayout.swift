import HaggleSwiftUI

/// How far a view is let down from the shelf, in points.
private struct Drop: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension View {
  /// Lets the view hang down from a `ShelfLayout` around it.
  func dropped(by length: CGFloat) -> View {
    layoutValue(key: Drop.self, value: length)
  }
}

/// Hangs views on a line that neighbours can be lined up with; how far they are apart is animated.
struct ShelfLayout: Layout {
  var openness: CGFloat = 1
  var inset: CGFloat = 4

  var animatableData: CGFloat {
    get { openness }
    set { openness = newValue }
  }

  struct Cache {
    var sizes: [CGSize]
    var gaps: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache(sizes: [], gaps: [])
    updateCache(&cache, subviews: subviews)
    return cache
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    cache.gaps = zip(subviews, subviews.dropFirst()).map { subview, next in
      subview.spacing.distance(to: next.spacing, along: .horizontal)
    }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: [.leading, .trailing]) }
    return spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let width = cache.sizes.map(\.width).reduce(cache.gaps.reduce(0, +) * openness, +)
    let height = zip(subviews, cache.sizes).map { $0[Drop.self] + $1.height }.max() ?? 0
    return CGSize(width: width + 2 * inset, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = CGPoint(x: bounds.minX + inset, y: bounds.minY)
    for (subview, size, gap) in zip3(subviews, cache.sizes, cache.gaps + [0]) {
      subview.place(
        at: CGPoint(x: point.x, y: point.y + subview[Drop.self]), anchor: .topLeading,
        proposal: ProposedViewSize(size))
      point.x += size.width + gap * openness
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + inset : nil
  }

  private func zip3(
    _ subviews: Subviews, _ sizes: [CGSize], _ gaps: [CGFloat]
  ) -> [(LayoutSubview, CGSize, CGFloat)] {
    subviews.indices.map { (subviews[$0], sizes[$0], gaps[$0]) }
  }
}
