import HaggleLanguage

/// A picture in the making: for every cell its walls, who it belongs to, and what is written there.
package struct Canvas {
  package let columns: Int
  package let rows: Int
  private var walls: [Directions]
  private var hiddenWalls: [Directions]
  /// The view painted last over the cell; -1 where there is none.
  private var owners: [Int32]
  /// What stands in the cell instead of its walls; the right half of a wide character is empty.
  private var texts: [String?]

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    let count = self.columns * self.rows
    walls = Array(repeating: [], count: count)
    hiddenWalls = walls
    owners = Array(repeating: -1, count: count)
    texts = Array(repeating: nil, count: count)
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < rows
  }

  /// The view painted last over the cell; `nil` where there is none.
  func owner(_ x: Int, _ y: Int) -> Int? {
    let owner = owners[y * columns + x]
    return owner < 0 ? nil : Int(owner)
  }

  /// Whether a visible or hidden wall passes the cell.
  package func hasWall(_ x: Int, _ y: Int) -> Bool {
    let cell = y * columns + x
    return !walls[cell].isEmpty || !hiddenWalls[cell].isEmpty
  }

  /// Whether nothing stands in the cell yet.
  func isFree(_ x: Int, _ y: Int) -> Bool {
    texts[y * columns + x] == nil && !hasWall(x, y)
  }

  /// Whether a name, a number or a mark stands in the cell.
  package func hasText(_ x: Int, _ y: Int) -> Bool {
    texts[y * columns + x] != nil
  }

  /// The visible walls of the cell.
  func directions(_ x: Int, _ y: Int) -> Directions {
    walls[y * columns + x]
  }
}

// MARK: - Painting

extension Canvas {
  /// Paints a frame in front of all that is there: its inside hides walls, its walls join those on
  /// the same lines.
  mutating func paint(_ frame: CellRect, owner: Int?) {
    let owner = Int32(owner ?? -1)
    cover(frame, owner)
    let shownColumns =
      max(frame.left, 0)..<max(min(frame.right, columns - 1) + 1, max(frame.left, 0))
    let shownRows = max(frame.top, 0)..<max(min(frame.bottom, rows - 1) + 1, max(frame.top, 0))
    for (y, inwards) in [(frame.top, Directions.down), (frame.bottom, .up)]
    where y >= 0 && y < rows {
      for x in shownColumns {
        var directions: Directions = []
        if x > frame.left { directions.insert(.left) }
        if x < frame.right { directions.insert(.right) }
        let hasNoInside = x == frame.left || x == frame.right || frame.isThin
        strike(x, y, directions, inwards: hasNoInside ? [] : inwards, owner)
      }
    }
    for (x, inwards) in [(frame.left, Directions.right), (frame.right, .left)]
    where x >= 0 && x < columns {
      for y in shownRows {
        var directions: Directions = []
        if y > frame.top { directions.insert(.up) }
        if y < frame.bottom { directions.insert(.down) }
        let hasNoInside = y == frame.top || y == frame.bottom || frame.isThin
        strike(x, y, directions, inwards: hasNoInside ? [] : inwards, owner)
      }
    }
  }

  /// Draws a frame that is not known yet, or no view's: its walls look like those hidden behind
  /// others.
  mutating func dot(_ frame: CellRect, owner: Int?) {
    let owner = Int32(owner ?? -1)
    cover(frame, owner)
    for y in max(frame.top, 0)..<max(min(frame.bottom + 1, rows), max(frame.top, 0)) {
      for x in max(frame.left, 0)..<max(min(frame.right + 1, columns), max(frame.left, 0)) {
        let isBar = y == frame.top || y == frame.bottom
        guard isBar || x == frame.left || x == frame.right else { continue }
        hiddenWalls[y * columns + x].formUnion(isBar ? .horizontal : .vertical)
        owners[y * columns + x] = owner
      }
    }
  }

  /// Turns the walls strictly inside a frame into hidden ones.
  private mutating func cover(_ frame: CellRect, _ owner: Int32) {
    let first = max(frame.left + 1, 0)
    let last = min(frame.right - 1, columns - 1)
    let top = max(frame.top + 1, 0)
    let bottom = min(frame.bottom - 1, rows - 1)
    guard first <= last, top <= bottom else { return }
    for y in top...bottom {
      for cell in (y * columns + first)...(y * columns + last) {
        owners[cell] = owner
        guard !walls[cell].isEmpty else { continue }
        hiddenWalls[cell].formUnion(walls[cell])
        walls[cell] = []
      }
    }
  }

  /// Adds the wall of a frame in front.
  ///
  /// A wall that runs on into the frame is crossed, not joined.
  private mutating func strike(
    _ x: Int, _ y: Int, _ directions: Directions, inwards: Directions, _ owner: Int32
  ) {
    let cell = y * columns + x
    let crossing = walls[cell].intersection(inwards)
    walls[cell].subtract(crossing.union(crossing.opposite))
    walls[cell].formUnion(directions)
    owners[cell] = owner
  }

  /// Writes text from a cell to the right; what does not fit the canvas is left out.
  mutating func write(_ text: String, _ x: Int, _ y: Int) {
    var column = x
    for character in text {
      let cells = CellWidth.cells(character)
      if cells == 0 {
        if contains(column - 1, y) { append(character, column - 1, y) }
        continue
      }
      guard contains(column, y), contains(column + cells - 1, y) else { return }
      texts[y * columns + column] = String(character)
      if cells == 2 { texts[y * columns + column + 1] = "" }
      column += cells
    }
  }

  /// Adds a mark without width to the character before it.
  private mutating func append(_ character: Character, _ x: Int, _ y: Int) {
    let cell = y * columns + x
    let target = texts[cell] == "" ? cell - 1 : cell
    texts[target] = (texts[target] ?? "") + String(character)
  }
}

// MARK: - Reading

extension Canvas {
  /// The picture, each line as wide as the canvas.
  ///
  /// - Parameter container: Walls outside it are dashed; `nil` dashes none.
  /// - Returns: One string per row.
  package func lines(container: CellRect?) -> [String] {
    (0..<rows).map { y in
      (0..<columns).map { x in
        glyph(x, y, isOutside: container?.excludes(x: x, y: y) ?? false)
      }.joined()
    }
  }

  private func glyph(_ x: Int, _ y: Int, isOutside: Bool) -> String {
    let cell = y * columns + x
    if let text = texts[cell] { return text }
    if !walls[cell].isEmpty {
      return isOutside ? Glyphs.outside(walls[cell]) : Glyphs.wall(walls[cell])
    }
    return hiddenWalls[cell].isEmpty ? " " : Glyphs.hidden(hiddenWalls[cell])
  }
}
