import HaggleLayout

/// Where points lie among the cells of a picture.
///
/// Edges are rounded, never sizes: frames that touch share a line.
struct Grid: Equatable {
  /// Points per column.
  var columnPoints: Double
  /// Points per row.
  var rowPoints: Double
  /// The column and the row, counted from the point 0, 0, that the canvas begins with.
  var firstColumn = 0
  var firstRow = 0
  /// The size of the canvas in cells.
  var columns = 0
  var rows = 0

  /// Farther away than any cell.
  private static let far = 1 << 40

  /// The column on which a vertical edge is drawn; outside the canvas for edges that are not shown.
  func column(_ x: Double) -> Int { Self.line(x, columnPoints) - firstColumn }

  /// The row on which a horizontal edge is drawn; outside the canvas for edges that are not shown.
  func row(_ y: Double) -> Int { Self.line(y, rowPoints) - firstRow }

  /// The lines on which the edges of a frame are drawn; `nil` for a frame that is infinitely far
  /// away or whose place is unknown.
  func cells(_ frame: Rect) -> CellRect? {
    guard
      let (left, right) = Self.lines(frame.minX, frame.size.width, columnPoints),
      let (top, bottom) = Self.lines(frame.minY, frame.size.height, rowPoints)
    else { return nil }
    // What begins infinitely far away is drawn from the edge of the canvas.
    return CellRect(
      left: left == -Self.far ? 0 : left - firstColumn, top: top == -Self.far ? 0 : top - firstRow,
      right: right - firstColumn, bottom: bottom - firstRow)
  }

  private static func lines(_ start: Double, _ length: Double, _ step: Double) -> (Int, Int)? {
    if length == .infinity { return start == .infinity ? nil : (line(start, step), far) }
    guard Extent.isDrawable(start), !length.isNaN else { return nil }
    return (line(start, step), line(start + max(length, 0), step))
  }

  /// The number of the line next to a coordinate: floor(x / step + ½).
  static func line(_ coordinate: Double, _ step: Double) -> Int {
    guard Extent.isDrawable(coordinate) else { return coordinate > 0 ? far : -far }
    // Sums of the same lengths in another order differ in the last bit and still touch.
    let rounded = (coordinate * 1e6).rounded() / 1e6
    let line = (rounded / step + 0.5).rounded(.down)
    return Int(min(max(line, -Double(far)), Double(far)))
  }

  /// How many lines there are from one coordinate to another, both included.
  static func lines(from start: Double, to end: Double, _ step: Double) -> Int {
    line(end, step) - line(start, step) + 1
  }
}

/// Edges as lines of a grid; right and bottom are lines as well.
package struct CellRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Whether the edges do not enclose a cell in at least one axis.
  var isThin: Bool { left >= right || top >= bottom }

  /// Whether no edge and no cell inside lies on a canvas of this size.
  func isOutside(columns: Int, rows: Int) -> Bool {
    right < 0 || left >= columns || bottom < 0 || top >= rows
  }

  /// Whether the cell lies outside, edges being inside.
  func excludes(x: Int, y: Int) -> Bool {
    x < left || x > right || y < top || y > bottom
  }
}
