import HaggleLayout

extension OracleView {
  /// What a modifier offers its content: measuring and placing alike, but for flexible frames and
  /// `position` (01 rule 12).
  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    switch kind {
    case "frame":
      ProposedSize(
        width: fixedLength(.horizontal) ?? proposal.width,
        height: fixedLength(.vertical) ?? proposal.height)
    case "padding":
      ProposedSize(
        width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
        height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    case "fixedSize":
      ProposedSize(
        width: isFixed("horizontal") ? nil : proposal.width,
        height: isFixed("vertical") ? nil : proposal.height)
    case "aspectRatio", "scaledToFit", "scaledToFill": rectangle(proposal)
    case "relativeProposed":
      ProposedSize(
        width: scaled(proposal.width, number("width")),
        height: scaled(proposal.height, number("height")))
    default: proposal
    }
  }

  /// What the content of a modifier is offered when it is placed (01 rule 12).
  func placementProposal(_ proposal: ProposedSize) -> ProposedSize {
    switch kind {
    case "flexibleFrame": flexiblePlacement(proposal)
    case "position": ProposedSize(size(proposal))
    default: contentProposal(proposal)
    }
  }

  /// 03 rule 14.
  private func flexiblePlacement(_ proposal: ProposedSize) -> ProposedSize {
    let size = size(proposal)
    var offer = ProposedSize(size)
    for axis in Axis.allCases {
      let (least, ideal, most) = limits(axis)
      let isBetween = (least ?? -.infinity) < size[axis] && size[axis] < (most ?? .infinity)
      if proposal[axis] == nil, ideal == nil, isBetween { offer[axis] = nil }
    }
    return offer
  }

  /// Whether `fixedSize` holds along an axis; `fixedSize()` does along both.
  private func isFixed(_ name: String) -> Bool {
    if case .bool(let flag) = view?.argument(name) { flag } else { true }
  }

  /// 07 rules 1, 2 and 12; nothing of infinity is nothing.
  private func scaled(_ offer: Double?, _ factor: Double?) -> Double? {
    guard let offer else { return nil }
    let factor = max(factor ?? 1, 0)
    return factor == 0 || offer == 0 ? 0 : offer * factor
  }

  /// The rectangle that `aspectRatio` offers (05 rules 7 to 11).
  private func rectangle(_ proposal: ProposedSize) -> ProposedSize {
    guard proposal != .unspecified else { return proposal }
    let base = baseRectangle
    let factors = Axis.allCases.compactMap { axis in
      proposal[axis].map { base[axis] == 0 ? .infinity : $0 / base[axis] }
    }
    let fills = kind == "scaledToFill" || member("contentMode") == "fill"
    guard let factor = fills ? factors.max() : factors.min() else { return proposal }
    return ProposedSize(
      width: scaled(base.width, factor), height: scaled(base.height, factor))
  }

  /// 05 rule 8.
  private var baseRectangle: Size {
    if let ratio = number("ratio") { return Size(width: ratio, height: 1) }
    let ideal = content.size(.unspecified)
    return ideal.width == ideal.height ? Size(width: 1, height: 1) : ideal
  }
}
