/// One sharing of a grid's width among its columns, then of its height among its rows (spec 08 rules
/// 15 to 20, a reconstruction).
struct GridRun {
  /// The lengths of columns or rows and the distances between them, in points.
  struct Lines {
    var lengths: [Double]
    let gaps: [Double]

    var total: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }

    /// Where a line begins.
    func start(_ line: Int) -> Double {
      lengths[..<line].reduce(0, +) + gaps[..<line].reduce(0, +)
    }

    /// The length of several lines with the distances inside.
    func length(_ lines: Range<Int>) -> Double {
      lengths[lines].reduce(0, +) + gaps[lines.lowerBound..<(lines.upperBound - 1)].reduce(0, +)
    }
  }

  let plan: GridPlan
  private(set) var columns: Lines
  private(set) var rows: Lines

  init(_ grid: ViewID, _ proposal: ProposedSize, _ pass: inout LayoutPass) {
    plan = GridPlan(of: grid, pass)
    columns = Lines(
      lengths: Array(repeating: 0, count: plan.columnGuides.count), gaps: plan.columnGaps)
    rows = Lines(lengths: Array(repeating: 0, count: plan.rowGuides.count), gaps: plan.rowGaps)
    guard !plan.cells.isEmpty else {
      columns = Lines(lengths: [], gaps: [])
      return
    }
    columns.lengths = shareWidth(proposal, &pass)
    growForSpans(proposal, &pass)
    rows.lengths = shareHeight(proposal.height, &pass)
  }

  /// The cell's rectangle, in points from the grid's top left corner.
  func frame(of cell: GridPlan.Cell) -> Rect {
    let covered = cell.column..<(cell.column + cell.span)
    return Rect(
      x: columns.start(cell.column), y: rows.start(cell.row), width: columns.length(covered),
      height: rows.lengths[cell.row])
  }

  /// The widths of the columns: their single cells decide (rules 15 and 16).
  private func shareWidth(_ proposal: ProposedSize, _ pass: inout LayoutPass) -> [Double] {
    let single = plan.cells.filter { !$0.isWide && $0.isSized.horizontal }
    let lines = columns.lengths.indices.map { column in single.filter { $0.column == column } }
    return share(
      proposal.width, along: .horizontal, gaps: columns.gaps, among: lines, &pass
    ) { _, width in
      ProposedSize(width: width, height: proposal.height)
    }
  }

  /// Widens the columns below a cell that needs more, all equally (rules 18 and 19).
  private mutating func growForSpans(_ proposal: ProposedSize, _ pass: inout LayoutPass) {
    for cell in plan.cells where cell.isWide && cell.isSized.horizontal {
      let covered = cell.column..<min(cell.column + cell.span, columns.lengths.count)
      let width = columns.length(covered)
      let offer = cell.isWholeRow ? proposal.width : width
      let answer = pass.sizeThatFits(
        ProposedSize(width: offer, height: proposal.height), cell.view
      ).width
      guard answer > width else { continue }
      let part = (answer - width) / Double(covered.count)
      for column in covered { columns.lengths[column] += part }
    }
  }

  /// The heights of the rows, columns being known (rule 17).
  private func shareHeight(_ height: Double?, _ pass: inout LayoutPass) -> [Double] {
    let sized = plan.cells.filter(\.isSized.vertical)
    let lines = rows.lengths.indices.map { row in sized.filter { $0.row == row } }
    return share(
      height, along: .vertical, gaps: rows.gaps, among: lines, &pass
    ) { cell, height in
      let width = columns.length(cell.column..<(cell.column + cell.span))
      return ProposedSize(width: width, height: height)
    }
  }
}

// MARK: - Sharing

extension GridRun {
  /// Shares a length among lines as a stack does among its children (spec 04 rules 5 to 7); a line
  /// answers what its cells need.
  ///
  /// `offer` says what a cell is offered when its line is offered a length.
  private func share(
    _ length: Double?, along axis: Axis, gaps: [Double], among lines: [[GridPlan.Cell]],
    _ pass: inout LayoutPass, _ offer: (GridPlan.Cell, Double?) -> ProposedSize
  ) -> [Double] {
    func longest(_ line: Int, _ length: Double?, _ pass: inout LayoutPass) -> Double {
      var guide = SharedGuide()
      for cell in lines[line] {
        guide.include(cell, by: plan.alignment(of: cell)[axis], offer(cell, length), &pass)
      }
      return guide.length
    }
    guard let length else { return lines.indices.map { longest($0, nil, &pass) } }
    var items: [StackItem] = []
    for line in lines.indices {
      var priority = lines[line].isEmpty ? 0 : -Double.infinity
      for cell in lines[line] { priority = max(priority, pass.priority(of: cell.view)) }
      var item = StackItem(line, gap: 0, priority: priority)
      item.minimum = longest(line, 0, &pass)
      item.maximum = longest(line, .infinity, &pass)
      items.append(item)
    }
    let order = items.indices.sorted { left, right in
      items[left].isServed(before: items[right])
        || (left < right && !items[right].isServed(before: items[left]))
    }
    var result = Array(repeating: 0.0, count: lines.count)
    var available = length - gaps.reduce(0, +)
    for index in order where items[index].priority != items[order[0]].priority {
      available -= items[index].minimum
    }
    var start = 0
    while start < order.count {
      let priority = items[order[start]].priority
      let group = order[start...].prefix { items[$0].priority == priority }
      if start > 0 { for index in group { available += items[index].minimum } }
      for (rank, line) in group.enumerated() {
        let offer = max(available / Double(group.count - rank), 0)
        result[line] = longest(line, offer, &pass)
        let left = available - result[line]
        if !left.isNaN { available = left }
      }
      start += group.count
    }
    return result
  }
}
