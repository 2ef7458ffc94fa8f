import HaggleLanguage

/// A rule below a picture: `├──── 57.5 ───┼10┼─── 172.5 ───┤`.
enum HorizontalRule {
  /// The rule, and under it the numbers that do not fit their gaps.
  ///
  /// - Parameters:
  ///   - edges: The columns of the edges, ascending.
  ///   - texts: The distances, one fewer than edges.
  ///   - columns: The width of the picture; edges outside it are not shown.
  /// - Returns: No line, or the rule and what is below it.
  static func lines(_ edges: [Int], _ texts: [String], columns: Int) -> [String] {
    let shown = edges.indices.filter { edges[$0] >= 0 && edges[$0] < columns }
    guard let first = shown.first, let last = shown.last, first < last else { return [] }
    var rule = Canvas(columns: columns, rows: 1)
    for x in edges[first]...edges[last] { rule.write(Glyphs.horizontal, x, 0) }
    var dropped: [(middle: Int, text: String)] = []
    for index in first..<last {
      let gap = edges[index] + 1..<max(edges[index + 1], edges[index] + 1)
      let cells = CellWidth.cells(texts[index])
      if cells > gap.count {
        dropped.append(((edges[index] + edges[index + 1]) / 2, texts[index]))
      } else {
        let text = cells + 2 <= gap.count ? " \(texts[index]) " : texts[index]
        rule.write(text, gap.lowerBound + (gap.count - CellWidth.cells(text)) / 2, 0)
      }
    }
    for index in shown {
      rule.write(tick(edges[index], edges[first], edges[last]), edges[index], 0)
    }
    return rule.lines(container: nil) + second(dropped, columns: columns)
  }

  private static func tick(_ edge: Int, _ first: Int, _ last: Int) -> String {
    if first == last { return Glyphs.vertical }
    return edge == first ? Glyphs.ruleStart : edge == last ? Glyphs.ruleEnd : Glyphs.cross
  }

  /// Numbers under the middle of their gaps, on as many lines as keep them apart.
  private static func second(_ texts: [(middle: Int, text: String)], columns: Int) -> [String] {
    var lines: [(line: String, end: Int)] = []
    for (middle, text) in texts {
      let cells = CellWidth.cells(text)
      let x = max(0, min(middle - (cells - 1) / 2, columns - cells))
      let free = lines.firstIndex { $0.end < x || $0.end == 0 && x == 0 }
      let place = free ?? lines.count
      if free == nil { lines.append(("", 0)) }
      let blanks = String(repeating: " ", count: max(0, x - lines[place].end))
      lines[place] = (lines[place].line + blanks + text, x + cells)
    }
    return lines.map(\.line)
  }
}
