/// The words of a sharing: what a stack offers its children, and how their lengths add up.
extension StackRecord {
  /// More views than this are added up in one line.
  private static let longestList = 6

  /// What a child is offered: what is left when its turn comes, shared with those still to be
  /// served (spec 04 rules 6 and 7).
  func explainOffer(to child: ViewID, along axis: Axis) throws(ExplanationError) -> Reason {
    guard let turn = shares.firstIndex(where: { $0.view == child }) else {
      throw .missingPlacement(view: child)
    }
    let share = shares[turn]
    var reason = Reason(.offer)
    if gaps != 0 { reason.then(.subtract, gaps, gapWords) }
    if share.reserved != 0 {
      reason.then(.subtract, share.reserved, "kept for the minimums of views of lower priority")
    }
    subtractEarlier(shares[..<turn], along: axis, from: &reason)
    reason.then(.divide, Double(share.remaining), turnWords(at: turn))
    if let available = share.available, available < 0 {
      reason.then(.maximum, 0, "no offer is negative")
    }
    return reason
  }

  private func subtractEarlier(
    _ earlier: ArraySlice<Share>, along axis: Axis, from reason: inout Reason
  ) {
    let taken = earlier.map { $0.size[axis] }.filter(\.isFinite)
    guard earlier.count <= Self.longestList else {
      reason.then(
        .subtract, taken.reduce(0, +), "taken by the \(earlier.count.words) views asked before")
      return
    }
    for share in earlier where share.size[axis].isFinite {
      let length = share.size[axis]
      reason.then(
        .subtract, length,
        "\(share.view) was asked before and took \(length): see why \(why: share.view, .length(axis))"
      )
    }
  }

  /// Whose turn it is, and among how many.
  private func turnWords(at turn: Int) -> Cause {
    let share = shares[turn]
    let group = shares[turn..<(turn + share.remaining)]
    let place = turn == 0 ? "first" : share.remaining == 1 ? "last" : "next"
    if share.remaining == 1 {
      return shares.count == 1 || turn > 0
        ? "only \(share.view) is left to ask" : "\(share.view) alone has the highest priority"
    }
    let isEqual = group.allSatisfy { $0.flexibility == share.flexibility }
    return isEqual
      ? "\(share.remaining.words) equally flexible views to ask; \(share.view) is asked \(place)"
      : "\(share.remaining.words) views to ask; \(share.view) is the least flexible and is asked \(place)"
  }

  private var gapWords: Cause {
    let distances = shares.map(\.gap).filter { $0 != 0 }
    guard let first = distances.first, distances.allSatisfy({ $0 == first }) else {
      return "the distances between the views"
    }
    return "\(distances.count.words) \(distances.count == 1 ? "gap" : "gaps") of spacing \(first)"
  }
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
    guard ordered.count <= Self.longestList else {
      let lengths = ordered.reduce(0) { $0 + $1.size[axis] }
      var reason = Reason(lengths, "the \(ordered.count.words) views together")
      if gaps != 0 { reason.then(.add, gaps, gapWords) }
      return reason
    }
    var reason = Reason(
      ordered[0].size[axis], try answerWords(of: ordered[0], along: axis, record))
    for share in ordered.dropFirst() {
      if share.gap != 0 { reason.then(.add, share.gap, "the gap before \(share.view)") }
      reason.then(.add, share.size[axis], try answerWords(of: share, along: axis, record))
    }
    return reason
  }

  /// What a child answered; a view can be placed with another size than it was measured with (spec
  /// 04 rule 14).
  private func answerWords(
    of share: Share, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Cause {
    let (answer, placed) = (share.size[axis], try record.size(of: share.view)[axis])
    return answer == placed
      ? "\(share.view): see why \(why: share.view, .length(axis))"
      : "\(share.view) when it was measured; it is placed with \(placed), asked again"
  }

  /// From the child that reaches farthest before the line of alignment to the one that reaches
  /// farthest behind it (spec 04 rule 11).
  func explainExtent(by key: AlignmentKey, _ record: LayoutRecord) throws(ExplanationError)
    -> Reason
  {
    let axis = key.axis
    var (first, last) = (shares[0], shares[0])
    var (before, behind) = (-Double.infinity, -Double.infinity)
    for share in sharesInOrder(along: axis) {
      let guide = try record.guide(key, of: share.view, for: share.proposal)
      let length = share.size[axis]
      if length == .infinity { return Reason(length, "\(share.view) answers infinity") }
      if guide > before { (first, before) = (share, guide) }
      if length - guide > behind { (last, behind) = (share, length - guide) }
    }
    if first.view == last.view, before >= 0, behind >= 0 {
      return Reason(
        first.size[axis], "the largest: \(try answerWords(of: first, along: axis, record))")
    }
    var reason = Reason(
      max(behind, 0), "\(last.view) reaches that far behind the line of alignment")
    reason.then(.add, max(before, 0), "\(first.view) reaches that far before it")
    return reason
  }
}

// MARK: - Places

extension StackRecord {
  /// The children before it and the distances between them (spec 04 rule 12).
  func explainPosition(
    of child: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let ordered = sharesInOrder(along: axis)
    let before = ordered.prefix { $0.view != child }
    guard before.count < ordered.count else { throw .missingPlacement(view: child) }
    let gap = ordered[before.count].gap
    var reason = Reason(.origin)
    if before.count > Self.longestList {
      reason.then(
        .add, before.reduce(0) { $0 + $1.gap + $1.size[axis] },
        "the \(before.count.words) views before it, with their gaps")
    } else {
      for share in before {
        if share.gap != 0 { reason.then(.add, share.gap, "the gap before \(share.view)") }
        reason.then(.add, share.size[axis], "\(share.view) stands before it")
      }
    }
    if gap != 0 { reason.then(.add, gap, "the gap before \(child)") }
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
    return try .aligned(child, by: key, with: line, of: stack, record)
  }
}

extension StackRecord.Share {
  /// How much the child can grow; `nil` when it was not asked.
  fileprivate var flexibility: Double? {
    guard let minimum, let maximum else { return nil }
    return maximum - minimum
  }
}

extension Int {
  /// The number in words up to twelve.
  fileprivate var words: String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    return words.indices.contains(self) ? words[self] : "\(self)"
  }
}
