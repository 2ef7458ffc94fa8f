import HaggleLayout

extension OracleView {
  /// The answer to a proposal (01 rule 5).
  func size(_ proposal: ProposedSize) -> Size {
    log?.note(proposal, to: number)
    return switch kind {
    case "Circle": circle(proposal)
    case "Spacer": spacer(proposal)
    case "Divider": divider(proposal)
    case "HStack", "VStack": stackRun(proposal).size
    case "ZStack": layers(proposal)
    case "Grid": gridSize(proposal)
    case "LazyVGrid": lazyGridSize(proposal)
    case "LazyHStack", "LazyVStack": lazyStackSize(proposal)
    case "ViewThatFits": fitting(proposal)?.size(proposal) ?? .zero
    case "ScrollView": scrolledSize(proposal)
    case "frame": fixedFrame(proposal)
    case "flexibleFrame": flexibleFrame(proposal)
    case "padding": padded(proposal)
    case "position": positioned(proposal)
    case "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize", "relativeProposed":
      content.size(contentProposal(proposal))
    default:
      children.isEmpty ? proposal.replacingUnspecifiedDimensions() : content.size(proposal)
    }
  }

  /// 02 rule 3.
  private func circle(_ proposal: ProposedSize) -> Size {
    let side = min(proposal.width ?? 10, proposal.height ?? 10)
    return Size(width: side, height: side)
  }

  /// 02 rules 7 and 8.
  private func spacer(_ proposal: ProposedSize) -> Size {
    let least = number("minLength") ?? 8
    let width = max(proposal.width ?? -.infinity, least)
    let height = max(proposal.height ?? -.infinity, least)
    return switch orientation {
    case .horizontal: Size(width: width, height: 0)
    case .vertical: Size(width: 0, height: height)
    case nil: Size(width: width, height: height)
    }
  }

  /// 02 rules 12 and 13, at one pixel a point.
  private func divider(_ proposal: ProposedSize) -> Size {
    orientation == .horizontal
      ? Size(width: 1, height: proposal.height ?? 10)
      : Size(width: proposal.width ?? 10, height: 1)
  }
}

// MARK: - Frames

extension OracleView {
  /// The length of a fixed frame; one that makes no sense counts as not written (03 rule 2).
  func fixedLength(_ axis: Axis) -> Double? {
    guard let length = number(axis == .horizontal ? "width" : "height") else { return nil }
    return length >= 0 && length.isFinite ? length : nil
  }

  /// 03 rule 1.
  private func fixedFrame(_ proposal: ProposedSize) -> Size {
    var size = content.size(contentProposal(proposal))
    for axis in Axis.allCases { size[axis] = fixedLength(axis) ?? size[axis] }
    return size
  }

  /// The limits of a flexible frame, put in order (03 rule 5).
  func limits(_ axis: Axis) -> (min: Double?, ideal: Double?, max: Double?) {
    let name = axis == .horizontal ? "Width" : "Height"
    let least = number("min" + name).map { max($0, 0) }
    let ideal = number("ideal" + name).map { max(least ?? 0, $0) }
    let most = number("max" + name).map { max(ideal ?? 0, $0) }
    return (least, ideal, most)
  }

  private func flexibleFrame(_ proposal: ProposedSize) -> Size {
    var offer = ProposedSize.unspecified
    for axis in Axis.allCases {
      let (least, ideal, most) = limits(axis)
      offer[axis] = (proposal[axis] ?? ideal).map {
        clamp($0, least ?? -.infinity, most ?? .infinity)
      }
    }
    let answer = content.size(offer)
    var size = Size.zero
    for axis in Axis.allCases {
      size[axis] = flexibleLength(axis, proposal[axis], offer: offer[axis], content: answer[axis])
    }
    return size
  }

  /// 03 rules 7 to 9.
  private func flexibleLength(
    _ axis: Axis, _ proposed: Double?, offer: Double?, content: Double
  ) -> Double {
    let (least, ideal, most) = limits(axis)
    if let proposed, let least, let most { return clamp(proposed, least, most) }
    if proposed == nil, let ideal { return ideal }
    switch (least, most) {
    case (let least?, let most?): return least <= most ? clamp(content, least, most) : content
    case (let least?, nil): return max(min(offer ?? .infinity, content), least)
    case (nil, let most?): return min(max(offer ?? -.infinity, content), most)
    case (nil, nil): return content
    }
  }

  func clamp(_ number: Double, _ low: Double, _ high: Double) -> Double {
    min(max(number, low), high)
  }
}

// MARK: - Other modifiers

extension OracleView {
  /// 05 rule 3.
  var insets: EdgeInsets {
    if case .insets(let insets) = view?.argument("insets") { return insets }
    let length = number("length") ?? 16
    let edges = member("edges") ?? "all"
    func inset(_ names: String...) -> Double {
      edges == "all" || names.contains(edges) ? length : 0
    }
    return EdgeInsets(
      top: inset("top", "vertical"), leading: inset("leading", "horizontal"),
      bottom: inset("bottom", "vertical"), trailing: inset("trailing", "horizontal"))
  }

  /// 05 rule 5.
  private func padded(_ proposal: ProposedSize) -> Size {
    let answer = content.size(contentProposal(proposal))
    return Size(
      width: max(0, answer.width + insets.leading + insets.trailing),
      height: max(0, answer.height + insets.top + insets.bottom))
  }

  /// 05 rule 13.
  private func positioned(_ proposal: ProposedSize) -> Size {
    let answer = content.size(proposal)
    return Size(width: proposal.width ?? answer.width, height: proposal.height ?? answer.height)
  }
}
