/// The proposal that keeps a ratio, for `aspectRatio`, `scaledToFit` and `scaledToFill` (spec 05
/// rules 7 to 12).
protocol AspectRatioLayout: UnaryKind {}

/// Whether content fits into an offer or fills it.
enum ContentMode: Double {
  case fit
  case fill
}

extension AspectRatioLayout {
  /// Keeps a ratio; one without an end counts as not written, as nobody has published what SwiftUI
  /// makes of it.
  static func keep(ratio: Double?, _ mode: ContentMode, _ lowering: inout Lowering) {
    lowering.keep(ratio.flatMap { $0.isFinite ? $0 : nil })
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
    let scale = scale(proposal, base, fits: fits(view, pass))
    return ProposedSize(width: scaled(base.width, scale), height: scaled(base.height, scale))
  }

  private static func fits(
    _ view: ViewID, _ reader: borrowing some FlatTreeReader & ~Copyable
  ) -> Bool { reader.number(1, of: view) == ContentMode.fit.rawValue }

  /// By how much the base is scaled; a base without a length can be made as long as one wants.
  private static func scale(_ proposal: ProposedSize, _ base: Size, fits: Bool) -> Double {
    let factors = Axis.allCases.compactMap { axis in
      proposal[axis].map { factor(from: base[axis], to: $0) }
    }
    return factors.reduce(fits ? .infinity : 0) { fits ? min($0, $1) : max($0, $1) }
  }

  private static func factor(from base: Double, to length: Double) -> Double {
    base == 0 ? .infinity : base == length ? 1 : length / base
  }

  /// Nothing stays nothing, also when it is scaled by infinity.
  private static func scaled(_ length: Double, _ scale: Double) -> Double {
    length == 0 || scale == 0 ? 0 : length * scale
  }

  /// The written ratio, or the content's ideal size (rule 8).
  private static func base(of view: ViewID, _ pass: inout LayoutPass) -> Size {
    if let ratio = pass.optionalNumber(0, of: view) { return Size(width: ratio, height: 1) }
    return base(ideal: pass.sizeThatFits(.unspecified, pass.content(of: view)))
  }

  private static func base(ideal: Size) -> Size {
    ideal.width == ideal.height ? Size(width: 1, height: 1) : ideal
  }
}

extension AspectRatioLayout {
  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    guard proposal != .unspecified else { return Reason(.offer) }
    let (base, across) = (try base(of: view, record), axis.other)
    guard base[axis] != 0 else {
      let isWritten = record.optionalNumber(0, of: view) != nil
      return Reason(
        0,
        isWritten
          ? "\(source: view) has a ratio of 0"
          : "the ideal \(axis.lengthWord) of \(child) is 0, and stays so when scaled")
    }
    let scale = scale(proposal, base, fits: fits(view, record))
    if let offer = proposal[axis], factor(from: base[axis], to: offer) == scale {
      return Reason(.offer)
    }
    guard let offer = proposal[across], base[across] != 0 else {
      return Reason(
        .infinity,
        "the ideal \(across.lengthWord) of \(child) is 0, and nothing makes it fill the offer")
    }
    let measure = across.lengthWord
    var reason = Reason(offer, "\(source: view) goes by the \(measure), which is \(offer)")
    reason.then(
      scaledBy: base[axis] / base[across],
      "\(source: view) keeps this ratio of \(axis.lengthWord) to \(measure)")
    return reason
  }

  /// The written ratio, or the content's ideal size (rule 8).
  private static func base(
    of view: ViewID, _ record: LayoutRecord
  ) throws(ExplanationError) -> Size {
    if let ratio = record.optionalNumber(0, of: view) { return Size(width: ratio, height: 1) }
    return base(ideal: try record.answer(of: record.content(of: view), to: .unspecified))
  }
}
