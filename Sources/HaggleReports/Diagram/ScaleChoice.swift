import HaggleLayout

/// How many points a cell is.
///
/// The smallest of 1, 2, 2.5, 3, 4, 5, 6, 7 … points per column that fits the width; rows are taller
/// by the aspect, and finer when a view without children would have no room for two lines of text.
struct ScaleChoice {
  var extent: Extent
  /// The frames of views without children.
  var leaves: [Rect]
  /// The columns that the picture may take.
  var columns: Int
  /// The rows that it may take; `nil` for any number.
  var rows: Int?
  var aspect: Double

  /// The canvas may not grow beyond this, whatever the height of the layout.
  private static let mostRows = 1000
  /// A picture that has fewer rows may get finer ones, up to this many.
  private static let comfortableRows = 20

  /// The grid at the smallest scale that fits.
  ///
  /// - Parameter kept: The scale of the picture before, which is kept if it fits and does not make
  ///   the picture tiny.
  /// - Returns: The grid of the whole picture.
  func fitted(keeping kept: Double?) -> Grid {
    var scale = smallest()
    if let kept, kept > scale, isFitting(kept), width(kept) * 4 >= columns { scale = kept }
    var grid = Grid(columnPoints: scale, rowPoints: scale * aspect)
    grid.rowPoints = refined(grid.rowPoints)
    return whole(grid)
  }

  /// The grid at a given scale, whatever its size.
  func fixed(_ scale: Double) -> Grid {
    whole(Grid(columnPoints: scale, rowPoints: scale * aspect))
  }

  private func whole(_ grid: Grid) -> Grid {
    var grid = grid
    let coarsest = (extent.maxY - extent.minY) / Double(Self.mostRows - 1)
    if height(grid.rowPoints) > Self.mostRows { grid.rowPoints = coarsest.rounded(.up) }
    grid.firstColumn = Grid.line(extent.minX, grid.columnPoints)
    grid.firstRow = Grid.line(extent.minY, grid.rowPoints)
    grid.columns = width(grid.columnPoints)
    grid.rows = height(grid.rowPoints)
    return grid
  }

  private func smallest() -> Double {
    for scale in [1, 2, 2.5] where isFitting(scale) { return scale }
    let byWidth = (extent.maxX - extent.minX) / Double(max(columns, 1))
    let byHeight = rows.map { (extent.maxY - extent.minY) / (Double(max($0, 1)) * aspect) } ?? 0
    var scale = max(3, max(byWidth, byHeight).rounded(.down) - 1)
    while !isFitting(scale) { scale = max(scale + 1, (scale * 1.001).rounded(.down)) }
    return scale
  }

  private func isFitting(_ scale: Double) -> Bool {
    width(scale) <= max(columns, 2) && rows.map { height(scale * aspect) <= max($0, 2) } ?? true
  }

  private func width(_ scale: Double) -> Int {
    Grid.lines(from: extent.minX, to: extent.maxX, scale)
  }

  private func height(_ scale: Double) -> Int {
    Grid.lines(from: extent.minY, to: extent.maxY, scale)
  }

  /// The coarsest row scale that gives the most leaves two rows for text.
  private func refined(_ scale: Double) -> Double {
    let limit = min(Self.comfortableRows, rows ?? Self.comfortableRows)
    var best = (scale: scale, served: served(scale))
    guard height(scale) < limit, best.served < leaves.count else { return scale }
    for finer in Self.finerScales(than: scale) {
      guard height(finer) <= limit else { break }
      let count = served(finer)
      if count > best.served { best = (finer, count) }
      if count == leaves.count { break }
    }
    return best.scale
  }

  /// How many leaves have two rows between their edges.
  private func served(_ scale: Double) -> Int {
    leaves.count { Grid.lines(from: $0.minY, to: $0.maxY, scale) >= 4 }
  }

  private static func finerScales(than scale: Double) -> [Double] {
    let whole =
      scale <= 64
      ? stride(from: scale.rounded(.up) - 1, through: 3, by: -1).map { $0 }
      : (1..<64).map { (scale * Double(64 - $0) / 64).rounded(.down) }
    return whole + [2.5, 2, 1].filter { $0 < scale }
  }
}
