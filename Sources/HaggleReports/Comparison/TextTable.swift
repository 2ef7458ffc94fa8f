import HaggleLanguage

/// Lines whose cells stand below each other.
enum TextTable {
  /// How the cells of a column stand in it.
  enum Side {
    case left, right
  }

  /// Rows with two blanks between their columns; the last column is not filled.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - sides: How the cells of each column stand; columns without any text are left out.
  ///   - gap: What stands between columns.
  ///   - width: The most cells of a line, beyond which the last column goes on below itself.
  /// - Returns: A line or more for every row.
  static func lines(
    _ rows: [[String]], _ sides: [Side], gap: String = "  ", width: Int = .max
  ) -> [String] {
    let widths = sides.indices.map { column in
      rows.map { column < $0.count ? CellWidth.cells($0[column]) : 0 }.max() ?? 0
    }
    let shown = sides.indices.filter { widths[$0] > 0 }
    return rows.flatMap { row in
      let cells = shown.map { column in
        let cell = column < row.count ? row[column] : ""
        let blanks = String(repeating: " ", count: widths[column] - CellWidth.cells(cell))
        return sides[column] == .left ? cell + blanks : blanks + cell
      }
      return broken(cells, gap: gap, width: width)
    }
  }

  /// The narrowest that a column is made.
  private static let narrowest = 24

  /// A row in lines; the last column is broken at its blanks.
  private static func broken(_ cells: [String], gap: String, width: Int) -> [String] {
    let line = cells.joined(separator: gap)
    guard CellWidth.cells(line) > width, let last = cells.last, cells.count > 1 else {
      return [line]
    }
    let head = cells.dropLast().map { $0 + gap }.joined()
    let start = CellWidth.cells(head)
    let text = String(last.reversed().drop { $0 == " " }.reversed())
    let parts = Wrapping.lines(text, columns: max(width - start, narrowest), indentation: "")
    let margin = String(repeating: " ", count: start)
    return parts.enumerated().map { index, part in (index == 0 ? head : margin) + part }
  }
}
