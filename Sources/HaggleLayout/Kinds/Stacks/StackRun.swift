/// One run of the sharing of a stack (spec 04 rules 3 to 12).
///
/// The children's items stand at the end of the pass's scratch while the run lasts; stacks inside
/// add theirs behind and take them away again.
struct StackRun {
  private let stack: ViewID
  private let major: Axis
  private let alignment: AlignmentKey
  /// Where the items of this run stand in `LayoutPass.stackItems`.
  private let indices: Range<Int>
  /// All gaps together, in points.
  private let gaps: Double
  /// Whether all children are served as one group.
  private let hasOnePriority: Bool

  private var minor: Axis { major.other }

  init(_ stack: ViewID, axis: Axis, _ pass: inout LayoutPass) {
    self.stack = stack
    major = axis
    alignment = pass.guide(0, of: stack)
    let first = pass.stackItems.count
    var gaps = 0.0
    var hasOnePriority = true
    var next: ViewID? = pass.childCount(of: stack) == 0 ? nil : pass.content(of: stack)
    while let view = next {
      let item = StackItem(view, gap: pass.gap(before: view), priority: pass.priority(of: view))
      pass.stackItems.append(item)
      hasOnePriority = hasOnePriority && item.priority == pass.stackItems[first].priority
      gaps += item.gap
      next = pass.sibling(after: view)
    }
    indices = first..<pass.stackItems.count
    self.gaps = gaps
    self.hasOnePriority = hasOnePriority
  }

  /// Shares `proposal` among the children, lines them up and leaves the arrangement in the pass.
  ///
  /// - Returns: The stack's size: gaps and answers along the major axis (rule 9).
  consuming func arrange(_ proposal: ProposedSize, _ pass: inout LayoutPass) -> Size {
    if let available = proposal[major] {
      let length = available.adding(-gaps)
      if !offerAlike(length, proposal, &pass) { share(length, proposal, &pass) }
    } else {
      for index in indices { _ = offer(proposal, toItem: index, &pass) }
    }
    let size = lineUp(&pass)
    if pass.isTracing { pass.recordRun(of: stack, along: major, proposal, indices) }
    pass.setArranged(stack, for: proposal)
    pass.stackItems.removeLast(indices.count)
    return size
  }

  /// Offers every child the same where nothing is left or no end to it: whatever the others answer
  /// and in whatever order, an equal part is 0 or `∞` then (rule 7), so that no child need be asked
  /// for its range.
  ///
  /// A traced pass shares nevertheless, as its questions are looked at.
  ///
  /// - Returns: Whether that was so; a child of negative length leaves more than there was.
  private func offerAlike(
    _ length: Double, _ proposal: ProposedSize, _ pass: inout LayoutPass
  ) -> Bool {
    guard !pass.isTracing, length <= 0 || length == .infinity else { return false }
    var share = proposal
    share[major] = max(length, 0)
    for index in indices where offer(share, toItem: index, &pass) < 0 { return false }
    return true
  }

  /// Offers `proposal` to a child and keeps its answer.
  ///
  /// - Returns: The answer along the major axis.
  private func offer(
    _ proposal: ProposedSize, toItem index: Int, _ pass: inout LayoutPass
  ) -> Double {
    let size = pass.sizeThatFits(proposal, pass.stackItems[index].view)
    pass.stackItems[index].proposal = proposal
    pass.stackItems[index].size = size
    return size[major]
  }
}

// MARK: - Sharing

extension StackRun {
  /// Serves the children by priority, then from the least to the most flexible; each is offered an
  /// equal part of what is left to its group (rules 5 to 8).
  private func share(_ length: Double, _ proposal: ProposedSize, _ pass: inout LayoutPass) {
    let first = pass.serviceOrder.count
    for index in indices { pass.serviceOrder.append(Int32(index)) }
    let order = first..<pass.serviceOrder.count
    if !hasOnePriority { sort(order, &pass) { $0.priority > $1.priority } }
    probe(order, proposal, &pass)
    sort(order, &pass) { $0.isServed(before: $1) }

    var available = length
    var reserved = 0.0
    for position in order.dropFirst(group(at: first, in: order, &pass).count) {
      reserved += pass.stackItems[Int(pass.serviceOrder[position])].minimum
    }
    available = available.adding(-reserved)
    var start = first
    while start < order.upperBound {
      let group = group(at: start, in: order, &pass)
      if start > first {
        let minimums = group.reduce(0) { sum, position in
          sum + pass.stackItems[Int(pass.serviceOrder[position])].minimum
        }
        available = available.adding(minimums)
        reserved = reserved.adding(-minimums)
      }
      let before = available
      serve(group, from: &available, proposal, &pass)
      if pass.isTracing {
        note(group, turn: start - first, available: before, reserved: reserved, &pass)
      }
      start = group.upperBound
    }
    pass.serviceOrder.removeLast(order.count)
  }

  /// Offers each child of a group an equal part of what is left (rule 7).
  private func serve(
    _ group: Range<Int>, from available: inout Double, _ proposal: ProposedSize,
    _ pass: inout LayoutPass
  ) {
    var share = proposal
    for position in group {
      share[major] = max(available / Double(group.upperBound - position), 0)
      let index = Int(pass.serviceOrder[position])
      available = available.adding(-offer(share, toItem: index, &pass))
    }
  }

  /// The places in the order of service from `start` on that have the same priority.
  private func group(at start: Int, in order: Range<Int>, _ pass: inout LayoutPass) -> Range<Int> {
    if hasOnePriority || start >= order.upperBound { return start..<order.upperBound }
    let priority = pass.stackItems[Int(pass.serviceOrder[start])].priority
    var end = start + 1
    while end < order.upperBound,
      pass.stackItems[Int(pass.serviceOrder[end])].priority == priority
    { end += 1 }
    return start..<end
  }

  /// Sorts part of the order of service; ties stay in the order of the source.
  private func sort(
    _ order: Range<Int>, _ pass: inout LayoutPass, by isBefore: (StackItem, StackItem) -> Bool
  ) {
    var isSorted = true
    for position in order.dropFirst() where isSorted {
      isSorted = !isBefore(
        pass.stackItems[Int(pass.serviceOrder[position])],
        pass.stackItems[Int(pass.serviceOrder[position - 1])])
    }
    if isSorted { return }
    let items = pass.stackItems
    pass.serviceOrder[order].sort { left, right in
      let (a, b) = (items[Int(left)], items[Int(right)])
      return isBefore(a, b) || (left < right && !isBefore(b, a))
    }
  }
}

// MARK: - Probing

extension StackRun {
  /// Asks for minimum and maximum lengths, only of those children that need it (rule 4).
  ///
  /// SwiftUI finds the order by an insertion sort that asks when it compares two children of one
  /// priority, the later first. So a child alone in its group is not asked, and of a group the
  /// second is asked before the first. Later groups are asked for their minimums in any case.
  private func probe(_ order: Range<Int>, _ proposal: ProposedSize, _ pass: inout LayoutPass) {
    rank(order, &pass)
    for index in indices {
      let item = pass.stackItems[index]
      guard item.rank > 0 else { continue }
      probeRange(ofItem: index, proposal, &pass)
      if item.rank == 1 { probeRange(ofItem: Int(item.leader), proposal, &pass) }
    }
    for position in order.dropFirst(group(at: order.lowerBound, in: order, &pass).count) {
      let index = Int(pass.serviceOrder[position])
      if pass.stackItems[index].minimum.isNaN {
        pass.stackItems[index].minimum = length(ofItem: index, at: 0, proposal, &pass)
      }
    }
  }

  /// Notes for every child which is the first of its priority, and how many stand before it.
  private func rank(_ order: Range<Int>, _ pass: inout LayoutPass) {
    var start = order.lowerBound
    while start < order.upperBound {
      let group = group(at: start, in: order, &pass)
      for position in group {
        let index = Int(pass.serviceOrder[position])
        pass.stackItems[index].rank = Int32(position - start)
        pass.stackItems[index].leader = pass.serviceOrder[start]
      }
      start = group.upperBound
    }
  }

  private func probeRange(ofItem index: Int, _ proposal: ProposedSize, _ pass: inout LayoutPass) {
    pass.stackItems[index].minimum = length(ofItem: index, at: 0, proposal, &pass)
    pass.stackItems[index].maximum = length(ofItem: index, at: .infinity, proposal, &pass)
  }

  private func length(
    ofItem index: Int, at length: Double, _ proposal: ProposedSize, _ pass: inout LayoutPass
  ) -> Double {
    var question = proposal
    question[major] = length
    return pass.lengthThatFits(question, along: major, pass.stackItems[index].view)
  }
}

// MARK: - Lining up

extension StackRun {
  /// Puts the children one after the other and lines up their guides (rules 10 to 12).
  ///
  /// - Returns: The extent of the children, in points; infinite where one of them is.
  private func lineUp(_ pass: inout LayoutPass) -> Size {
    var start = 0.0
    var end = 0.0
    var isInfinite = false
    for index in indices {
      let item = pass.stackItems[index]
      let guide = pass.guide(alignment, size: item.size, proposal: item.proposal, item.view)
      pass.stackItems[index].guide = guide
      if guide.isFinite { start = min(start, -guide) }
      let itemEnd = item.size[minor] - guide
      if itemEnd.isFinite { end = max(end, itemEnd) } else { isInfinite = true }
    }
    var position = 0.0
    for index in indices {
      let item = pass.stackItems[index]
      var placement = ContentPlacement(proposal: item.proposal)
      position += item.gap
      placement.origin[major] = position
      placement.origin[minor] = -item.guide - start
      position += item.size[major]
      pass.setArrangement(placement, of: item.view)
    }
    var size = Size.zero
    size[major] = position
    size[minor] = isInfinite ? .infinity : end - start
    return size
  }
}

// MARK: - Record

extension StackRun {
  /// Notes when the children of a group were served, what was left then, and what was kept for
  /// later groups.
  private func note(
    _ group: Range<Int>, turn: Int, available: Double, reserved: Double, _ pass: inout LayoutPass
  ) {
    var available = available
    for (rank, position) in group.enumerated() {
      let index = Int(pass.serviceOrder[position])
      pass.stackItems[index].turn = Int32(turn + rank)
      pass.stackItems[index].remaining = Int32(group.count - rank)
      pass.stackItems[index].available = available
      pass.stackItems[index].reserved = reserved
      available = available.adding(-pass.stackItems[index].size[major])
    }
  }
}

extension Double {
  /// The sum; the number alone where an infinite length meets its opposite and there is no sum (rule
  /// 7), so that no child is offered NaN.
  fileprivate func adding(_ length: Double) -> Double {
    let sum = self + length
    return sum.isNaN ? self : sum
  }
}
