import HaggleLanguage

/// Lines whose cells stand below each other.
enum TextTable {
  /// How the cells of a column stand in it.
  enum Side {
    case left, right
  }

  /// Rows with two blanks between their columns; the last column is not filled.
  static func lines(_ rows: [[String]], _ sides: [Side], gap: String = "  ") -> [String] {
    let widths = sides.indices.map { column in
      rows.map { column < $0.count ? CellWidth.cells($0[column]) : 0 }.max() ?? 0
    }
    let shown = sides.indices.filter { widths[$0] > 0 }
    return rows.map { row in
      shown.map { column in
        let cell = column < row.count ? row[column] : ""
        let blanks = String(repeating: " ", count: widths[column] - CellWidth.cells(cell))
        return sides[column] == .left ? cell + blanks : blanks + cell
      }.joined(separator: gap)
    }
  }
}
