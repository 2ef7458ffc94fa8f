/// `frame(minWidth:idealWidth:maxWidth:…)`: a box whose size has limits (spec 03 rules 5 to 14).
enum FlexibleFrameKind: UnaryKind {
  static let signature = Signature(
    "frame", .modifier,
    [
      Form([
        Parameter("minWidth", .optionalNumber, default: "nil", "the smallest width, in points"),
        Parameter("idealWidth", .optionalNumber, default: "nil", "the width if none is offered"),
        Parameter("maxWidth", .optionalNumber, default: "nil", "the largest width, or .infinity"),
        Parameter("minHeight", .optionalNumber, default: "nil", "the smallest height, in points"),
        Parameter("idealHeight", .optionalNumber, default: "nil", "the height if none is offered"),
        Parameter("maxHeight", .optionalNumber, default: "nil", "the largest height, or .infinity"),
        Parameter("alignment", .alignment, default: ".center", "where the view stands in the box"),
      ])
    ],
    summary: "puts the view in a box of a fixed or limited size",
    example: "Color.blue.frame(maxWidth: 200, maxHeight: .infinity)",
    about: About(
      proposes:
        "what it is offered, between minimum and maximum; the ideal length where nothing is; "
        + "its own size when it places",
      answers:
        "with a maximum what it is offered up to that, and no less than the view inside; "
        + "with a minimum alone the view's length, no less than that; without an offer the "
        + "ideal length",
      places: "the view inside by the alignment, even if it is larger than the frame",
      rule: "03 rules 5 to 14"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let axes = ["Width", "Height"].map {
      Limits(
        minimum: view.number("min" + $0), ideal: view.number("ideal" + $0),
        maximum: view.number("max" + $0))
    }
    for limits in axes {
      lowering.keep(limits.minimum)
      lowering.keep(limits.ideal)
      lowering.keep(limits.maximum)
    }
    lowering.keep(view.alignment("alignment"))
    lowering.lowerFrame(constrains: axes.map(\.isConstraint))
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let horizontal = Limits(of: view, along: .horizontal, pass)
    let vertical = Limits(of: view, along: .vertical, pass)
    let width = horizontal.ownLength(for: proposal.width)
    let height = vertical.ownLength(for: proposal.height)
    if let width, let height { return Size(width: width, height: height) }
    let offer = ProposedSize(
      width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
    let content = pass.sizeThatFits(offer, pass.content(of: view))
    return Size(
      width: width ?? horizontal.length(around: content.width, offered: offer.width),
      height: height ?? vertical.length(around: content.height, offered: offer.height))
  }

  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    var offer = ProposedSize(size)
    for axis in Axis.allCases {
      let limits = Limits(of: view, along: axis, pass)
      if limits.keepsUnspecified(proposal[axis], length: size[axis]) { offer[axis] = nil }
    }
    let origin = pass.origin(
      ofContent: pass.content(of: view), proposal: offer, alignment: pass.alignment(6, of: view),
      inFrame: size)
    return ContentPlacement(origin: origin, proposal: offer)
  }
}

/// The limits of a flexible frame along one axis, in points.
private struct Limits {
  let minimum: Double?
  let ideal: Double?
  let maximum: Double?

  /// Puts limits in order as SwiftUI does (rule 5); the maximum is compared with the ideal only.
  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    let lowest = minimum.map { max($0, 0) }
    let middle = ideal.map { max(lowest ?? 0, $0) }
    self.minimum = lowest
    self.ideal = middle
    self.maximum = maximum.map { max(middle ?? 0, $0) }
  }

  /// Reads the limits that were kept for `view`; they are in order already.
  init(of view: ViewID, along axis: Axis, _ pass: borrowing some FlatTreeReader & ~Copyable) {
    let first = axis == .horizontal ? 0 : 3
    minimum = pass.optionalNumber(first, of: view)
    ideal = pass.optionalNumber(first + 1, of: view)
    maximum = pass.optionalNumber(first + 2, of: view)
  }

  var isConstraint: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// What the content is offered (rule 6).
  func offer(for proposal: Double?) -> Double? {
    (proposal ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  /// The frame's length where it does not depend on the content (rules 7 and 8).
  func ownLength(for proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    guard let minimum, let maximum else { return nil }
    return min(max(proposal, minimum), maximum)
  }

  /// The frame's length around content of `length` that was offered `offer` (rule 9).
  func length(around length: Double, offered offer: Double?) -> Double {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      minimum <= maximum ? min(max(length, minimum), maximum) : length
    case (let minimum?, nil): max(min(offer ?? .infinity, length), minimum)
    case (nil, let maximum?): min(max(offer ?? -.infinity, length), maximum)
    case (nil, nil): length
    }
  }

  /// Whether content is placed with an unspecified length like the frame itself (rule 14).
  func keepsUnspecified(_ proposal: Double?, length: Double) -> Bool {
    proposal == nil && ideal == nil && (minimum ?? -.infinity) < length
      && length < (maximum ?? .infinity)
  }
}

extension FlexibleFrameKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let limits = Limits(of: view, along: axis, record)
    guard limits.isConstraint else { return try .content(of: view, along: axis, record) }
    guard let proposal = try record.proposal(of: view)[axis] else {
      return try explainWithoutOffer(limits, of: view, along: axis, record)
    }
    guard limits.ownLength(for: proposal) == nil else {
      return Reason(.offer, conclusion: "\(source: view) takes what it is offered")
        .limited(by: limits, from: proposal, of: view, along: axis)
    }
    let content = record.content(of: view)
    let length = try measuredContent(of: view, record)[axis]
    if let maximum = limits.maximum {
      var reason = Reason(.offer)
      if length > proposal {
        reason.then(
          .maximum, length, "\(view) is never smaller than \(content), which takes \(length)")
      } else {
        let isLarger = maximum.isFinite && length < min(proposal, maximum)
        let words: Cause = "\(source: view) takes what it is offered"
        reason.conclusion =
          isLarger ? "\(words), up to \(maximum); \(content) needs only \(length)" : words
      }
      let held = max(proposal, length)
      return reason.limited(by: limits, from: held, of: view, along: axis)
    }
    guard limits.minimum != nil else {
      var reason = try Reason.content(of: view, along: axis, record)
      reason.conclusion =
        "\(proposal) is offered, so ideal\(axis.parameterWord) does not count"
      return reason
    }
    var reason = Reason(.offer, conclusion: "\(source: view) is not \(axis.comparative) than that")
    if length < proposal {
      reason.then(.minimum, length, "\(content) takes no more than \(length)")
      reason.conclusion = nil
    }
    return reason.limited(by: limits, from: min(proposal, length), of: view, along: axis)
  }

  /// The ideal length, or the content's within the limits (rules 8 and 9).
  private static func explainWithoutOffer(
    _ limits: Limits, of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let nothing = try record.noOffer(to: view, along: axis)
    if let ideal = limits.ideal {
      return record.written(
        ideal, as: "ideal\(axis.parameterWord)", of: view,
        "\(nothing), so \(view) has its ideal\(axis.parameterWord)",
        title: "the frame's ideal \(axis.lengthWord), as nothing is offered")
    }
    let content = record.content(of: view)
    let length = try measuredContent(of: view, record)[axis]
    let reason = Reason(length, "\(nothing): left to itself, \(content) takes \(length)")
    guard (limits.minimum ?? 0) <= (limits.maximum ?? .infinity) else { return reason }
    return reason.limited(by: limits, from: length, of: view, along: axis)
  }

  /// What the content answered when the frame looked for its size.
  private static func measuredContent(
    of view: ViewID, _ record: LayoutRecord
  ) throws(ExplanationError) -> Size {
    let proposal = try record.proposal(of: view)
    let offer = ProposedSize(
      width: Limits(of: view, along: .horizontal, record).offer(for: proposal.width),
      height: Limits(of: view, along: .vertical, record).offer(for: proposal.height))
    return try record.answer(of: record.content(of: view), to: offer)
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard try record.proposal(of: child)[axis] != nil else { return Reason(.offer) }
    let limits = Limits(of: view, along: axis, record)
    let proposal = try record.proposal(of: view)[axis]
    let usesIdeal = proposal == nil && limits.ideal != nil
    if limits.minimum != nil || limits.maximum != nil || usesIdeal { return Reason(.length) }
    let length = try record.size(of: view)[axis]
    guard let offer = proposal else {
      let nothing = try record.noOffer(to: view, along: axis)
      return Reason(length, "\(nothing): left to itself, \(child) takes \(length)")
    }
    var reason = Reason(.offer)
    if length != offer {
      let operation = length < offer ? Operation.minimum : .maximum
      reason.then(operation, length, "\(child) takes \(length) of it when it is measured")
    }
    return reason
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .inFrame(child, view, by: record.alignment(6, of: view)[axis], record)
  }
}

extension Reason {
  /// Adds the limits of a frame that change `length`.
  fileprivate func limited(
    by limits: Limits, from length: Double, of view: ViewID, along axis: Axis
  ) -> Reason {
    var reason = self
    let name = axis.parameterWord
    if let minimum = limits.minimum, minimum > length {
      reason.then(.maximum, minimum, "min\(name): \(view) is not smaller")
      reason.conclusion = nil
    }
    if let maximum = limits.maximum, maximum < max(length, limits.minimum ?? length) {
      reason.then(.minimum, maximum, "max\(name): \(view) is not larger")
    }
    return reason
  }
}

extension Axis {
  /// The end of the names of parameters along the axis, as in `maxWidth`.
  fileprivate var parameterWord: String { self == .horizontal ? "Width" : "Height" }
}
