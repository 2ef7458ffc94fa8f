import HaggleLayout

/// The rows of a picture above and below all views, where there is only the container's box.
struct EmptyRows {
  /// Fewer rows than this are drawn.
  private static let longest = 12
  /// Rows that stay on either side of those left out.
  private static let kept = 2

  /// The rows left out, from the top of the picture.
  private(set) var ranges: [Range<Int>] = []
  private let container: CellRect

  /// Looks for the rows of a picture that shows its container.
  ///
  /// - Returns: `nil` where all rows are needed.
  init?(_ picture: Picture) {
    guard picture.showsContainer, let container = picture.grid.cells(picture.bounds),
      !container.isOutside(columns: picture.grid.columns, rows: picture.grid.rows)
    else { return nil }
    self.container = container
    let views = picture.cells.compactMap { $0 }
    let top = views.map(\.top).min() ?? 0
    let bottom = views.map(\.bottom).max() ?? 0
    for rows in [
      container.top + 1..<max(top, container.top + 1),
      min(bottom + 1, container.bottom)..<container.bottom,
    ]
    where rows.count > Self.longest && rows.lowerBound >= 0 {
      ranges.append(rows.lowerBound + Self.kept..<rows.upperBound - Self.kept)
    }
    if ranges.isEmpty { return nil }
  }

  /// The lines with one in place of each range, which says how many there were.
  func leftOut(of lines: [String]) -> [String] {
    var lines = lines
    for range in ranges.reversed() where range.upperBound <= lines.count {
      lines.replaceSubrange(range, with: [marked(lines[range.lowerBound], count: range.count)])
    }
    return lines
  }

  /// A row of the container with words in its middle.
  private func marked(_ line: String, count: Int) -> String {
    let words = " (\(count) empty rows) "
    var cells = line.map { $0 }
    let inside = container.left + 1..<min(container.right, cells.count)
    let start = inside.lowerBound + (inside.count - words.count) / 2
    guard inside.count >= words.count, inside.lowerBound >= 0 else { return line }
    cells.replaceSubrange(start..<start + words.count, with: words)
    return String(cells)
  }
}
