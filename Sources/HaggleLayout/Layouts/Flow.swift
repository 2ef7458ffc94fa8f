/// Fills line after line, as text does (spec 14 rule 18).
///
/// A view comes on the line as long as it fits in the width on offer; the first of a line always
/// does. Authors differ in the details: here views keep their ideal size, and one that is wider than
/// the line is offered the line's width.
public struct Flow: Layout {
  /// The distance between views on a line, in points.
  public var spacing: Double
  /// The distance between lines, in points.
  public var lineSpacing: Double

  /// Makes a layout; distances are in points.
  public init(spacing: Double = 8, lineSpacing: Double = 8) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// The widest line, and all lines with the distances between them.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    let distances = lineSpacing * Double(max(0, lines.count - 1))
    return Size(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.map(\.size.height).reduce(distances, +))
  }

  /// Puts the views of each line next to each other, their tops on one height.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for line in lines(of: subviews, width: proposal.width ?? .infinity) {
      for item in line.items {
        item.subview.place(at: Point(x: bounds.minX + item.x, y: y), proposal: item.proposal)
      }
      y += line.size.height + lineSpacing
    }
  }
}

extension Flow {
  private struct Line {
    var items: [(subview: LayoutSubview, x: Double, proposal: ProposedSize)] = []
    var size = Size.zero
  }

  private func lines(of subviews: Subviews, width limit: Double) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for subview in subviews {
      var proposal = ProposedSize.unspecified
      if subview.sizeThatFits(proposal).width > limit { proposal.width = limit }
      let size = subview.sizeThatFits(proposal)
      var x = line.items.isEmpty ? 0 : line.size.width + spacing
      if x + size.width > limit, !line.items.isEmpty {
        lines.append(line)
        line = Line()
        x = 0
      }
      line.items.append((subview, x, proposal))
      line.size = Size(width: x + size.width, height: max(line.size.height, size.height))
    }
    if !line.items.isEmpty { lines.append(line) }
    return lines
  }
}

extension Flow: TypedLayout {
  /// `Flow(spacing: 5, lineSpacing: 5) { … }`.
  public static let spelling = LayoutSpelling<Flow>(
    "Flow", Flow(),
    [
      .number("spacing", \.spacing, default: "8", "points between views on a line"),
      .number("lineSpacing", \.lineSpacing, default: "8", "points between lines"),
    ],
    summary: "puts views on lines, as many on each as fit",
    example: """
      Flow(spacing: 5, lineSpacing: 5) { ForEach(1..<9) { i in Color.blue.frame(width: CGFloat(i) * 12, height: 20) } }
      """,
    about: About(
      proposes: "nothing, so that views keep their ideal size; one wider than the line its width",
      answers: "the width of the widest line; the heights of all lines and the distances between",
      places:
        "line after line, each view where the one before it ends, tops on one height; authors of "
        + "such layouts differ in the details",
      rule: "14 rule 18"))
}
