import HaggleLanguage
import HaggleLayout

/// The words of steps.
struct StepWords {
  private let named: NamedRecord
  private let lengths: Lengths
  private let arrow: String

  init(_ named: NamedRecord, _ options: ReportOptions) {
    self.named = named
    lengths = Lengths(digits: options.digits)
    arrow = options.arrow
  }

  /// Puts a step together; what is known comes later.
  private func step(_ who: String, _ what: String, _ why: String = "") -> Negotiation.Step {
    Negotiation.Step(who: who, what: what, why: why, undecided: [])
  }

  private func name(_ view: ViewID?) -> String {
    view.map { named.name(of: $0) } ?? "container"
  }

  /// The end of ` blue → hstack`.
  func arrow(to view: ViewID?) -> String { " \(arrow) \(name(view))" }

  private func number(_ value: Double) -> String { lengths.number(value) }
}

// MARK: - Offers and answers

extension StepWords {
  /// An offer, with its arithmetic if it is the one the view is placed with.
  func offer(_ event: TraceEvent) throws(ExplanationError) -> Negotiation.Step {
    var reasons: [String] = []
    if named.record.isPlaced(event.view),
      try named.record.proposal(of: event.view) == event.proposal
    {
      for axis in Axis.allCases {
        guard let offer = try named.record.offer(to: event.view, along: axis),
          !offer.steps.isEmpty
        else { continue }
        reasons.append(arithmetic(offer))
      }
    }
    return step(
      name(event.parent) + arrow(to: event.view), "offers \(named.offerText(event, lengths))",
      reasons.joined(separator: ", "))
  }

  func answer(_ event: TraceEvent, _ consequence: String) -> Negotiation.Step {
    step(
      name(event.view) + arrow(to: event.parent), "answers \(named.answerText(event, lengths))",
      consequence)
  }

  private func arithmetic(_ explanation: Explanation) -> String {
    explanation.steps.reduce(number(explanation.start)) { text, step in
      "\(text) \(step.operation.sign) \(number(step.operand))"
    }
  }
}

// MARK: - Sharing

extension StepWords {
  /// What a stack finds out of a view before it shares.
  func probe(_ share: StackRecord.Share, by stack: ViewID, _ axis: Axis) -> Negotiation.Step {
    let least = share.minimum.map { number($0) }
    let most = share.maximum.map { number($0) }
    let size = axis == .horizontal ? "width" : "height"
    if let least, least == most {
      return step(name(stack) + arrow(to: share.view), "which \(size)?", "always \(least)")
    }
    let range = [least.map { "at least \($0)" }, most.map { "at most \($0)" }]
      .compactMap { $0 }.joined(separator: ", ")
    return step(name(stack) + arrow(to: share.view), "which \(size)?", range)
  }

  /// In which order a stack serves its views.
  func order(_ run: StackRecord, of stack: ViewID) -> Negotiation.Step {
    let priorities = Set(run.shares.map(\.priority))
    let flexibilities = Set(run.shares.map(\.flexibility))
    let reason =
      switch (priorities.count > 1, flexibilities.count > 1) {
      case (true, _): "by priority, then from the least to the most flexible"
      case (false, true): "from the least to the most flexible"
      case (false, false): "equally flexible, so in the order of the source"
      }
    let names = run.shares.prefix(6).map { named.coreName(of: $0.view) }
    let rest = run.shares.count > names.count ? " …" : ""
    return step(name(stack), "will ask \(names.joined(separator: ", "))\(rest)", reason)
  }

  /// The offer of a share.
  func share(
    _ run: StackRecord, _ turn: Int, _ axis: Axis, _ event: TraceEvent
  ) -> Negotiation.Step {
    step(
      name(event.parent) + arrow(to: event.view), "offers \(named.offerText(event, lengths))",
      shareReason(run, turn, axis))
  }

  private func shareReason(_ run: StackRecord, _ turn: Int, _ axis: Axis) -> String {
    let share = run.shares[turn]
    guard let available = share.available, let offer = run.proposal[axis] else {
      return "nothing to share, so as it likes"
    }
    guard available > 0 else { return "nothing left" }
    let part = share.remaining == 1 ? "" : " ÷ \(share.remaining)"
    guard turn == 0 else { return "\(number(available)) left\(part)" }
    let kept = share.reserved == 0 ? "" : " − \(number(share.reserved)) kept"
    let gaps = run.gaps == 0 ? "" : " − \(number(run.gaps)) of gaps"
    let sum = number(offer) + gaps + kept
    return part.isEmpty || sum == number(offer) ? sum + part : "(\(sum))\(part)"
  }

  /// What a stack has left to give after a view took its part; nothing where nothing is shared.
  func left(_ run: StackRecord, after turn: Int, _ axis: Axis) -> String {
    guard let available = run.shares[turn].available else { return "" }
    let next = turn + 1 < run.shares.count ? run.shares[turn + 1].available : nil
    let left = next ?? available - run.shares[turn].size[axis]
    if left.isNaN { return "" }
    if left < 0 { return "\(number(-left)) more than there is" }
    return next == nil && left == 0 ? "nothing left" : "left to give: \(number(left))"
  }

  /// That a stack shares once more when it is placed (spec 04 rule 13).
  func sharesAgain(_ stack: ViewID, _ run: StackRecord) -> Negotiation.Step {
    step(
      name(stack), "asks all again", "now that it is \(lengths.proposal(run.proposal)) itself")
  }
}

extension StackRecord.Share {
  /// How much the view can grow; `nil` when it was not asked.
  fileprivate var flexibility: Double? {
    guard let minimum, let maximum else { return nil }
    return maximum - minimum
  }
}

// MARK: - Places

extension StepWords {
  /// Where every view puts those inside it, parents first; wrappers that move nothing are left out.
  func placings() throws(ExplanationError) -> [Negotiation.Step] {
    var steps: [Negotiation.Step] = []
    for (view, place) in named.record.places.enumerated()
    where place != nil && !named.record.isImplicit(view) {
      let children = named.record.children(of: view).filter(named.record.isPlaced)
      let start = try named.record.origin(of: view)
      var places: [String] = []
      var isMoved = children.count > 1
      for child in children.prefix(6) {
        let origin = try named.record.origin(of: child)
        isMoved = isMoved || origin != start
        places.append("\(named.name(of: child)) at \(lengths.point(origin))")
      }
      guard isMoved else { continue }
      let rest = children.count > places.count ? " …" : ""
      steps.append(step(name(view), "puts \(places.joined(separator: "; "))\(rest)"))
    }
    return steps
  }
}
