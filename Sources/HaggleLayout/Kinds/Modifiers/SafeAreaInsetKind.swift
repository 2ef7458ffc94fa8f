/// `safeAreaInset`: a view at an edge, for which another makes room (spec 12 rules 3 to 8).
enum SafeAreaInsetKind: LayoutKind {
  static let signature = Signature(
    "safeAreaInset", .modifier,
    [
      form(["top", "bottom"], .horizontalAlignment),
      form(["leading", "trailing"], .verticalAlignment),
    ],
    summary: "puts a view at an edge and makes room for it",
    example:
      "Color.blue.safeAreaInset(edge: .bottom) { Color.green.frame(height: 20) }",
    about: About(
      proposes:
        "to the view at the edge what the other can do without; to the other what is left, the "
        + "spacing taken off, too",
      answers: "both lengths and the spacing; across, the longer of the two",
      places:
        "the view at the edge, lined up with the other, which stands at the opposite edge; in there "
        + "what ignores the safe area reaches below the view at the edge",
      rule: "12 rules 3 to 8"))

  private static func form(_ edges: [String], _ alignment: ValueType) -> Form {
    Form([
      Parameter("edge", .member(edges), "the edge at which the view stands"),
      Parameter(
        "alignment", alignment, default: ".center", "which points of both views are in line"),
      Parameter(
        "spacing", .optionalNumber, default: "nil",
        "points between them; nil takes what they prefer"),
      Parameter("content", .content, "the view at the edge"),
    ])
  }

  /// There are no explicit guides (spec 06 rule 11).
  static func lower(_ view: View, _ lowering: inout Lowering) {
    let named = Edge.Set(named: view.member("edge") ?? "")
    let number = Edge.allCases.firstIndex { Edge.Set($0) == named } ?? 0
    let axis = Edge.allCases[number].axis
    lowering.keep(Double(number))
    lowering.keep(view.alignmentKey("alignment", on: axis.other) ?? Alignment.center[axis.other])
    lowering.keep(view.number("spacing") ?? preferredSpacing(along: axis, lowering))
  }

  /// The distance that the two views prefer, the one at the edge taken for the later one at every
  /// edge (rule 4); none to no view.
  private static func preferredSpacing(
    along axis: Axis, _ lowering: borrowing Lowering
  ) -> Double {
    guard lowering.childCount > 1 else { return 0 }
    let (content, bar) = (lowering.content.spacing, lowering.childTraits(1).spacing)
    return content[trailingEdgeAlong: axis].distance(to: bar[leadingEdgeAlong: axis])
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let inset = SafeAreaInset(of: view, pass)
    let (content, bar) = inset.sizes(inset.offers(proposal, &pass), &pass)
    var size = Size.zero
    size[inset.axis] = bar[inset.axis] + inset.spacing + content[inset.axis]
    size[inset.axis.other] = max(content[inset.axis.other], bar[inset.axis.other])
    return size
  }

  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let inset = SafeAreaInset(of: view, pass)
    let (axis, across) = (inset.axis, inset.axis.other)
    var proposal = proposal
    proposal[across] = proposal[across] ?? bounds.size[across]
    let offers = inset.offers(proposal, &pass)
    let (content, bar) = inset.sizes(offers, &pass)
    var (contentOrigin, barOrigin) = (bounds.origin, bounds.origin)
    contentOrigin[across] += (bounds.size[across] - content[across]) / 2
    if inset.edge.isFirst {
      contentOrigin[axis] += bounds.size[axis] - content[axis]
    } else {
      barOrigin[axis] += bounds.size[axis] - bar[axis]
    }
    var rim = EdgeInsets.zero
    rim[inset.edge] = bar[axis] + inset.spacing
    pass.withSafeArea(rim, in: bounds, of: view) { pass in
      pass.place(inset.content, at: contentOrigin, proposal: offers.content)
    }
    guard let barView = inset.bar else { return }
    barOrigin[across] =
      contentOrigin[across]
      + pass.guide(inset.alignment, size: content, proposal: offers.content, inset.content)
      - pass.guide(inset.alignment, size: bar, proposal: offers.bar, barView)
    pass.place(barView, at: barOrigin, proposal: offers.bar)
  }
}

/// What a `safeAreaInset` is made of.
private struct SafeAreaInset {
  let edge: Edge
  let alignment: AlignmentKey
  /// In points.
  let spacing: Double
  let content: ViewID
  /// The view at the edge; `nil` when none is written.
  let bar: ViewID?

  init(of view: ViewID, _ reader: borrowing some FlatTreeReader & ~Copyable) {
    edge = Edge.allCases[Int(reader.number(0, of: view))]
    alignment = reader.guide(1, of: view)
    spacing = reader.number(2, of: view)
    content = reader.content(of: view)
    bar = reader.sibling(after: content)
  }

  /// The axis along which both views stand.
  var axis: Axis { edge.axis }

  /// What both views are offered; without an offer along the axis, both get the same (rule 5).
  func offers(
    _ proposal: ProposedSize, _ pass: inout LayoutPass
  ) -> (content: ProposedSize, bar: ProposedSize) {
    guard let offer = proposal[axis] else { return (proposal, proposal) }
    var (contentOffer, barOffer) = (proposal, proposal)
    contentOffer[axis] = 0
    let least = pass.lengthThatFits(contentOffer, along: axis, content)
    barOffer[axis] = max(offer - spacing, 0).less(least)
    let barLength = bar.map { pass.sizeThatFits(barOffer, $0)[axis] } ?? 0
    contentOffer[axis] = offer.less(barLength + spacing)
    return (contentOffer, barOffer)
  }

  func sizes(
    _ offers: (content: ProposedSize, bar: ProposedSize), _ pass: inout LayoutPass
  ) -> (content: Size, bar: Size) {
    (
      pass.sizeThatFits(offers.content, content),
      bar.map { pass.sizeThatFits(offers.bar, $0) } ?? .zero
    )
  }
}

extension Double {
  /// What is left beside `length`, never below 0; nothing of `∞` beside `∞`.
  fileprivate func less(_ length: Double) -> Double {
    let rest = self - length
    return rest > 0 ? rest : 0
  }
}

// MARK: - Explanation

extension SafeAreaInsetKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let inset = SafeAreaInset(of: view, record)
    let bar = try inset.measuredBar(by: view, along: axis, record)
    let content = try record.measurement(of: inset.content, by: view).size[axis]
    if axis != inset.axis, let barView = inset.bar, bar > content {
      return try .answer(of: barView, in: view, along: axis, record)
    }
    var reason = try Reason.content(of: view, along: axis, record)
    if axis == inset.axis { try reason.take(.add, inset, bar, record) }
    return reason
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let inset = SafeAreaInset(of: view, record)
    guard let offer = try record.proposal(of: view)[axis] else {
      return axis == inset.axis ? Reason(.offer) : Reason(.length)
    }
    guard axis == inset.axis, let given = try record.proposal(of: child)[axis] else {
      return Reason(.offer)
    }
    var reason = Reason(.offer)
    if child == inset.content {
      let bar = try inset.barLength(along: axis, record)
      guard bar.isFinite else {
        return Reason(given, "the view at the edge takes everything")
      }
      try reason.take(.subtract, inset, bar, record)
      if offer < bar + inset.spacing { reason.then(.maximum, 0, "no offer is negative") }
      return reason
    }
    let least = max(offer - inset.spacing, 0) - given
    guard given > 0, least.isFinite else {
      return Reason(given, "\(inset.content) leaves \(given) of \(offer)")
    }
    if inset.spacing != 0 { reason.then(.subtract, inset.spacing, "spacing between both") }
    if least != 0 { reason.then(.subtract, least, "the least that \(inset.content) takes") }
    return reason
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let inset = SafeAreaInset(of: view, record)
    let distance = try record.distance(of: inset.content, in: view, along: axis)
    let bar = try inset.barLength(along: axis, record)
    var reason = Reason(.origin)
    switch (child == inset.content, axis == inset.axis) {
    case (true, true) where distance.isNear(bar + inset.spacing):
      try reason.take(.add, inset, bar, record)
    case (true, let isAlong):
      if distance != 0 {
        reason.then(
          .add, distance, isAlong ? "it stands at the opposite edge" : "it is centred there")
      }
    case (false, true):
      guard !inset.edge.isFirst else { break }
      reason.then(
        .add, try record.size(of: view)[axis], "the \(axis.lengthWord) of \(source: view)")
      if bar != 0 { reason.then(.subtract, bar, "\(chain: child) ends where that does") }
    case (false, false):
      let offer = try record.proposal(of: inset.content)
      let guide = try record.guide(inset.alignment, of: inset.content, for: offer)
      return try .aligned(
        child, by: inset.alignment, with: distance + guide, of: inset.content, record)
    }
    return reason
  }
}

extension SafeAreaInset {
  /// The length of the view at the edge, in points; 0 without one.
  fileprivate func barLength(along axis: Axis, _ record: LayoutRecord) throws(ExplanationError)
    -> Double
  {
    guard let bar else { return 0 }
    return try record.size(of: bar)[axis]
  }

  /// The same when `view` looked for its own size.
  fileprivate func measuredBar(
    by view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Double {
    guard let bar else { return 0 }
    return try record.measurement(of: bar, by: view).size[axis]
  }
}

extension Reason {
  /// Adds or takes off the view at the edge and the spacing.
  fileprivate mutating func take(
    _ operation: Operation, _ inset: SafeAreaInset, _ length: Double, _ record: LayoutRecord
  ) throws(ExplanationError) {
    if length != 0, let bar = inset.bar {
      let words: Cause = "for \(chain: bar) at the edge"
      let isPlacedSo =
        record.isInsideSupposed(bar) ? false : try record.size(of: bar)[inset.axis] == length
      then(
        operation, length,
        isPlacedSo
          ? "\(words)\(record.reference(to: bar, .length(inset.axis)))"
          : "\(words), which takes that when it is measured")
    }
    if inset.spacing != 0 { then(operation, inset.spacing, "spacing between both") }
  }
}

extension Double {
  /// Whether two lengths differ by no more than the rounding of a computer.
  fileprivate func isNear(_ other: Double) -> Bool {
    self == other || abs(self - other) <= 1e-9 * max(1, abs(self))
  }
}
