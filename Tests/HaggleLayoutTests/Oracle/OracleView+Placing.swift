import HaggleLayout

/// Where a view ended up, as the oracle sees it.
struct OraclePlacement {
  var number: Int
  var frame: Rect
  var proposal: ProposedSize
}

extension OracleView {
  /// The placements of a root in a container, in the order of the source (01 rule 14).
  func placements(in container: ProposedSize) -> [OraclePlacement] {
    var placements: [OraclePlacement] = []
    let size = size(container)
    var origin = Point.zero
    for axis in Axis.allCases {
      if let length = container[axis], length.isFinite { origin[axis] = (length - size[axis]) / 2 }
    }
    place(at: origin, container, &placements)
    return placements
  }

  private func place(
    at origin: Point, _ proposal: ProposedSize, _ placements: inout [OraclePlacement]
  ) {
    if view != nil {
      let frame = Rect(origin: origin, size: size(proposal))
      placements.append(OraclePlacement(number: number, frame: frame, proposal: proposal))
    }
    guard !children.isEmpty else { return }
    if let cells = cells(proposal) {
      for cell in cells {
        let place = Point(x: origin.x + cell.origin.x, y: origin.y + cell.origin.y)
        cell.view.place(at: place, cell.offer, &placements)
      }
      return
    }
    let offers = childOffers(proposal)
    let (xs, ys) = (childOrigins(proposal, .horizontal), childOrigins(proposal, .vertical))
    for (index, child) in children.enumerated() {
      let place = Point(x: origin.x + xs[index], y: origin.y + ys[index])
      child.place(at: place, offers[index], &placements)
    }
  }

  /// What each child is offered when it is placed (01 rule 12).
  func childOffers(_ proposal: ProposedSize) -> [ProposedSize] {
    switch kind {
    case "HStack", "VStack": placingRun(proposal).offers
    case "ZStack": children.map { _ in ProposedSize(size(proposal)) }
    default:
      [placementProposal(proposal)]
        + children.dropFirst().map { _ in ProposedSize(size(proposal)) }
    }
  }

  /// Where each child is placed along an axis, from the view's own corner.
  func childOrigins(_ proposal: ProposedSize, _ axis: Axis) -> [Double] {
    let guide = alignment[axis]
    switch kind {
    case "HStack", "VStack": return placingRun(proposal).origins.map { $0[axis] }
    case "ZStack":
      let offer = ProposedSize(size(proposal))
      let point = alignmentPoint(axis, offer)
      return children.map { point - $0.guide(guide, offer) }
    case "frame", "flexibleFrame":
      let own = guide.defaultValue(in: size(proposal))
      return [own - content.guide(guide, placementProposal(proposal))]
    case "padding": return [axis == .horizontal ? insets.leading : insets.top]
    case "offset": return [number(axis == .horizontal ? "x" : "y") ?? 0]
    case "position":
      let length = content.size(placementProposal(proposal))[axis]
      return [(number(axis == .horizontal ? "x" : "y") ?? 0) - length / 2]
    case "overlay", "background":
      guard children.count > 1 else { return [0] }
      let own = content.guide(guide, proposal)
      return [0, own - children[1].guide(guide, ProposedSize(size(proposal)))]
    default: return [0]
    }
  }
}
