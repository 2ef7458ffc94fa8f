import HaggleLanguage

/// Text in columns.
enum Columns {
  /// Rows of cells, every column as wide as its widest cell and two spaces between.
  static func text(_ rows: [[String]], indentation: Int = 0) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? CellWidth.cells($0[column]) : 0 }.max() ?? 0
    }
    let margin = String(repeating: " ", count: indentation)
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + padding(widths[column] - CellWidth.cells(cell))
      }
      return margin + cells.joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  private static func padding(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
