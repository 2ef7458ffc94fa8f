/// Rows of cells that share columns (spec 08).
///
/// Structure, spans and alignment are documented by Apple. How exactly space is shared is not: rules
/// 15 to 21 are a reconstruction that treats columns as the children of a row, and rows as the
/// children of a column. Of several guides for a column the last is taken (rule 8), and the columns
/// under a view that covers several get the same share of what it needs more (rule 18).
enum GridKind: LayoutKind {
  static let signature = Signature(
    "Grid", .container,
    [
      Form([
        Parameter("alignment", .alignment, default: ".center", "where views stand in their cells"),
        Parameter(
          "horizontalSpacing", .optionalNumber, default: "nil",
          "points between columns; nil takes what the cells prefer"),
        Parameter(
          "verticalSpacing", .optionalNumber, default: "nil",
          "points between rows; nil takes what the cells prefer"),
        Parameter("content", .content, "GridRows, and views as wide as the grid"),
      ])
    ],
    summary: "puts views into rows whose columns are equally wide",
    example: """
      Grid { GridRow { Color.blue.frame(width: 80, height: 20); Color.green.frame(width: 40, height: 20) }; \
      GridRow { Color.red.frame(width: 30, height: 20); Color.gray.frame(width: 60, height: 20) } }
      """,
    about: About(
      proposes:
        "columns share the width as views of an HStack do, then rows the height; every cell "
        + "is offered the size of its place",
      answers: "the columns, rows and gaps together; with a view that fills, the whole offer",
      places:
        "each view in its cell by the alignment; guides of a row or column lie on each other",
      rule: "08 rules 1 to 22",
      unknown:
        "how SwiftUI shares space is not documented: columns are served as the views of an HStack "
        + "are, rows as those of a VStack; a view that covers several columns widens them equally; of "
        + "several guides for one column the last counts",
      isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = nil
    environment.isInLazyGrid = false
  }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let plan = GridPlan(view, lowering)
    plan.keep(in: &lowering)
    lowering.uniteTraits()
  }

  /// All columns and rows with the distances between them (rule 12).
  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let run = GridRun(view, proposal, &pass)
    return Size(width: run.columns.total, height: run.rows.total)
  }

  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    for cell in placedCells(of: view, size: bounds.size, proposal, &pass) {
      let origin = Point(x: bounds.minX + cell.origin.x, y: bounds.minY + cell.origin.y)
      pass.place(cell.view, at: origin, proposal: cell.proposal)
    }
  }

  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let size = pass.sizeThatFits(proposal, view)
    var combined = CombinedGuide(key)
    for cell in placedCells(of: view, size: size, proposal, &pass) {
      let value = pass.explicitAlignment(of: key, proposal: cell.proposal, cell.view)
      combined.include(value, at: cell.origin[key.axis])
    }
    return combined.value
  }

  /// A view with its place in the grid and what it is offered there.
  private struct PlacedCell {
    let view: ViewID
    let origin: Point
    let proposal: ProposedSize
  }

  /// The run for placing has no unspecified length (rule 21); every view is offered its cell.
  private static func placedCells(
    of view: ViewID, size: Size, _ proposal: ProposedSize, _ pass: inout LayoutPass
  ) -> [PlacedCell] {
    let offer = ProposedSize(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    let run = GridRun(view, offer, &pass)
    var guides = GridGuides(run.plan)
    for cell in run.plan.cells {
      let offer = ProposedSize(run.frame(of: cell).size)
      for axis in Axis.allCases {
        guides[cell, axis].include(cell, by: run.plan.alignment(of: cell)[axis], offer, &pass)
      }
    }
    return run.plan.cells.map { cell in
      let frame = run.frame(of: cell)
      let inset = inset(of: cell, in: frame.size, run.plan, guides, &pass)
      return PlacedCell(
        view: cell.view,
        origin: Point(x: frame.minX + inset.x, y: frame.minY + inset.y),
        proposal: ProposedSize(frame.size))
    }
  }

  /// Where a view stands in its cell: by its anchor, or by the guides of column and row (rules 8 to
  /// 11).
  private static func inset(
    of cell: GridPlan.Cell, in size: Size, _ plan: GridPlan, _ guides: GridGuides,
    _ pass: inout LayoutPass
  ) -> Point {
    let offer = ProposedSize(size)
    let content = pass.sizeThatFits(offer, cell.view)
    if let anchor = cell.anchor {
      return Point(
        x: anchor.x * (size.width - content.width), y: anchor.y * (size.height - content.height))
    }
    let alignment = plan.alignment(of: cell)
    var inset = Point.zero
    for axis in Axis.allCases {
      inset[axis] =
        guides[cell, axis].position(by: alignment[axis], in: size)
        - pass.guide(alignment[axis], size: content, proposal: offer, cell.view)
    }
    return inset
  }
}

// MARK: - Explanation

extension GridKind {
  /// More columns or rows than this are added up in one line.
  private static let longestList = 6

  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let grid = try GridRecord(of: view, record)
    guard !grid.plan.cells.isEmpty else { return Reason(0, "a grid without views takes nothing") }
    let gaps = grid.gaps(along: axis)
    let allGaps = gaps.reduce(0, +)
    let length = try record.size(of: view)[axis]
    guard let lengths = grid.lengths(along: axis), (1...longestList).contains(lengths.count),
      abs(lengths.reduce(0, +) + allGaps - length) < 1e-6
    else {
      let lines = axis == .horizontal ? "columns" : "rows"
      guard length.isFinite else {
        return Reason(length, "one of the \(lines), or a distance between them, has no end")
      }
      var reason = Reason(length - allGaps, "the \(lines) together, each as its longest cell needs")
      if allGaps != 0 { reason.then(.add, allGaps, "the distances between the \(lines)") }
      return reason
    }
    var reason = Reason(lengths[0], grid.words(for: 0, along: axis))
    for line in lengths.indices.dropFirst() {
      if gaps[line - 1] != 0 { reason.then(.add, gaps[line - 1], "the gap before the next") }
      reason.then(.add, lengths[line], grid.words(for: line, along: axis))
    }
    return reason
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let grid = try GridRecord(of: view, record)
    guard let length = try record.proposal(of: child)[axis],
      let cell = grid.plan.cells.first(where: { $0.view == child })
    else { throw .missingPlacement(view: child) }
    if let reason = try explainSharing(of: cell, length, in: view, grid, along: axis, record) {
      return reason
    }
    return Reason(
      length,
      "\(grid.words(for: cell, along: axis)) this \(axis.adjective): \(seeWhy: view, .length(axis))"
    )
  }

  /// How a cell's column or row got its length when the offer to the grid was shared; `nil` where it
  /// was not, or where cells that cover several columns have made it longer.
  private static func explainSharing(
    of cell: GridPlan.Cell, _ length: Double, in view: ViewID, _ grid: GridRecord, along axis: Axis,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason? {
    guard let offer = try record.proposal(of: view)[axis],
      axis == .vertical || !cell.isWide
    else { return nil }
    let line = axis == .horizontal ? cell.column : cell.row
    let sharing = try GridSharing(of: view, grid.plan, offered: offer, along: axis, record)
    guard let share = sharing.shares.first(where: { $0.line == line }), share.length == length
    else {
      return nil
    }
    return sharing.reason(
      forLine: line, along: axis, gaps: grid.gaps(along: axis), grid.words(for: line, along: axis))
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let grid = try GridRecord(of: view, record)
    let distance = try record.distance(of: child, in: view, along: axis)
    var reason = Reason(.origin)
    let offer = try record.proposal(of: child)
    guard let cell = grid.plan.cells.first(where: { $0.view == child }),
      let width = offer.width, let height = offer.height,
      let start = grid.start(of: cell, along: axis)
    else {
      reason.then(.add, distance, "where its cell begins, and where it stands in that")
      return reason
    }
    if start != 0 {
      reason.then(
        .add, start, "the \(axis == .horizontal ? "columns" : "rows") and gaps before its own")
    }
    if cell.anchor != nil {
      if distance != start { reason.then(.add, distance - start, "its anchor puts it there") }
    } else {
      try grid.stand(cell, in: Size(width: width, height: height), along: axis, &reason, record)
    }
    return reason
  }
}
