/// The proposal that keeps a ratio, for `aspectRatio`, `scaledToFit` and `scaledToFill` (spec 05
/// rules 7 to 12).
protocol AspectRatioLayout: UnaryKind {}

/// Whether content fits into an offer or fills it.
enum ContentMode: Double {
  case fit
  case fill
}

extension AspectRatioLayout {
  static func keep(ratio: Double?, _ mode: ContentMode, _ lowering: inout Lowering) {
    lowering.keep(ratio)
    lowering.keep(mode.rawValue)
    let content = lowering.content
    lowering.traits = Traits(
      spacing: content.spacing, keepsSpacing: content.keepsSpacing, guides: content.guides)
  }

  /// Scales the base rectangle by the smaller factor to fit, by the larger to fill; an unspecified
  /// length takes no part (rules 7 to 11).
  package static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize {
    guard proposal != .unspecified else { return proposal }
    let base = base(of: view, &pass)
    let factors = Axis.allCases.compactMap { axis in
      proposal[axis].map { base[axis] == 0 ? .infinity : $0 / base[axis] }
    }
    let fits = pass.number(1, of: view) == ContentMode.fit.rawValue
    let scale = factors.reduce(fits ? .infinity : 0) { fits ? min($0, $1) : max($0, $1) }
    return ProposedSize(width: scaled(base.width, scale), height: scaled(base.height, scale))
  }

  /// Nothing stays nothing, also when it is scaled by infinity.
  private static func scaled(_ length: Double, _ scale: Double) -> Double {
    length == 0 ? 0 : length * scale
  }

  /// The written ratio, or the content's ideal size (rule 8).
  private static func base(of view: ViewID, _ pass: inout LayoutPass) -> Size {
    if let ratio = pass.optionalNumber(0, of: view) { return Size(width: ratio, height: 1) }
    let ideal = pass.sizeThatFits(.unspecified, pass.content(of: view))
    return ideal.width == ideal.height ? Size(width: 1, height: 1) : ideal
  }
}

extension AspectRatioLayout {
  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    let offer = try record.proposal(of: child)
    guard let across = proposal[axis.other], proposal[axis] != offer[axis] else {
      return Reason(.offer)
    }
    var base = Size(width: record.number(0, of: view), height: 1)
    if base.width.isNaN { base = try record.answer(of: child, to: .unspecified) }
    let measure = axis.other.lengthWord
    var reason = Reason(across, "\(source: view) goes by the \(measure), which is \(across)")
    reason.then(
      scaledBy: base[axis] / base[axis.other],
      "\(source: view) keeps this ratio of \(axis.lengthWord) to \(measure)")
    return reason
  }
}
