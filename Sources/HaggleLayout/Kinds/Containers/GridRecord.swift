/// The columns and rows of a grid as they were placed, read off its cells.
struct GridRecord {
  let plan: GridPlan
  /// In points; `nil` for a column that only wider cells cover.
  private var columns: [Double?]
  private var rows: [Double?]
  private var longest: [Axis: [Int: (view: ViewID, length: Double)]] = [:]
  private var guides: GridGuides

  init(of grid: ViewID, _ record: LayoutRecord) throws(ExplanationError) {
    plan = GridPlan(of: grid, record)
    columns = Array(repeating: nil, count: plan.columnGuides.count)
    rows = Array(repeating: nil, count: plan.rowGuides.count)
    guides = GridGuides(plan)
    for cell in plan.cells {
      let offer = try record.proposal(of: cell.view)
      let size = try record.size(of: cell.view)
      rows[cell.row] = offer.height
      note(cell.view, size.height, in: cell.row, along: .vertical)
      for axis in Axis.allCases {
        let key = plan.alignment(of: cell)[axis]
        let guide = cell.anchor == nil ? try record.guide(key, of: cell.view, for: offer) : nil
        guides[cell, axis].include(length: size[axis], guide: guide)
      }
      guard !cell.isWide else { continue }
      columns[cell.column] = offer.width
      note(cell.view, size.width, in: cell.column, along: .horizontal)
    }
  }

  private mutating func note(_ view: ViewID, _ length: Double, in line: Int, along axis: Axis) {
    if length > longest[axis]?[line]?.length ?? -1 {
      longest[axis, default: [:]][line] = (view, length)
    }
  }

  /// The lengths of the columns or rows; `nil` if one is not known.
  func lengths(along axis: Axis) -> [Double]? {
    let lengths = axis == .horizontal ? columns : rows
    let known = lengths.compactMap { $0 }
    return known.count == lengths.count ? known : nil
  }

  /// The distances behind all lines but the last.
  func gaps(along axis: Axis) -> [Double] { axis == .horizontal ? plan.columnGaps : plan.rowGaps }

  /// A line with the view that is the longest in it.
  func words(for line: Int, along axis: Axis) -> Cause {
    let name: Cause = "\(axis.lineWord) \(String(line + 1))"
    guard let length = lengths(along: axis)?[line], let longest = longest[axis]?[line] else {
      return name
    }
    return longest.length < length - 1e-6
      ? "\(name): \(chain: longest.view), its \(axis.superlative) view, takes only \(longest.length) of it"
      : "\(name): \(chain: longest.view) is its \(axis.superlative) view"
  }

  /// The columns or the row that a cell covers.
  func words(for cell: GridPlan.Cell, along axis: Axis) -> Cause {
    if axis == .vertical { return "row \(String(cell.row + 1)) is" }
    if cell.isWholeRow { return "the grid is" }
    return cell.span == 1
      ? "column \(String(cell.column + 1)) is"
      : "columns \(String(cell.column + 1)) to \(String(cell.column + cell.span)) with their gaps are"
  }

  /// Where a cell begins, from the grid's own edge, in points; `nil` if that is not known.
  func start(of cell: GridPlan.Cell, along axis: Axis) -> Double? {
    let line = axis == .horizontal ? cell.column : cell.row
    guard line > 0 else { return 0 }
    guard let lengths = lengths(along: axis) else { return nil }
    return zip(lengths, gaps(along: axis)).prefix(line).reduce(0) { $0 + $1.0 + $1.1 }
  }
}

extension GridRecord {
  /// Adds where a view stands in its cell: its guide on that of its column or row.
  func stand(
    _ cell: GridPlan.Cell, in size: Size, along axis: Axis, _ reason: inout Reason,
    _ record: LayoutRecord
  ) throws(ExplanationError) {
    let key = plan.alignment(of: cell)[axis]
    let position = guides[cell, axis].position(by: key, in: size)
    let line: Cause =
      axis == .vertical
      ? "row \(String(cell.row + 1))"
      : cell.isWide ? "its columns" : "column \(String(cell.column + 1))"
    try reason.then(
      cell.view, by: key, inCell: size, at: position,
      called: position == key.defaultValue(in: size)
        ? nil : "where the guides in \(line) meet", record)
  }
}

extension Reason {
  /// Adds where a view stands in its cell: its guide on the cell's, or on the one at `shared` that
  /// several cells have.
  mutating func then(
    _ view: ViewID, by key: AlignmentKey, inCell cell: Size, at shared: Double? = nil,
    called words: Cause? = nil, _ record: LayoutRecord
  ) throws(ExplanationError) {
    let guide = try record.guide(key, of: view, for: ProposedSize(cell))
    let position = shared ?? key.defaultValue(in: cell)
    guard position != guide else { return }
    if position != 0 {
      then(
        position < 0 ? .subtract : .add, abs(position), words ?? "\(key.words) of its cell")
    }
    if guide != 0 {
      then(
        guide < 0 ? .add : .subtract, abs(guide), "\(key.words) of \(view) comes to lie on it")
    }
  }
}
