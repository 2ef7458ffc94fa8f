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
    let lines = plan.sharingCells(along: .horizontal)
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
    let lines = plan.sharingCells(along: .vertical)
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
    let priorities = lines.map { plan.priority(of: $0, pass) }
    let sharing = GridSharing(length, gaps: gaps, priorities: priorities, &pass) {
      line, offer, pass in longest(line, offer, &pass)
    }
    var result = Array(repeating: 0.0, count: lines.count)
    for share in sharing.shares { result[share.line] = share.length }
    return result
  }
}
