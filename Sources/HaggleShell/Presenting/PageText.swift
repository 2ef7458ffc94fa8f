import HaggleLanguage
import HaggleReports

/// Text as it stands on a page of so many columns.
struct PageText: Sendable {
  let columns: Int

  /// The lines of an answer, with everything that could steer a terminal spelled out.
  func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      broken(Self.shown(String(line)))
    }
  }

  /// A line in pieces that fit, those that go on a little further in than the first.
  private func broken(_ line: String) -> [String] {
    if CellWidth.cells(line) <= columns { return [line] }
    let margin = String(line.prefix { $0 == " " }.prefix(columns / 2))
    return Wrapping.lines(
      String(line.dropFirst(margin.count)), columns: columns - margin.utf8.count
    ).map { margin + $0 }
  }

  func lines(_ narration: [NarrationLine]) -> [String] {
    narration.flatMap { line -> [String] in
      if line.isBlank { return [""] }
      let text = line.mark + Self.shown(line.text)
      if line.isCode { return cut(text) }
      let margin = String(repeating: " ", count: CellWidth.cells(line.mark))
      return Wrapping.lines(text, columns: columns, indentation: margin)
    }
  }

  /// The lines in which an entry is typed, behind the marks of a session file.
  func typed(_ entry: some StringProtocol) -> [String] {
    entry.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        cut((index == 0 ? "> " : ">> ") + Self.shown(String(line)))
      }
  }

  /// An entry behind the marks of a session file, broken where a reader would break it.
  func entered(_ entry: String) -> [String] {
    entry.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        let mark = index == 0 ? "> " : ">> "
        return codeLines(mark + Self.shown(String(line)))
      }
  }

  /// A line of code in pieces that fit, broken at blanks or in front of modifiers.
  private func codeLines(_ line: String) -> [String] {
    var lines: [String] = []
    var rest = line
    while CellWidth.cells(rest) > columns {
      let head = CellWidth.prefix(rest, cells: columns)
      let margin = rest.prefix { $0 == " " || $0 == ">" }.count
      let place = Self.lastBreak(in: head, after: margin) ?? head.count
      lines.append(String(head.prefix(place)))
      rest = Self.codeMargin + rest.dropFirst(place).drop { $0 == " " }
    }
    return lines + [rest]
  }

  private static let codeMargin = "     "

  /// How many characters stand in front of the last place at which a line of code can be broken.
  private static func lastBreak(in head: String, after margin: Int) -> Int? {
    let characters = Array(head)
    return characters.indices.dropFirst(margin + 1).last { index in
      let before = characters[index - 1]
      if characters[index] == " " {
        // Braces stay with what they open or close.
        let after = index + 1 < characters.count ? characters[index + 1] : "}"
        return before != ":" && after != "{" && after != "}"
      }
      return characters[index] == "." && (before == ")" || before == "}")
    }
  }

  /// A line cut into pieces that fit, as a terminal does it.
  private func cut(_ line: String) -> [String] {
    var lines: [String] = []
    var rest = line
    repeat {
      let head = CellWidth.prefix(rest, cells: columns)
      lines.append(head)
      rest = String(rest.dropFirst(head.count))
    } while !rest.isEmpty
    return lines
  }

  private static func shown(_ line: String) -> String {
    let isTabbed = line.utf8.contains(UInt8(ascii: "\t"))
    guard isTabbed else { return Text.escaped(line) }
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    return Text.escaped(parts.joined(separator: "  "))
  }
}
