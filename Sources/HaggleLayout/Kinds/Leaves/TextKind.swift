/// Text: as wide as its widest line (spec 02 rules 15 to 22).
///
/// Widths are those of Helvetica, a little stretched: near the system font's, not equal to them.
enum TextKind: LayoutKind {
  static let signature = Signature(
    "Text", .leaf,
    [
      Form([Parameter(nil, name: "text", .string, "what is written")]),
      Form([Parameter("verbatim", .string, "what is written")]),
    ],
    summary: "text that wraps to the width it is offered; widths are approximate",
    example: "Text(\"Hello world\")",
    about: About(
      answers:
        "the longest of its lines, wrapped at the offered width, and as many lines as the "
        + "offered height has room for, one at least",
      rule: "02 rules 15 to 22",
      figures:
        "widths are Helvetica's times 1.015, weight and design are not read; heights are the system "
        + "font's, 0.952 of the size above the baseline and 0.241 below it; both are rounded up to "
        + "thirds of a point, or to pixels where a display scale is set. Text(\"Hello world\") is as "
        + "measured on iOS with three pixels a point, 85.333 × 20.333; other texts were not compared",
      isExact: false))

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String { "text" }

  static var isCached: Bool { true }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let text = view.string("text") ?? view.string("verbatim") ?? ""
    let run = TextRun(text, style: lowering.environment.text)
    lowering.keep(run)
    lowering.traits = Traits(spacing: run.style.spacing, guides: .baselines)
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    pass.text(of: view).size(for: proposal, scale: pass.approximation)
  }

  /// A stack that looks for the smallest width is told 0 (rule 20).
  static func lengthThatFits(
    _ proposal: ProposedSize, along axis: Axis, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double {
    let length = pass.sizeThatFits(proposal, view)[axis]
    return axis == .horizontal && proposal.width == 0 ? 0 : length
  }

  /// The baselines of the first and of the last line (rules 21 and 22).
  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let text = pass.text(of: view)
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let scale =
      pass.approximation * text.shrinking(for: proposal, scale: pass.approximation)
    switch key {
    case .firstTextBaseline:
      return text.style.firstBaseline * scale
    case .lastTextBaseline:
      let height = pass.sizeThatFits(proposal, view).height
      return text.style.lastBaseline(inHeight: height, scale: scale)
    default:
      return nil
    }
  }
}

extension TextKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let text = record.text(of: view)
    let proposal = try record.proposal(of: view)
    let length = try record.size(of: view)[axis]
    guard proposal != .zero else { return Reason(0, "text that is offered 0 × 0 takes nothing") }
    let lines = Lines(of: text, for: proposal, scale: record.approximation)
    if axis == .horizontal {
      return try explainWidth(length, lines, of: view, proposal, record)
    }
    let lineHeight = text.style.lineHeight
    var reason = Reason(lineHeight, "the height of a line of \(text.style.fontSize)-point text")
    if lines.shrinking != 1 {
      reason.then(
        .multiply, lines.shrinking,
        "minimumScaleFactor lets the text shrink to this part of its size, where it is \(lines.isCut ? "still cut" : "not cut")"
      )
    }
    if lines.count > 1 { reason.then(.multiply, Double(lines.count), lines.words(proposal)) }
    let gaps = lines.count - 1
    if gaps > 0, text.style.lineGap > 0 {
      reason.then(
        .add, text.style.lineGap * Double(gaps) * lines.shrinking,
        "\(gaps.words) \(gaps == 1 ? "gap" : "gaps") of lineSpacing \(text.style.lineGap)")
    }
    let rounding = length - text.style.height(ofLines: lines.count) * lines.shrinking
    if rounding > 0.0005 {
      reason.then(.add, rounding, "rounded up to \(text.style.roundingWords)")
    }
    if lines.count == 1, lines.isCut { reason.conclusion = lines.words(proposal) }
    return reason
  }

  private static func explainWidth(
    _ width: Double, _ lines: Lines, of view: ViewID, _ proposal: ProposedSize,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let least: Cause =
      lines.isCut
      ? "the text is cut: this is what fits on \(lines.count.words) of its lines"
      : lines.count == 1
        ? "the text needs this for its only line"
        : "the text needs this for the longest of its \(lines.count.words) lines"
    let sized: Cause =
      lines.shrinking == 1 ? least : "\(least), shrunk to \(lines.shrinking) by minimumScaleFactor"
    let need: Cause =
      lines.style.keepsToPixels ? "\(sized), rounded up to \(lines.style.roundingWords)" : sized
    guard let offer = proposal.width else {
      return Reason(width, "\(try record.noOffer(to: view, along: .horizontal)): \(need)")
    }
    guard offer.isFinite else { return Reason(width, need) }
    var reason = Reason(.offer)
    reason.then(width > offer ? .maximum : .minimum, width, need)
    return reason
  }
}

/// The lines of a text in an offer.
private struct Lines {
  let count: Int
  /// How many there were if the height had no end.
  let whole: Int
  /// How many there were if the width had no end either.
  let written: Int
  let style: TextStyle
  /// To which part of its size the text shrinks.
  let shrinking: Double

  /// `scale` is how much larger than measured the text is taken to be.
  init(of text: TextRun, for proposal: ProposedSize, scale: Double) {
    style = text.style
    shrinking = text.shrinking(for: proposal, scale: scale)
    let size = scale * shrinking
    count = text.lineCount(for: proposal, scale: size)
    whole = text.lineCount(for: ProposedSize(width: proposal.width, height: nil), scale: size)
    written = text.lineCount(for: .unspecified, scale: size)
  }

  /// Whether some are missing for want of height.
  var isCut: Bool { count < whole }

  /// Why there are so many.
  func words(_ proposal: ProposedSize) -> Cause {
    let lines: Cause = "\(count.words) \(count == 1 ? "line" : "lines")"
    if isCut, let height = proposal.height {
      return "\(lines) of \(whole.words): there is no room for more in a height of \(height)"
    }
    if count == style.reservedLines { return "\(lines), for which room is kept" }
    guard let width = proposal.width, count > written else {
      return "\(lines), broken where the text says so"
    }
    if count == style.lineLimit { return "\(lines): lineLimit allows no more" }
    return "\(lines): offered \(width), it does not fit on fewer"
  }
}
