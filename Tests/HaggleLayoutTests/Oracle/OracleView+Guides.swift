import HaggleLayout

extension OracleView {
  /// The value of a guide for the answer to a proposal: explicit or default (06 rule 2).
  func guide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double {
    explicitGuide(key, proposal) ?? key.defaultValue(in: size(proposal))
  }

  /// The explicit value of a guide, if there is one (06 rules 5 to 11).
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
    switch kind {
    case "alignmentGuide": ownGuide(key, proposal) ?? content.explicitGuide(key, proposal)
    case "HStack", "VStack", "ZStack", "relativeProposed":
      combined(key, proposal)
    case "Grid", "LazyHStack", "LazyVStack", "ViewThatFits", "ScrollView", "LazyVGrid":
      guideOfCells(key, proposal)
    case "frame", "flexibleFrame", "padding", "fixedSize", "aspectRatio", "scaledToFit",
      "scaledToFill", "position", "layoutPriority":
      content.explicitGuide(key, placementProposal(proposal)).map {
        $0 + childOrigins(proposal, key.axis)[0]
      }
    default: children.isEmpty ? nil : content.explicitGuide(key, proposal)
    }
  }

  /// The value that an `alignmentGuide` gives its own key.
  private func ownGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
    guard case .guide(key) = view?.argument("guide") else { return nil }
    guard case .closure(let closure) = view?.argument("computeValue") else { return nil }
    return closure.value { query in
      switch query {
      case .length(let axis): content.size(proposal)[axis]
      case .guide(let other): content.guide(other, proposal)
      case .explicitGuide(let other): content.explicitGuide(other, proposal)
      case .variable: nil
      }
    }
  }

  /// The children's explicit values where they are placed, combined by the guide's rule: only those of
  /// the baselines combine (06 rule 8).
  private func combined(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
    guard [.firstTextBaseline, .lastTextBaseline].contains(key) else { return nil }
    let offers = childOffers(proposal)
    let origins = childOrigins(proposal, key.axis)
    let values = children.indices.compactMap { index in
      children[index].explicitGuide(key, offers[index]).map { $0 + origins[index] }
    }.filter(\.isFinite)
    return key == .firstTextBaseline ? values.min() : values.max()
  }
}
