import HaggleLanguage

/// Marks below a printed line, only under what differs from the expected one.
enum LineMarks {
  /// The marks as a line of spaces, `^` and `~`; empty if nothing can be pointed at.
  static func line(_ expected: String, _ actual: String) -> String {
    let numbers = changedNumbers(expected, actual)
    let ranges = numbers.isEmpty ? changedTokens(expected, actual) : numbers
    var marks = ""
    for range in ranges {
      let start = CellWidth.cells(actual.slice(0..<range.lowerBound))
      let width = max(1, CellWidth.cells(actual.slice(range)))
      marks += String(repeating: " ", count: max(0, start - marks.utf8.count))
      marks += "^" + String(repeating: "~", count: width - 1)
    }
    return marks
  }

  /// The numbers of both lines that stand at the same place and differ.
  static func numberPairs(_ expected: String, _ actual: String) -> [(Double, Double)] {
    let (wanted, found) = (
      NumberScanner.numbers(in: expected), NumberScanner.numbers(in: actual)
    )
    guard wanted.count == found.count else { return [] }
    return zip(wanted, found).map { ($0.value, $1.value) }.filter { $0 != $1 }
  }

  private static func changedNumbers(_ expected: String, _ actual: String) -> [Range<Int>] {
    let (wanted, found) = (
      NumberScanner.numbers(in: expected), NumberScanner.numbers(in: actual)
    )
    guard wanted.count == found.count,
      words(of: NumberScanner.split(expected).text) == words(of: NumberScanner.split(actual).text)
    else { return [] }
    return zip(wanted, found).filter { $0.value != $1.value }.map { $1.range }
  }

  /// The text without spaces and walls, which move when a number changes.
  private static func words(of line: String) -> [Substring] {
    line.split { $0 == " " || ("\u{2500}"..."\u{257F}").contains($0) }
  }

  /// The stretch of the printed line between what both lines begin and end with.
  private static func changedTokens(_ expected: String, _ actual: String) -> [Range<Int>] {
    let front = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = min(expected.count, actual.count) - front
    let back = zip(expected.reversed(), actual.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let start = actual.prefix(front).utf8.count
    let end = actual.utf8.count - actual.suffix(back).utf8.count
    return [start..<max(start, end)]
  }
}
