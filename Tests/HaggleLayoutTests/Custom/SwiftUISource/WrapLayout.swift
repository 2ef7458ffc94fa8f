import HaggleSwiftUI

/// Fills line after line; lines are found once for each width.
struct WrapLayout: Layout {
  var alignment: VerticalAlignment = .top
  var spacing: CGFloat?

  struct Line {
    var items: [(subview: LayoutSubview, x: CGFloat, dimensions: ViewDimensions)] = []
    var size = CGSize.zero
  }

  struct Cache {
    var spacing: [CGFloat]
    var lines: [CGFloat: [Line]] = [:]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      spacing: subviews.indices.map { index in
        guard index > subviews.startIndex else { return 0 }
        return spacing
          ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
      })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let lines = lines(proposal.width ?? .infinity, subviews, &cache)
    let gaps = CGFloat(max(0, lines.count - 1)) * (spacing ?? 8)
    return CGSize(
      width: lines.map(\.size.width).max() ?? .zero,
      height: lines.map(\.size.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for line in lines(proposal.width ?? .infinity, subviews, &cache) {
      for item in line.items {
        let guide = item.dimensions[alignment]
        item.subview.place(
          at: CGPoint(x: bounds.minX + item.x, y: y - guide + item.dimensions[.top]),
          proposal: .unspecified)
      }
      y += line.size.height + (spacing ?? 8)
    }
  }

  private func lines(
    _ width: CGFloat, _ subviews: Subviews, _ cache: inout Cache
  ) -> [Line] {
    if let known = cache.lines[width] { return known }
    var lines = [Line()]
    for (subview, gap) in zip(subviews, cache.spacing) {
      let dimensions = subview.dimensions(in: .unspecified)
      var x = lines[lines.count - 1].size.width
      if !lines[lines.count - 1].items.isEmpty { x += gap }
      if x + dimensions.width > width, !lines[lines.count - 1].items.isEmpty {
        lines.append(Line())
        x = 0
      }
      lines[lines.count - 1].items.append((subview, x, dimensions))
      lines[lines.count - 1].size.width = x + dimensions.width
      lines[lines.count - 1].size.height = max(
        lines[lines.count - 1].size.height, dimensions.height)
    }
    cache.lines[width] = lines
    return lines
  }
}
