import HaggleLayout

/// Everything that is known about a diagram before its first cell is drawn.
package struct Picture {
  let tree: DrawnTree
  let boxes: [Box]
  /// The box of every view.
  let homes: [Int]
  /// What counts as inside: the container, or the view that is shown alone.
  let bounds: Rect
  /// What the container's safe area leaves; `nil` where it leaves everything, for a container without
  /// end, and where one view is shown alone.
  let safeArea: Rect?
  /// Whether the container has a box of its own.
  let showsContainer: Bool
  /// The part of the plane that would have to be shown to show everything.
  let extent: Extent
  let grid: Grid
  /// The box of the only outermost view; `nil` when several views stand side by side.
  let rootBox: Int?
  /// The lines of every box; `nil` for a box that has no place in the picture.
  let cells: [CellRect?]
  /// Whether a box is only the place that layout keeps for a view that an offset draws elsewhere.
  ///
  /// Such places are told in the legend: as boxes they would look like more views.
  let isKeptPlace: [Bool]

  /// Chooses boxes, scale and window.
  ///
  /// - Parameters:
  ///   - tree: The views to draw.
  ///   - scene: What they belong to.
  ///   - options: How they are drawn.
  ///   - reserved: The columns that are needed beside the picture.
  package init(
    _ tree: DrawnTree, _ scene: Scene, _ options: ReportOptions, reserving reserved: Int = 0
  ) {
    self.tree = tree
    boxes = Box.boxes(of: tree)
    var homes = Array(repeating: 0, count: tree.views.count)
    for (place, box) in boxes.enumerated() {
      for index in box.chains.joined() { homes[index] = place }
    }
    self.homes = homes
    let frames = tree.outermost.map(\.frame)
    bounds =
      tree.focus == nil ? Self.bounds(scene.container) : Self.bounds(Extent(around: frames))
    let isWhole = tree.focus == nil && Self.isFinite(scene.container)
    safeArea = isWhole ? Self.safeArea(of: scene.result, in: bounds) : nil
    showsContainer =
      isWhole
      && frames.map(FrameKey.init) != [FrameKey(bounds)]
    let drawn = tree.views.map(\.frame) + (showsContainer ? [bounds] : [])
    extent = Extent(around: drawn)
    let choice = ScaleChoice(
      extent: extent, leaves: tree.views.filter(\.isLeaf).map(\.frame),
      columns: options.columns - reserved, rows: options.fitsHeight ? options.rows : nil,
      aspect: options.aspect > 0 ? options.aspect : 2)
    grid = Self.grid(choice, scene.scale, options, columns: options.columns - reserved)
    let grid = grid
    cells = boxes.map { grid.cells($0.frame) }
    let root = frames.count == 1 ? homes[0] : nil
    rootBox = root
    let boxes = boxes
    isKeptPlace = boxes.indices.map { $0 != root && Self.isKeptPlace(boxes[$0], in: tree) }
  }

  /// The name that the label of a box gives it.
  package func name(of box: Int) -> String {
    tree.views[boxes[box].named].name
  }

  private static func isKeptPlace(_ box: Box, in tree: DrawnTree) -> Bool {
    box.chains.allSatisfy { chain in
      guard let view = chain.last.map({ tree.views[$0] }) else { return false }
      return !view.isLeaf && tree.table[view.node].view.kindName == "offset"
    }
  }

  /// An axis without a finite length has no outside.
  private static func bounds(_ container: ProposedSize) -> Rect {
    func side(_ length: Double?) -> (start: Double, length: Double) {
      if let length, length.isFinite { return (0, length) }
      return (-Extent.farthest, 2 * Extent.farthest)
    }
    let (x, width) = side(container.width)
    let (y, height) = side(container.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func safeArea(of result: LayoutResult?, in container: Rect) -> Rect? {
    guard let insets = result?.safeArea, insets != EdgeInsets() else { return nil }
    return Rect(
      x: container.minX + insets.leading, y: container.minY + insets.top,
      width: max(0, container.width - insets.total(along: .horizontal)),
      height: max(0, container.height - insets.total(along: .vertical)))
  }

  private static func bounds(_ extent: Extent) -> Rect {
    Rect(
      x: extent.minX, y: extent.minY, width: extent.maxX - extent.minX,
      height: extent.maxY - extent.minY)
  }

  private static func isFinite(_ container: ProposedSize) -> Bool {
    container.width?.isFinite == true && container.height?.isFinite == true
  }
}

// MARK: - Scale and window

extension ReportOptions {
  /// Whether the picture is one of a series whose scale is kept.
  var showsWholeTree: Bool {
    focus == nil && window == nil && scale == nil && !showsDimensions
  }
}

extension Picture {
  /// What a window shows when no scale is asked for, in points per column.
  private static let windowScale = 4.0
  /// The rows of a terminal that a window leaves to header, legend and prompt.
  private static let rowsBesideWindow = 6
  /// A window shows three rows even in a terminal that has room for none.
  private static let fewestRows = rowsBesideWindow + 3

  private static func grid(
    _ choice: ScaleChoice, _ kept: Double?, _ options: ReportOptions, columns: Int
  ) -> Grid {
    let asked = options.scale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    var grid =
      asked.map(choice.fixed) ?? choice.fitted(keeping: options.showsWholeTree ? kept : nil)
    if let window = options.window {
      if asked == nil && grid.columnPoints > windowScale { grid = choice.fixed(windowScale) }
      let end = (column: grid.firstColumn + grid.columns, row: grid.firstRow + grid.rows)
      let start = (
        column: Grid.line(window.x, grid.columnPoints), row: Grid.line(window.y, grid.rowPoints)
      )
      grid.firstColumn = min(max(start.column, grid.firstColumn), end.column - 1)
      grid.firstRow = min(max(start.row, grid.firstRow), end.row - 1)
      grid.columns = end.column - grid.firstColumn
      grid.rows = min(end.row - grid.firstRow, max(options.rows, fewestRows) - rowsBesideWindow)
    }
    grid.columns = min(grid.columns, max(columns, 2))
    return grid
  }
}
