/// The words of a sharing: what a stack offers its children, and how their lengths add up.
extension StackRecord {
  /// More views than this are added up in one line.
  private static let longestList = 6

  /// What a child is offered: what is left when its turn comes, shared with those still to be
  /// served (spec 04 rules 6 and 7).
  func explainOffer(
    to child: ViewID, in stack: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let turn = shares.firstIndex(where: { $0.view == child }) else {
      throw .missingPlacement(view: child)
    }
    let share = shares[turn]
    var reason = Reason(.offer)
    if gaps != 0 { reason.then(.subtract, gaps, gapWords(in: stack, record)) }
    if share.reserved != 0 { reason.then(.subtract, share.reserved, reserveWords(at: turn)) }
    let isLast = turn > 0 && share.remaining == 1
    subtractEarlier(shares[..<turn], along: axis, from: &reason, isRest: isLast, record)
    if !isLast || reason.steps.isEmpty {
      reason.then(.divide, Double(share.remaining), turnWords(at: turn))
    }
    if let available = share.available, available < 0 {
      reason.then(.maximum, 0, "no offer is negative")
    }
    return reason
  }

  /// Takes away what the views before got; the view gets all of the rest if it is the last.
  private func subtractEarlier(
    _ earlier: ArraySlice<Share>, along axis: Axis, from reason: inout Reason, isRest: Bool,
    _ record: LayoutRecord
  ) {
    // What has no end takes nothing from what has none.
    let takers = earlier.filter { !(($0.available ?? 0) - $0.size[axis]).isNaN }
    let rest: Cause = isRest ? "; the rest is for \(chain: shares[earlier.endIndex].view)" : ""
    guard takers.count <= Self.longestList else {
      let taken = takers.reduce(0) { $0 + $1.size[axis] }
      reason.then(.subtract, taken, "taken by the \(takers.count.words) views asked before\(rest)")
      return
    }
    for share in takers {
      let isFinal = share.view == takers.last?.view
      reason.then(
        .subtract, share.size[axis],
        "taken by \(chain: share.view)\(isFinal ? rest : "")\(record.reference(to: share.view, .length(axis)))"
      )
    }
  }

  /// Whose turn it is, and among how many.
  private func turnWords(at turn: Int) -> Cause {
    let share = shares[turn]
    let child: Cause = "\(chain: share.view)"
    if share.remaining == 1 {
      return turn > 0 || shares.count == 1
        ? "the rest is for \(child)" : "\(child) alone has the highest priority and is asked first"
    }
    let group = shares[turn..<(turn + share.remaining)]
    let count = "\(share.remaining.words)"
    let isFirst = turn == 0
    if group.allSatisfy({ $0.flexibility == share.flexibility }) {
      return isFirst
        ? "\(count) equally flexible views; \(child) is asked first"
        : "\(count) equally flexible views left; \(child) is asked next"
    }
    return isFirst
      ? "\(count) views; \(child) is the least flexible and is asked first"
      : "\(count) views left; \(child) is the least flexible of them"
  }

  /// For whom the least lengths are set aside.
  private func reserveWords(at turn: Int) -> Cause {
    let later = shares[turn...].filter { $0.priority < shares[turn].priority && $0.minimum != 0 }
    guard later.count <= 3, let first = later.first else {
      return "kept for \(later.count.words) views of lower priority: their least"
    }
    let names = later.dropFirst().reduce("\(chain: first.view)" as Cause) { names, share in
      "\(names)\(share.view == later.last?.view ? " and " : ", ")\(chain: share.view)"
    }
    return "kept for \(names), of lower priority: \(later.count == 1 ? "its" : "their") least"
  }

  private func gapWords(in stack: ViewID, _ record: LayoutRecord) -> Cause {
    let distances = shares.map(\.gap).filter { $0 != 0 }
    let isWritten = record.writtenSpacing(of: stack) != nil
    guard let first = distances.first, distances.allSatisfy({ $0 == first }) else {
      return "the distances that the views prefer, no spacing being given"
    }
    let gaps: Cause = "\(distances.count.words) \(distances.count == 1 ? "gap" : "gaps")"
    return isWritten ? "\(gaps) of spacing \(first)" : "\(gaps) of \(first), no spacing being given"
  }

  /// The distance before a view: as written, the usual one, or what both neighbours prefer.
  private func gapWords(
    before share: Share, after previous: Share, in stack: ViewID, _ record: LayoutRecord
  ) -> Cause {
    if record.writtenSpacing(of: stack) != nil { return "the gap before \(chain: share.view)" }
    return share.gap == Spacing.standardDistance
      ? "the usual gap before \(chain: share.view)"
      : "the gap that \(chain: previous.view) and \(chain: share.view) prefer"
  }
}

extension LayoutRecord {
  /// The spacing in the source of a stack, in points; `nil` where its views decide.
  fileprivate func writtenSpacing(of stack: ViewID) -> Double? { optionalNumber(1, of: stack) }
}

// MARK: - Lengths

extension StackRecord {
  /// The children in the order of the source.
  private func sharesInOrder(along axis: Axis) -> [Share] {
    shares.sorted { $0.view < $1.view }
  }

  /// The lengths of the children and the distances between them (spec 04 rule 9).
  func explainTotal(
    of stack: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let ordered = sharesInOrder(along: axis)
    var conclusion: Cause = "a stack is as \(axis.adjective) as its views and gaps together"
    if record.writtenSpacing(of: stack) == nil, ordered.dropFirst().contains(where: { $0.gap == 0 })
    {
      conclusion = "\(conclusion); some of its views want no gap"
    }
    guard ordered.count <= Self.longestList else {
      let lengths = ordered.reduce(0) { $0 + $1.size[axis] }
      var reason = Reason(
        lengths, "the \(ordered.count.words) views together", conclusion: conclusion)
      if gaps != 0 { reason.then(.add, gaps, gapWords(in: stack, record)) }
      return reason
    }
    var reason = Reason(
      ordered[0].size[axis], try answerWords(of: ordered[0], along: axis, record),
      conclusion: conclusion)
    for (previous, share) in zip(ordered, ordered.dropFirst()) {
      if share.gap != 0 {
        reason.then(.add, share.gap, gapWords(before: share, after: previous, in: stack, record))
      }
      reason.then(.add, share.size[axis], try answerWords(of: share, along: axis, record))
    }
    return reason
  }

  /// What a child answered; a view can be placed with another size than it was measured with (spec
  /// 04 rule 14).
  private func answerWords(
    of share: Share, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Cause {
    guard !record.isInsideSupposed(share.view) else { return "\(chain: share.view)" }
    let (answer, placed) = (share.size[axis], try record.size(of: share.view)[axis])
    if answer != placed {
      return "\(chain: share.view) when measured; placed, it takes \(placed)"
    }
    return "\(chain: share.view)\(record.reference(to: share.view, .length(axis)))"
  }

  /// From the child that reaches farthest before the line of alignment to the one that reaches
  /// farthest behind it (spec 04 rule 11).
  func explainExtent(
    of stack: ViewID, by key: AlignmentKey, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let axis = key.axis
    let reaches = try sharesInOrder(along: axis).map { share throws(ExplanationError) in
      let guide = try record.guide(key, of: share.view, for: share.proposal)
      return (share: share, before: guide, behind: share.size[axis] - guide)
    }
    if let endless = reaches.first(where: { $0.share.size[axis] == .infinity }) {
      return Reason(.infinity, "\(chain: endless.share.view) takes all of inf")
    }
    let before = reaches.map(\.before).max() ?? 0
    let behind = reaches.map(\.behind).max() ?? 0
    let whole = reaches.first { $0.before == before && $0.behind == behind }
    if let view = whole?.share, before >= 0, behind >= 0 {
      return try explainWidest(view, of: stack, along: axis, record)
    }
    let first = reaches.first { $0.before == before } ?? reaches[0]
    let last = reaches.first { $0.behind == behind } ?? reaches[0]
    var reason = Reason(
      max(behind, 0),
      "\(chain: last.share.view) reaches that far behind the line of alignment")
    if before > 0 {
      reason.then(.add, before, "\(chain: first.share.view) reaches that far before it")
    }
    return reason
  }

  /// The one child that reaches as far as any of them on both sides of the line of alignment.
  private func explainWidest(
    _ share: Share, of stack: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let words: Cause = "\(stack) is as \(axis.adjective) as its \(axis.superlative) view,"
    if proposal[axis] != nil {
      let answer = try answerWords(of: share, along: axis, record)
      return Reason(share.size[axis], "\(words) \(answer)")
    }
    // Without an offer to the stack, the child's length would follow from the stack's again.
    let nothing = try record.noOffer(to: stack, along: axis)
    return Reason(
      share.size[axis],
      "\(nothing): \(words) \(chain: share.view), which takes \(share.size[axis])")
  }
}

// MARK: - Places

extension StackRecord {
  /// The children before it and the distances between them (spec 04 rule 12).
  func explainPosition(
    of child: ViewID, in stack: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let ordered = sharesInOrder(along: axis)
    guard let index = ordered.firstIndex(where: { $0.view == child }) else {
      throw .missingPlacement(view: child)
    }
    var reason = Reason(.origin)
    let isLong = index > Self.longestList
    if isLong {
      reason.then(
        .add, ordered[..<index].reduce(0) { $0 + $1.gap + $1.size[axis] },
        "the \(index.words) views before it, with their gaps")
    }
    for (place, share) in ordered[...index].enumerated() where !isLong || place == index {
      if place > 0, share.gap != 0 {
        let words = gapWords(before: share, after: ordered[place - 1], in: stack, record)
        reason.then(.add, share.gap, words)
      }
      if place < index {
        reason.then(.add, share.size[axis], "\(chain: share.view) stands before it")
      }
    }
    return reason
  }

  /// The line of alignment of the stack less the child's guide (spec 04 rules 10 and 11).
  func explainAlignment(
    of child: ViewID, in stack: ViewID, by key: AlignmentKey, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let share = shares.first(where: { $0.view == child }) else {
      throw .missingPlacement(view: child)
    }
    let guide = try record.guide(key, of: child, for: share.proposal)
    let line = share.origin[key.axis] + guide
    return try .aligned(
      child, by: key, with: line, of: stack, line: lineWords(of: stack, by: key, record), record)
  }

  /// Which child decides where the line of a guide is that is none of SwiftUI's own; `nil` for
  /// others.
  private func lineWords(
    of stack: ViewID, by key: AlignmentKey, _ record: LayoutRecord
  ) throws(ExplanationError) -> Cause? {
    guard key.id != nil else { return nil }
    var leader: (view: ViewID, guide: Double)?
    for share in shares {
      let guide = try record.guide(key, of: share.view, for: share.proposal)
      if guide > leader?.guide ?? 0 { leader = (share.view, guide) }
    }
    guard let view = leader?.view else { return nil }
    return
      "\(key.words) of \(stack) is where \(chain: view) has it\(try record.meanWords(key, of: view))"
  }
}

extension StackRecord.Share {
  /// How much the child can grow; `nil` when it was not asked.
  fileprivate var flexibility: Double? {
    guard let minimum, let maximum else { return nil }
    return maximum - minimum
  }
}
