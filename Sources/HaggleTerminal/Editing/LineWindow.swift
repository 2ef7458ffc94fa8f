/// The part of a long entry that a screen has room for, around the cursor.
///
/// An entry of several lines comes from a paste or from the history. More rows than the screen has
/// cannot be drawn in place, for what scrolled away is out of reach.
package struct LineWindow: Equatable {
  /// What is shown: lines, and how many there are above and below.
  package private(set) var text: String
  /// Where the cursor stands in it, in UTF-8 bytes.
  package private(set) var cursor: Int

  /// Chooses the lines; there are none to choose, and `nil` comes of it, where the screen has room
  /// for the whole entry.
  ///
  /// - Parameters:
  ///   - entry: The whole entry.
  ///   - cursor: Where the cursor stands in it, in UTF-8 bytes.
  ///   - prompt: The columns of the prompt.
  ///   - columns: The columns of the screen.
  ///   - rows: Its rows.
  package init?(_ entry: String, cursor: Int, prompt: Int, columns: Int, rows: Int) {
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
    let heights = lines.map { Self.rows(of: $0, columns: columns) }
    let whole = heights.reduce(prompt / max(columns, 1), +)
    guard lines.count > 1, whole >= rows else { return nil }
    let starts = lines.map { entry.utf8.distance(from: entry.startIndex, to: $0.startIndex) }
    let current = starts.lastIndex { $0 <= cursor } ?? 0
    let shown = Self.window(around: current, heights, rows: max(rows - 3, 1))

    var above = shown.lowerBound > 0 ? "… \(Self.count(shown.lowerBound)) above\n" : ""
    let below = lines.count - shown.upperBound
    text = above + lines[shown].joined(separator: "\n")
    if below > 0 { text += "\n… \(Self.count(below)) below" }
    above += entry.utf8Text(starts[shown.lowerBound]..<cursor)
    self.cursor = above.utf8.count
  }

  /// As many lines around one as rows have room for, on both sides alike where there are any.
  private static func window(around current: Int, _ heights: [Int], rows: Int) -> Range<Int> {
    var range = current..<current + 1
    var free = rows - heights[current]
    while true {
      let above = range.lowerBound - 1
      let below = range.upperBound
      let canRise = above >= 0 && heights[above] <= free
      let canSink = below < heights.count && heights[below] <= free
      if canRise && (!canSink || current - above <= below - current) {
        range = above..<range.upperBound
        free -= heights[above]
      } else if canSink {
        range = range.lowerBound..<below + 1
        free -= heights[below]
      } else {
        return range
      }
    }
  }

  /// The rows that a line takes; what is not ASCII is counted as wide.
  private static func rows(of line: Substring, columns: Int) -> Int {
    let cells = line.unicodeScalars.reduce(0) { cells, scalar in
      cells + (scalar == "\t" ? 8 : scalar.isASCII && scalar.value >= 0x20 ? 1 : 2)
    }
    return 1 + cells / max(columns, 1)
  }

  private static func count(_ lines: Int) -> String { lines == 1 ? "1 line" : "\(lines) lines" }
}

extension String {
  /// Some of the bytes as text.
  fileprivate func utf8Text(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
