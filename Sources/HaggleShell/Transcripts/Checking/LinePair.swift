import HaggleLanguage

/// An expected and a printed line as they are shown above each other.
struct LinePair {
  let expected: String
  let actual: String

  /// How many characters of a line are shown.
  private static let longest = 160
  /// How many of them stand in front of the first difference when a line is longer.
  private static let context = 40

  /// Makes both safe for a terminal; of long lines the part around the first difference is kept.
  init(_ expected: String, _ actual: String) {
    let (wanted, found) = (Text.escaped(expected), Text.escaped(actual))
    let front = zip(wanted, found).prefix { $0 == $1 }.count
    let isLong = max(wanted.count, found.count) > Self.longest
    let start = isLong ? max(0, front - Self.context) : 0
    self.expected = Self.cut(wanted, from: start)
    self.actual = Self.cut(found, from: start)
  }

  private static func cut(_ line: String, from start: Int) -> String {
    let rest = line.dropFirst(start)
    let shown = rest.prefix(longest)
    return (start > 0 ? "…" : "") + shown + (shown.endIndex < rest.endIndex ? "…" : "")
  }
}
