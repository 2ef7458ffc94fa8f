import HaggleLayout

/// A cell of a grid: which columns of which row it covers (08 rules 1 to 4).
private struct GridCell {
  var view: OracleView
  var row: Int
  var column: Int
  var span: Int
  var isWholeRow: Bool
  var unsized: [Axis]
  var anchor: Point?

  var isSingle: Bool { span == 1 && !isWholeRow }
  var columns: Range<Int> { column..<(column + span) }
}

/// The cells of a grid with the guides of its columns and rows.
private struct Plan {
  var cells: [GridCell] = []
  var columnGuides: [AlignmentKey] = []
  var rowGuides: [AlignmentKey] = []
}

extension OracleView {
  /// The outermost modifier of a name around the view.
  private func modifier(_ name: String) -> View? {
    if kind == name { return view }
    guard view?.kind.signature.role == .modifier, !children.isEmpty else { return nil }
    return content.modifier(name)
  }

  private func plan() -> Plan {
    var plan = Plan()
    var count = 1
    for (index, child) in children.enumerated() {
      let isNew = child.row == nil || index == 0 || children[index - 1].row != child.row
      if isNew { plan.rowGuides.append(child.row?.guide ?? alignment.vertical) }
      var cell = GridCell(
        view: child, row: plan.rowGuides.count - 1,
        column: isNew ? 0 : plan.cells.last?.columns.upperBound ?? 0, span: 1,
        isWholeRow: child.row == nil, unsized: [], anchor: nil)
      if let span = child.modifier("gridCellColumns")?.number("count") { cell.span = Int(span) }
      if let axes = child.modifier("gridCellUnsizedAxes")?.axes("axes") { cell.unsized = axes }
      if case .unitPoint(let point)? = child.modifier("gridCellAnchor")?.argument("anchor") {
        cell.anchor = point
      }
      if !cell.isWholeRow { count = max(count, cell.columns.upperBound) }
      plan.cells.append(cell)
    }
    for index in plan.cells.indices where plan.cells[index].isWholeRow {
      plan.cells[index].span = count
    }
    plan.columnGuides = (0..<count).map { _ in alignment.horizontal }
    for cell in plan.cells {
      if let modifier = cell.view.modifier("gridColumnAlignment"),
        let guide = modifier.alignmentKey("guide", on: .horizontal)
      {
        plan.columnGuides[cell.column] = guide
      }
    }
    return plan
  }

  private func gap(_ axis: Axis) -> Double {
    number(axis == .horizontal ? "horizontalSpacing" : "verticalSpacing") ?? 8
  }

  private func key(of cell: GridCell, _ axis: Axis, _ plan: Plan) -> AlignmentKey {
    if axis == .vertical { return plan.rowGuides[cell.row] }
    return cell.isWholeRow ? alignment.horizontal : plan.columnGuides[cell.column]
  }

  /// How far the cells of a line reach before and behind their guide (rule 9), and the longest.
  private func reach(
    _ cells: [(cell: GridCell, offer: ProposedSize)], _ axis: Axis, _ plan: Plan
  ) -> (before: Double, behind: Double, longest: Double) {
    var (before, behind, longest) = (-Double.infinity, -Double.infinity, 0.0)
    for (cell, offer) in cells {
      let length = cell.view.size(offer)[axis]
      longest = max(longest, length)
      let guide = cell.view.guide(key(of: cell, axis, plan), offer)
      guard cell.anchor == nil, length.isFinite, guide.isFinite else { continue }
      before = max(before, guide)
      behind = max(behind, length - guide)
    }
    return (before, behind, longest)
  }

  /// The lengths of lines that share a length (rules 15 to 17).
  private func lines(
    _ length: Double?, _ axis: Axis, _ lines: [[GridCell]], _ plan: Plan,
    _ offer: (GridCell, Double?) -> ProposedSize
  ) -> [Double] {
    func need(_ line: Int, _ length: Double?) -> Double {
      let reach = reach(lines[line].map { ($0, offer($0, length)) }, axis, plan)
      return max(reach.longest, reach.before + reach.behind)
    }
    guard let length else { return lines.indices.map { need($0, nil) } }
    let priorities = lines.map { $0.map(\.view.priority).max() ?? 0 }
    let shares = OracleSharing(priorities: priorities).shares(
      of: length - gap(axis) * Double(lines.count - 1)
    ) { need($0, $1) }
    return lines.indices.map { need($0, shares[$0]) }
  }

  private func tracks(
    _ proposal: ProposedSize, _ plan: Plan
  ) -> (columns: [Double], rows: [Double]) {
    let sized = plan.cells.filter { !$0.unsized.contains(.horizontal) }
    var columns = lines(
      proposal.width, .horizontal,
      plan.columnGuides.indices.map { column in
        sized.filter { $0.isSingle && $0.column == column }
      }, plan
    ) { ProposedSize(width: $1, height: proposal.height) }
    for cell in sized where !cell.isSingle {
      let width = length(cell.columns, of: columns, .horizontal)
      let offer = ProposedSize(
        width: cell.isWholeRow ? proposal.width : width, height: proposal.height)
      let excess = cell.view.size(offer).width - width
      if excess > 0 { for column in cell.columns { columns[column] += excess / Double(cell.span) } }
    }
    let widths = columns
    let rows = lines(
      proposal.height, .vertical,
      plan.rowGuides.indices.map { row in
        plan.cells.filter { $0.row == row && !$0.unsized.contains(.vertical) }
      }, plan
    ) { ProposedSize(width: length($0.columns, of: widths, .horizontal), height: $1) }
    return (columns, rows)
  }

  private func length(_ lines: Range<Int>, of lengths: [Double], _ axis: Axis) -> Double {
    lengths[lines].reduce(0, +) + gap(axis) * Double(lines.count - 1)
  }

  /// 08 rule 12.
  func gridSize(_ proposal: ProposedSize) -> Size {
    let (columns, rows) = tracks(proposal, plan())
    return Size(
      width: length(columns.indices, of: columns, .horizontal),
      height: length(rows.indices, of: rows, .vertical))
  }

  /// 08 rules 8 to 11 and 21.
  func gridCells(_ proposal: ProposedSize) -> [OracleCell] {
    let plan = plan()
    let size = gridSize(proposal)
    let (columns, rows) = tracks(
      ProposedSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height),
      plan)
    let all = plan.cells.map { cell in
      (
        cell: cell,
        offer: ProposedSize(
          width: length(cell.columns, of: columns, .horizontal), height: rows[cell.row])
      )
    }
    return all.map { cell, offer in
      let size = Size(width: offer.width ?? 0, height: offer.height ?? 0)
      let content = cell.view.size(offer)
      var origin = Point(
        x: columns[..<cell.column].reduce(0, +) + gap(.horizontal) * Double(cell.column),
        y: rows[..<cell.row].reduce(0, +) + gap(.vertical) * Double(cell.row))
      for axis in Axis.allCases {
        if let anchor = cell.anchor {
          origin[axis] += anchor[axis] * (size[axis] - content[axis])
          continue
        }
        let group = all.filter { other, _ in
          if axis == .vertical { return other.row == cell.row }
          return cell.isSingle
            ? other.isSingle && other.column == cell.column
            : other.row == cell.row && other.column == cell.column
        }
        let key = key(of: cell, axis, plan)
        let reach = reach(group, axis, plan)
        var line = key.defaultValue(in: size)
        if reach.before + reach.behind <= size[axis] {
          line = max(min(line, size[axis] - reach.behind), reach.before)
        }
        origin[axis] += line - cell.view.guide(key, offer)
      }
      return OracleCell(view: cell.view, origin: origin, offer: offer)
    }
  }
}
