/// Which cell of a grid every child has, and how far columns and rows are apart (spec 08 rules 1 to
/// 8).
struct GridPlan {
  /// One child and the cells it covers.
  struct Cell {
    let view: ViewID
    let row: Int
    let column: Int
    /// How many columns it covers.
    let span: Int
    /// Whether it is a row of its own, as wide as the grid.
    let isWholeRow: Bool
    let anchor: Point?
    /// Whether it has a say in the width of its column, and in the height of its row.
    let isSized: (horizontal: Bool, vertical: Bool)

    func isSized(along axis: Axis) -> Bool {
      axis == .horizontal ? isSized.horizontal : isSized.vertical
    }

    /// Whether it is in no single column.
    var isWide: Bool { span > 1 || isWholeRow }
  }

  private(set) var cells: [Cell] = []
  /// The guide of every column.
  private(set) var columnGuides: [AlignmentKey] = []
  /// The guide of every row.
  private(set) var rowGuides: [AlignmentKey] = []
  /// The distances behind all columns but the last, in points.
  private(set) var columnGaps: [Double] = []
  /// The distances behind all rows but the last, in points.
  private(set) var rowGaps: [Double] = []
  /// The grid's own guides.
  private let alignment: Alignment

  /// The guides by which a child stands in its cell; one that covers the grid has the grid's.
  func alignment(of cell: Cell) -> Alignment {
    Alignment(
      cell.isWholeRow ? alignment.horizontal : columnGuides[cell.column], rowGuides[cell.row])
  }
}

// MARK: - From source

extension GridPlan {
  /// Assigns the children to cells from left to right (rules 3 and 4).
  init(_ view: View, _ lowering: borrowing Lowering) {
    alignment = view.alignment("alignment")
    var columnCount = 1
    var traits: [Traits] = []
    var next = 0
    for index in 0..<lowering.childCount {
      let child = lowering.childTraits(index)
      let cellTraits = child.gridCell ?? GridCellTraits()
      let row = lowering.gridRow(ofChild: index)
      let isNewRow = row == nil || row?.index != lowering.gridRow(ofChild: index - 1)?.index
      if isNewRow {
        rowGuides.append(row?.alignment ?? alignment.vertical)
        next = 0
      }
      let span = max(1, cellTraits.columns)
      cells.append(
        Cell(
          view: lowering.entry(ofChild: index), row: rowGuides.count - 1, column: next, span: span,
          isWholeRow: row == nil, anchor: cellTraits.anchor,
          isSized: (
            !cellTraits.unsizedAxes.contains(.horizontal),
            !cellTraits.unsizedAxes.contains(.vertical)
          )))
      traits.append(child)
      next += span
      if row != nil { columnCount = max(columnCount, next) }
    }
    cells = cells.map { $0.isWholeRow ? $0.covering(columnCount) : $0 }
    columnGuides = Array(repeating: alignment.horizontal, count: columnCount)
    for (cell, child) in zip(cells, traits) {
      if let guide = child.gridCell?.columnAlignment { columnGuides[cell.column] = guide }
    }
    columnGaps = gaps(
      along: .horizontal, count: columnCount, view.number("horizontalSpacing"), traits)
    rowGaps = gaps(along: .vertical, count: rowGuides.count, view.number("verticalSpacing"), traits)
  }

  /// The written distance, or the largest that any two facing cells prefer (rules 6 and 7).
  private func gaps(
    along axis: Axis, count: Int, _ spacing: Double?, _ traits: [Traits]
  ) -> [Double] {
    (0..<max(count - 1, 0)).map { line in
      if let spacing { return spacing }
      var distances: [Double] = []
      for (index, cell) in cells.enumerated() where cell.last(along: axis) == line {
        for (other, facing) in cells.enumerated()
        where facing.first(along: axis) == line + 1 && facing.overlaps(cell, along: axis.other) {
          distances.append(
            traits[index].spacing[trailingEdgeAlong: axis].distance(
              to: traits[other].spacing[leadingEdgeAlong: axis]))
        }
      }
      return distances.max() ?? 8
    }
  }
}

extension GridPlan.Cell {
  /// The first column or row that it covers.
  fileprivate func first(along axis: Axis) -> Int { axis == .horizontal ? column : row }

  /// The last column or row that it covers.
  fileprivate func last(along axis: Axis) -> Int {
    axis == .horizontal ? column + span - 1 : row
  }

  fileprivate func overlaps(_ other: GridPlan.Cell, along axis: Axis) -> Bool {
    first(along: axis) <= other.last(along: axis) && other.first(along: axis) <= last(along: axis)
  }

  fileprivate func covering(_ columns: Int) -> GridPlan.Cell {
    GridPlan.Cell(
      view: view, row: row, column: 0, span: columns, isWholeRow: isWholeRow, anchor: anchor,
      isSized: isSized)
  }
}

// MARK: - As numbers

extension GridPlan {
  private static let numbersOfCell = 8

  /// Keeps the plan for the pass.
  func keep(in lowering: inout Lowering) {
    lowering.keep(alignment)
    lowering.keep(Double(columnGuides.count))
    lowering.keep(Double(rowGuides.count))
    for guide in columnGuides + rowGuides { lowering.keep(guide) }
    for gap in columnGaps + rowGaps { lowering.keep(gap) }
    for cell in cells {
      lowering.keep(Double(cell.row))
      lowering.keep(Double(cell.column))
      lowering.keep(Double(cell.span))
      lowering.keep(cell.isWholeRow ? 1.0 : 0)
      lowering.keep(cell.anchor?.x)
      lowering.keep(cell.anchor?.y)
      lowering.keep(cell.isSized.horizontal ? 1.0 : 0)
      lowering.keep(cell.isSized.vertical ? 1.0 : 0)
    }
  }

  /// Reads the plan that was kept for a grid.
  init(of grid: ViewID, _ tree: borrowing some FlatTreeReader & ~Copyable) {
    alignment = tree.alignment(0, of: grid)
    let columns = Int(tree.number(2, of: grid))
    let rows = Int(tree.number(3, of: grid))
    var next = 4
    for index in 0..<(columns + rows) {
      let guide = tree.guide(next, of: grid)
      if index < columns { columnGuides.append(guide) } else { rowGuides.append(guide) }
      next += 1
    }
    for _ in 0..<max(columns - 1, 0) {
      columnGaps.append(tree.number(next, of: grid))
      next += 1
    }
    for _ in 0..<max(rows - 1, 0) {
      rowGaps.append(tree.number(next, of: grid))
      next += 1
    }
    for view in tree.children(of: grid) {
      let anchor = tree.optionalNumber(next + 4, of: grid).map {
        Point(x: $0, y: tree.number(next + 5, of: grid))
      }
      cells.append(
        Cell(
          view: view, row: Int(tree.number(next, of: grid)),
          column: Int(tree.number(next + 1, of: grid)), span: Int(tree.number(next + 2, of: grid)),
          isWholeRow: tree.number(next + 3, of: grid) == 1, anchor: anchor,
          isSized: (
            tree.number(next + 6, of: grid) == 1, tree.number(next + 7, of: grid) == 1
          )))
      next += Self.numbersOfCell
    }
  }
}
