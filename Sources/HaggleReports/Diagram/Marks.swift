import HaggleLayout

/// How a frame that encloses no cell is shown.
enum Mark: CaseIterable {
  /// Thinner than a column.
  case thin
  /// Lower than a row.
  case flat
  /// Without width or without height.
  case empty
  /// Without both.
  case nothing

  /// The mark for a frame; `nil` for one that is drawn with four walls.
  init?(_ frame: Rect, _ cells: CellRect) {
    switch (frame.size.width <= 0, frame.size.height <= 0) {
    case (true, true): self = .nothing
    case (true, false), (false, true): self = .empty
    case (false, false):
      guard cells.isThin else { return nil }
      self = cells.left == cells.right ? .thin : .flat
    }
  }

  /// The character in the picture and in front of the legend entry.
  var glyph: String {
    switch self {
    case .thin: Glyphs.thin
    case .flat: Glyphs.horizontal
    case .empty: Glyphs.empty
    case .nothing: Glyphs.nothing
    }
  }
}

extension Canvas {
  /// Draws a stroke along the cells where they are free; if none is, over one wall, so that
  /// nothing vanishes.
  mutating func mark(_ frame: CellRect, with mark: Mark) {
    guard frame.right >= 0, frame.left < columns, frame.bottom >= 0, frame.top < rows else {
      return
    }
    var cells: [(x: Int, y: Int)] = []
    for y in max(frame.top, 0)...max(min(frame.bottom, rows - 1), max(frame.top, 0)) {
      for x in max(frame.left, 0)...max(min(frame.right, columns - 1), max(frame.left, 0))
      where !hasText(x, y) { cells.append((x, y)) }
    }
    let free = cells.filter { isFree($0.x, $0.y) }
    for cell in free { write(mark.glyph, cell.x, cell.y) }
    guard free.isEmpty, !cells.isEmpty else { return }
    let middle = cells[cells.count / 2]
    let straight = cells.first { [.vertical, .horizontal].contains(directions($0.x, $0.y)) }
    let cell =
      [.vertical, .horizontal].contains(directions(middle.x, middle.y)) ? middle : straight
    write(mark.glyph, (cell ?? middle).x, (cell ?? middle).y)
  }
}
