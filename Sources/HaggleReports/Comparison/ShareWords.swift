import HaggleLayout

/// Why a view has its length, in one phrase, out of the record of its layout.
struct ShareWords {
  let layout: NamedRecord
  let axis: Axis

  /// Differences below this are rounding, in points.
  static let tolerance = 0.0005

  /// The cause of the length of `view`.
  ///
  /// - Parameters:
  ///   - view: A placed view.
  ///   - earlierTurn: When the view was served before a change, from 0; `nil` if that is not told.
  /// - Returns: A phrase such as `a third of 600`; empty when the record does not say.
  func cause(of view: ViewID, earlierTurn: Int? = nil) -> String {
    guard let derivation = try? layout.record.derivation(of: view, along: axis) else { return "" }
    guard let sharing = derivation.sharing else { return own(derivation) }
    let core = layout.core(of: sharing.share.view)
    let steps = derivation.explanation.steps.filter { $0.total != $0.operand || $0.isLimit }
    let isItself = layout.core(of: view) == core || layout.isChain(sharing.share.view, down: view)
    guard isItself else {
      let offer = derivation.explanation.start
      let base = "what \(layout.name(of: core)) is offered"
      if steps.isEmpty { return base }
      return "\(layout.shortWords(of: steps[steps.count - 1])), out of \(number(offer))"
    }
    let prefix = turnWords(sharing, earlierTurn)
    if steps.isEmpty { return prefix + share(sharing) }
    return prefix + changed(steps, from: derivation.explanation.start, sharing)
  }

  private func number(_ value: Double) -> String { layout.number(value) }

  private func turnWords(_ sharing: Sharing, _ earlierTurn: Int?) -> String {
    guard let earlierTurn, earlierTurn != sharing.turn else { return "" }
    return "now asked \(Words.ordinal(sharing.turn, of: sharing.run.shares.count)): "
  }
}

// MARK: - Shares

extension ShareWords {
  /// What the view is offered, by what others before it left or took too much of.
  private func share(_ sharing: Sharing) -> String {
    let share = sharing.share
    guard let available = share.available else { return "offered \(number(share.offer(axis)))" }
    if available <= 0 { return nothing(sharing) }
    let gifts = sharing.gifts(along: axis)
    if gifts.count > 1 { return several(gifts) }
    if let gift = gifts.first { return single(gift) }
    if share.reserved > 0 {
      return "\(Words.part(of: share.remaining)) \(number(available)): "
        + "\(number(share.reserved)) are kept for views of lower priority"
    }
    if sharing.isBehindPriority {
      return share.remaining == 1
        ? "the \(number(available)) that views of higher priority left"
        : "\(Words.part(of: share.remaining)) the \(number(available)) that views of higher priority left"
    }
    if share.remaining == 1 && sharing.turn > 0 { return "the \(number(available)) that are left" }
    return "\(Words.part(of: share.remaining)) \(number(available))"
  }

  private func single(_ gift: Gift) -> String {
    let giver = layout.coreName(of: gift.giver)
    let isAlone = gift.count == 1
    let part = isAlone ? "the" : Words.part(of: gift.count) + " the"
    let amount = number(abs(gift.amount))
    return gift.amount > 0
      ? "gets \(part) \(amount) that \(giver) left" + (isAlone ? "; no one else does" : "")
      : "pays \(part) \(amount) that \(giver) took beyond its share"
        + (isAlone ? "; no one else does" : "")
  }

  private func several(_ gifts: [Gift]) -> String {
    let total = gifts.reduce(0) { $0 + $1.amount / Double($1.count) }
    let longest = 3
    func givers(_ wanted: [Gift]) -> String {
      wanted.count > longest
        ? "\(wanted.count) views asked before"
        : Words.list(wanted.map { layout.coreName(of: $0.giver) })
    }
    let left = gifts.filter { $0.amount > 0 }
    let taken = gifts.filter { $0.amount < 0 }
    if taken.isEmpty { return "gets \(number(total)) of what \(givers(left)) left" }
    if left.isEmpty {
      return "pays \(number(-total)) for what \(givers(taken)) took beyond their shares"
    }
    return "\(total < 0 ? "pays" : "gets") \(number(abs(total))): \(givers(left)) left some, "
      + "\(givers(taken)) took more than a share"
  }

  /// Who took everything.
  private func nothing(_ sharing: Sharing) -> String {
    let earlier = sharing.run.shares[..<sharing.turn].filter { $0.size[axis] > 0 }
    let longest = 3
    if earlier.isEmpty { return "nothing is left beside the gaps" }
    if earlier.count > longest { return "nothing is left after \(earlier.count) other views" }
    let names = earlier.map { layout.coreName(of: $0.view) }
    return "nothing is left after \(Words.list(names))"
  }

  /// `(600 − 200) ÷ 2`.
  private func formula(_ sharing: Sharing) -> String {
    let group = sharing.group
    guard let first = group.first?.available else { return number(sharing.share.offer(axis)) }
    if let available = sharing.share.available, available <= 0 { return nothing(sharing) }
    let earlier = group.prefix { $0.view != sharing.share.view }.map { $0.size[axis] }
      .filter(\.isFinite)
    let longest = 3
    let taken = earlier.count > longest ? [earlier.reduce(0, +)] : earlier
    let left = ([first] + taken).map { number($0) }.joined(separator: " − ")
    let count = sharing.share.remaining
    if count == 1 { return left }
    return (taken.isEmpty ? left : "(\(left))") + " ÷ \(count)"
  }

  /// What modifiers and the view itself make of a share.
  private func changed(_ steps: [Step], from offer: Double, _ sharing: Sharing) -> String {
    let last = steps[steps.count - 1]
    if last.isLimit { return layout.shortWords(of: last) }
    return arithmetic(steps, from: offer) + ": " + formula(sharing)
  }
}

// MARK: - Places

extension ShareWords {
  /// The cause of where `view` begins along the axis.
  func placeCause(of view: ViewID) -> String {
    guard let explanation = try? layout.record.explain(.origin(axis), of: view) else { return "" }
    let steps = explanation.steps.filter { $0.operand != 0 }
    guard let last = steps.last else { return layout.shortWords(explanation.startCause) }
    let gap = layout.words("the gap before \(view)")
    let cause = steps.last { layout.words($0.cause) != gap } ?? last
    return arithmetic(steps, from: explanation.start) + ": " + layout.shortWords(cause.cause)
  }
}

// MARK: - Lengths of their own

extension ShareWords {
  /// A length that rests on no sharing.
  private func own(_ derivation: Derivation) -> String {
    let explanation = derivation.explanation
    let steps = explanation.steps
    guard let last = steps.last else { return layout.shortWords(explanation.startCause) }
    if last.isLimit { return layout.shortWords(of: last) }
    if derivation.origin == .number && !explanation.startCause.refersElsewhere {
      if let factor = steps.last(where: { $0.operation == .multiply }) {
        return layout.shortWords(factor.cause)
      }
      return layout.shortWords(explanation.startCause)
    }
    let longest = 8
    if steps.allSatisfy({ $0.operation == .add }) && steps.count > longest {
      return layout.shortWords(of: last)
    }
    return arithmetic(steps, from: explanation.start)
  }

  /// `half of 200`, or `200 − 16 + 8`.
  func arithmetic(_ steps: [Step], from start: Double) -> String {
    if steps.count == 1, steps[0].operation == .multiply {
      return "\(Words.factor(steps[0].operand, number)) \(number(start))"
    }
    var text = number(start)
    var isSum = false
    for step in steps {
      if step.operation.isProduct && isSum { text = "(\(text))" }
      isSum = !step.operation.isProduct
      text += " \(step.operation.sign) \(number(step.operand))"
    }
    return text
  }
}

extension Cause {
  /// Whether the cause is told where another number is explained.
  fileprivate var refersElsewhere: Bool {
    fragments.contains { if case .reference = $0 { true } else { false } }
  }
}

extension Step {
  /// Whether the step is a limit that decided.
  fileprivate var isLimit: Bool { operation == .minimum || operation == .maximum }
}

extension Operation {
  fileprivate var isProduct: Bool { self == .multiply || self == .divide }
}

extension StackRecord.Share {
  /// What the view is offered along `axis`, in points.
  fileprivate func offer(_ axis: Axis) -> Double { proposal[axis] ?? 0 }
}

/// What a view left of its share, or took beyond it.
private struct Gift {
  let giver: ViewID
  /// In points; negative for what was taken beyond the share.
  let amount: Double
  /// How many views it is divided among.
  let count: Int
}

extension Sharing {
  /// The children that are served as one group with this one, in order.
  fileprivate var group: ArraySlice<StackRecord.Share> {
    let lower = (0...turn).reversed().prefix { run.shares[$0].priority == share.priority }.last
    return run.shares[(lower ?? turn)...].prefix { $0.priority == share.priority }
  }

  /// Whether views of a higher priority were served before.
  fileprivate var isBehindPriority: Bool {
    run.shares[..<turn].contains { $0.priority > share.priority }
  }

  /// What the views that were served before in the group add to an equal share.
  fileprivate func gifts(along axis: Axis) -> [Gift] {
    group.prefix { $0.view != share.view }.compactMap { earlier in
      let amount = (earlier.proposal[axis] ?? 0) - earlier.size[axis]
      guard amount.isFinite, abs(amount) > ShareWords.tolerance else { return nil }
      return Gift(giver: earlier.view, amount: amount, count: earlier.remaining - 1)
    }
  }
}
