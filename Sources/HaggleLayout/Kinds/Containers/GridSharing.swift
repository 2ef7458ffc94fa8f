/// How a length is shared among the columns or the rows of a grid: as a stack does among its children
/// (spec 08 rules 15 to 17, a reconstruction).
struct GridSharing {
  /// What one column or row was offered and what it took.
  struct Share {
    /// The number of the column or row, from 0.
    let line: Int
    /// What was kept for lines of lower priority while it was served, in points.
    let reserved: Double
    /// What was left when its turn came, in points.
    let available: Double
    /// How many lines of its priority were still to be served, itself included.
    let remaining: Int
    /// The length that its longest cell answered.
    let length: Double

    /// What it was offered, in points.
    var offer: Double { max(available / Double(remaining), 0) }
  }

  /// In the order in which the lines were served.
  private(set) var shares: [Share] = []

  /// Shares `length`.
  ///
  /// - Parameters:
  ///   - length: What the grid is offered, in points.
  ///   - gaps: The distances between the lines.
  ///   - priorities: The layout priority of every line.
  ///   - context: Handed on to `longest`.
  ///   - longest: What the longest cell of a line answers to an offer.
  /// - Throws: What `longest` throws.
  init<Context: ~Copyable, Failure: Error>(
    _ length: Double, gaps: [Double], priorities: [Double], _ context: inout Context,
    longest: (_ line: Int, _ offer: Double, _ context: inout Context) throws(Failure) -> Double
  ) throws(Failure) {
    var items: [StackItem] = []
    for (line, priority) in priorities.enumerated() {
      var item = StackItem(line, gap: 0, priority: priority)
      item.minimum = try longest(line, 0, &context)
      item.maximum = try longest(line, .infinity, &context)
      items.append(item)
    }
    let order = items.indices.sorted { left, right in
      items[left].isServed(before: items[right])
        || (left < right && !items[right].isServed(before: items[left]))
    }
    var available = length - gaps.reduce(0, +)
    var reserved = 0.0
    for line in order where items[line].priority != items[order[0]].priority {
      available -= items[line].minimum
      reserved += items[line].minimum
    }
    var start = 0
    while start < order.count {
      let priority = items[order[start]].priority
      let group = order[start...].prefix { items[$0].priority == priority }
      if start > 0 {
        for line in group {
          available += items[line].minimum
          reserved -= items[line].minimum
        }
      }
      for (rank, line) in group.enumerated() {
        let remaining = group.count - rank
        let offer = max(available / Double(remaining), 0)
        let taken = try longest(line, offer, &context)
        shares.append(
          Share(
            line: line, reserved: reserved, available: available, remaining: remaining,
            length: taken))
        let left = available - taken
        if !left.isNaN { available = left }
      }
      start += group.count
    }
  }
}

// MARK: - Explanation

extension GridSharing {
  /// The sharing by which the columns or rows of a placed grid got their lengths.
  ///
  /// - Throws: `ExplanationError` when answers of its cells are not in the record.
  init(
    of grid: ViewID, _ plan: GridPlan, offered length: Double, along axis: Axis,
    _ record: LayoutRecord
  ) throws(ExplanationError) {
    let lines = plan.sharingCells(along: axis)
    let proposal = try record.proposal(of: grid)
    let ownHeight = try record.size(of: grid).height
    let height = proposal.height ?? ownHeight
    let priorities = lines.map { cells in plan.priority(of: cells, record) }
    var record = record
    try self.init(
      length, gaps: axis == .horizontal ? plan.columnGaps : plan.rowGaps, priorities: priorities,
      &record
    ) { line, offer, record throws(ExplanationError) in
      var guide = SharedGuide()
      for cell in lines[line] {
        let proposal =
          axis == .horizontal
          ? ProposedSize(width: offer, height: height)
          : ProposedSize(width: try record.proposal(of: cell.view).width, height: offer)
        let key = plan.alignment(of: cell)[axis]
        guide.include(
          length: try record.answer(of: cell.view, to: proposal)[axis],
          guide: cell.anchor == nil ? try record.guide(key, of: cell.view, for: proposal) : nil)
      }
      return guide.length
    }
  }

  /// How what a line is offered follows from the offer to the grid, and what it takes of it.
  ///
  /// `words` says which cell decides the line's length.
  func reason(
    forLine line: Int, along axis: Axis, gaps: [Double], _ words: Cause
  ) -> Reason? {
    guard let turn = shares.firstIndex(where: { $0.line == line }) else { return nil }
    let share = shares[turn]
    var reason = Reason(.offer)
    let allGaps = gaps.reduce(0, +)
    if allGaps != 0 { reason.then(.subtract, allGaps, axis.gapWords(gaps)) }
    if share.reserved != 0 {
      reason.then(.subtract, share.reserved, "kept for \(axis.lineWord)s of lower priority")
    }
    let earlier = shares[..<turn].filter { !($0.available - $0.length).isNaN && $0.length != 0 }
    let isLast = turn > 0 && share.remaining == 1
    let rest: Cause = isLast ? "; the rest is for \(axis.lineWord) \(String(line + 1))" : ""
    if earlier.count > 4 {
      let taken = earlier.reduce(0) { $0 + $1.length }
      reason.then(
        .subtract, taken,
        "taken by the \(earlier.count.words) \(axis.lineWord)s served before\(rest)")
    } else {
      for (index, other) in earlier.enumerated() {
        reason.then(
          .subtract, other.length,
          "taken by \(axis.lineWord) \(String(other.line + 1))\(index == earlier.count - 1 ? rest : "")"
        )
      }
    }
    if share.remaining > 1 {
      reason.then(
        .divide, Double(share.remaining),
        "\(share.remaining.words) \(axis.lineWord)s\(turn > 0 ? " left" : ""); \(axis.lineWord) \(String(line + 1)) is served \(turn > 0 ? "next" : "first")"
      )
    }
    if share.available < 0 { reason.then(.maximum, 0, "no offer is negative") }
    if share.length < share.offer {
      reason.then(.minimum, share.length, "\(words), and takes only that")
    } else if share.length > share.offer {
      reason.then(.maximum, share.length, "\(words), and takes more")
    } else {
      reason.conclusion = words
    }
    return reason
  }
}

extension GridPlan {
  /// The cells that decide the lengths of the columns or rows when a length is shared.
  func sharingCells(along axis: Axis) -> [[Cell]] {
    axis == .horizontal
      ? columnGuides.indices.map { column in
        cells.filter {
          $0.column == column && !$0.isWide && $0.isSized.horizontal
        }
      }
      : rowGuides.indices.map { row in cells.filter { $0.row == row && $0.isSized.vertical } }
  }

  /// The highest layout priority in a line; 0 for one without cells.
  func priority(
    of cells: [Cell], _ reader: borrowing some FlatTreeReader & ~Copyable
  ) -> Double {
    var priority = cells.isEmpty ? 0 : -Double.infinity
    for cell in cells { priority = max(priority, reader.priority(of: cell.view)) }
    return priority
  }
}

extension Axis {
  /// What is divided along the axis.
  var lineWord: String { self == .horizontal ? "column" : "row" }

  fileprivate func gapWords(_ gaps: [Double]) -> Cause {
    let distances = gaps.filter { $0 != 0 }
    guard let first = distances.first, distances.allSatisfy({ $0 == first }) else {
      return "the distances between the \(lineWord)s"
    }
    return distances.count == 1
      ? "the gap between the \(lineWord)s" : "\(distances.count.words) gaps of \(first)"
  }
}
