import HaggleLanguage

/// A rule beside a picture: a tick at every edge and the distances between them.
enum VerticalRule {
  /// The columns of a rule with these numbers, with a blank in front and behind the line.
  static func width(_ texts: [String]) -> Int {
    3 + (texts.map(CellWidth.cells).max() ?? 0)
  }

  /// The rule, in pieces.
  ///
  /// - Parameters:
  ///   - edges: The rows of the edges, ascending.
  ///   - texts: The distances, one fewer than edges.
  ///   - rows: The height of the picture; edges outside it are not shown.
  /// - Returns: What is added to each line of the picture; all of one width.
  static func lines(_ edges: [Int], _ texts: [String], rows: Int) -> [String] {
    var canvas = Canvas(columns: width(texts), rows: rows)
    let shown = edges.indices.filter { edges[$0] >= 0 && edges[$0] < rows }
    guard let first = shown.first, let last = shown.last, first < last else {
      return canvas.lines(container: nil)
    }
    for y in edges[first]...edges[last] { canvas.write(Glyphs.vertical, 1, y) }
    for index in shown {
      canvas.write(tick(edges[index], edges[first], edges[last]), 1, edges[index])
    }
    for index in first..<last {
      let inside = edges[index] + 1..<max(edges[index + 1], edges[index] + 1)
      let middle = (edges[index] + edges[index + 1]) / 2
      // A gap without a row of its own takes that of an edge.
      let place = inside.isEmpty ? [edges[index], edges[index + 1]] : [middle]
      guard let y = place.first(where: { canvas.isFree(3, $0) }) else { continue }
      canvas.write(texts[index], 3, y)
    }
    return canvas.lines(container: nil)
  }

  private static func tick(_ edge: Int, _ first: Int, _ last: Int) -> String {
    edge == first ? Glyphs.ruleTop : edge == last ? Glyphs.ruleBottom : Glyphs.cross
  }
}
