import HaggleLayout

/// What a stack works out for one proposal, child by child.
struct OracleStackRun {
  var offers: [ProposedSize]
  var sizes: [Size]
  var origins: [Point]
  var size: Size
}

extension OracleView {
  /// The sharing of 04 rules 1 to 12.
  func stackRun(_ proposal: ProposedSize) -> OracleStackRun {
    var run = OracleStackRun(
      offers: children.map { _ in proposal }, sizes: [],
      origins: children.map { _ in .zero }, size: .zero)
    if let length = proposal[majorAxis] {
      let lengths = shares(of: length - gaps.reduce(0, +), proposal)
      for index in children.indices { run.offers[index][majorAxis] = lengths[index] }
    }
    run.sizes = children.indices.map { children[$0].size(run.offers[$0]) }
    putInLine(&run)
    align(&run)
    return run
  }

  /// What each child is offered of the length that the gaps leave (rules 4 to 7).
  private func shares(of length: Double, _ proposal: ProposedSize) -> [Double] {
    OracleSharing(priorities: children.map(\.priority)).shares(of: length) { child, offer in
      var proposal = proposal
      proposal[majorAxis] = offer
      return children[child].size(proposal)[majorAxis]
    }
  }

  /// Rules 9 and 12: along the major axis.
  private func putInLine(_ run: inout OracleStackRun) {
    var end = 0.0
    for index in children.indices {
      if index > 0 { end += gaps[index - 1] }
      run.origins[index][majorAxis] = end
      end += run.sizes[index][majorAxis]
    }
    run.size[majorAxis] = end
  }

  /// Rules 10 and 11: along the minor axis.
  private func align(_ run: inout OracleStackRun) {
    let minor = majorAxis.other
    let guides = children.indices.map { index in
      let guide = children[index].guide(stackGuide, run.offers[index])
      return guide.isNaN ? .infinity : guide
    }
    var low = 0.0
    var high = 0.0
    for (guide, size) in zip(guides, run.sizes) {
      low = min(low, -guide)
      high = max(high, -guide + size[minor])
    }
    for index in children.indices { run.origins[index][minor] = -guides[index] - low }
    run.size[minor] = run.sizes.contains { $0[minor] == .infinity } ? .infinity : high - low
  }

  /// The run by which a stack places its children (rule 13).
  func placingRun(_ proposal: ProposedSize) -> OracleStackRun {
    var offer = proposal
    let minor = majorAxis.other
    if offer[minor] == nil { offer[minor] = size(proposal)[minor] }
    return stackRun(offer)
  }
}

// MARK: - ZStack

extension OracleView {
  /// The children that decide the size of a `ZStack`: those of the highest priority (04 rule 25).
  private var leading: [OracleView] {
    let highest = children.map(\.priority).max()
    return children.filter { $0.priority == highest }
  }

  /// The extent of these children, lined up (rule 25).
  func layers(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    for axis in Axis.allCases {
      let guides = leading.map { $0.guide(alignment[axis], proposal) }
      let lengths = leading.map { $0.size(proposal)[axis] }
      let extent = (zip(lengths, guides).map { $0 - $1 }.max() ?? 0) + (guides.max() ?? 0)
      size[axis] = lengths.contains(.infinity) ? .infinity : extent
    }
    return size
  }

  /// The point on which all children are aligned, for the offer they are placed with (rule 26).
  func alignmentPoint(_ axis: Axis, _ offer: ProposedSize) -> Double {
    leading.map { $0.guide(alignment[axis], offer) }.max() ?? 0
  }
}
