import HaggleLanguage
import HaggleReports

/// A line of a screen and how it looks.
package struct TalkLine: Equatable, Sendable {
  package enum Style: Equatable, Sendable {
    case plain, strong, faint
  }

  package var text: String
  package var style: Style

  init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// Everything that a terminal shows at one moment.
package struct TalkScreen: Equatable, Sendable {
  /// From the top; below them nothing stands.
  package var lines: [TalkLine]
  /// Where the next character would stand, from 0.
  package var cursor: (column: Int, row: Int)

  package static func == (left: Self, right: Self) -> Bool {
    left.lines == right.lines && left.cursor == right.cursor
  }
}

extension TalkShow {
  /// What the screen shows.
  package var screen: TalkScreen {
    if let shortage = talk.shortage(on: terminal) {
      let text = PageText(columns: max(1, terminal.columns))
      let lines = text.lines(([shortage.message] + shortage.details).joined(separator: "\n"))
      return TalkScreen(
        lines: lines.prefix(max(1, terminal.rows)).map { TalkLine($0) }, cursor: (0, 0))
    }
    let rows = talk.cells.rows - 1
    var content = pageLines
    var cursor = cursor(content)
    var told = message
    if let cover {
      (content, told) = cover.lines(rows: rows)
      cursor = (0, min(content.count, rows))
    }
    var lines = (content + Array(repeating: TalkLine(""), count: rows)).prefix(rows)
    lines.append(statusLine(told))
    if showsNotes, cover == nil, let note { lay(note, over: &lines) }
    return TalkScreen(lines: lines.map { cut($0) }, cursor: cursor)
  }

  /// The heading of the page and what its steps have shown so far.
  private var pageLines: [TalkLine] {
    let page = talk.pages[step.page]
    let heading = page.heading.map { TalkLine($0, style: .strong) }
    let above = heading.isEmpty ? [] : heading + [TalkLine("")]
    let first = talk.steps[...index].lastIndex { $0.page != step.page }.map { $0 + 1 } ?? 0
    let shown = talk.steps[first...index].indices.flatMap { place in
      lines(of: talk.steps[place], typed: place == index ? typedCount : nil)
    }
    let room = talk.cells.rows - 1 - above.count
    return above + shown.suffix(max(1, room)).map { TalkLine($0) }
  }

  /// The lines of a step, as far as it is typed.
  private func lines(of step: TalkStep, typed count: Int?) -> [String] {
    let text = PageText(columns: talk.cells.columns)
    let entry = count.map { step.entry.prefix($0) } ?? step.entry[...]
    let typed = step.entry.isEmpty ? [] : text.typed(entry)
    return (step.isApart ? [""] : []) + typed + (count == nil ? step.lines : [])
  }

  /// What the speaker's notes come to as a text of their own, for a screen that nobody else sees.
  package var notesText: String {
    let heading = step.heading.map { talk.headings[$0].text } ?? talk.name
    let next = isLast ? "this is the last step" : "next: " + talk.steps[index + 1].title
    let lines = [
      "\(index + 1)/\(talk.steps.count)  \(heading)", "", note ?? "no notes here", "", next,
    ]
    return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { Text.escaped(String($0)) + "\n" }.joined()
  }

  /// Behind what is being typed, or below the page's last line.
  private func cursor(_ lines: [TalkLine]) -> (column: Int, row: Int) {
    let last = talk.cells.rows - 1
    guard typedCount != nil, let line = lines.last else { return (0, min(lines.count, last)) }
    return (min(CellWidth.cells(line.text), talk.cells.columns - 1), lines.count - 1)
  }

  /// The row at the bottom: a message, and which step this is.
  private func statusLine(_ message: String) -> TalkLine {
    let place = "\(index + 1)/\(talk.steps.count)"
    let mark = step.differs && typedCount == nil ? twins("≠ ") : ""
    let columns = talk.cells.columns
    let gap = columns - CellWidth.cells(message) - CellWidth.cells(mark + place)
    let line = message + String(repeating: " ", count: max(1, gap)) + mark + place
    return TalkLine(cover.isBlank ? "" : line, style: mark.isEmpty ? .faint : .plain)
  }

  /// Puts the speaker's notes below the page where there is room, else over its lower rows.
  private func lay(_ note: String, over lines: inout ArraySlice<TalkLine>) {
    let columns = talk.cells.columns
    let rule = "── notes " + String(repeating: "─", count: max(0, columns - 9))
    let text = [rule] + PageText(columns: columns).lines(note)
    let below = max(0, terminal.rows - lines.count)
    if text.count <= below {
      lines += text.map { TalkLine($0, style: .faint) }
    } else {
      let shown = text.prefix(lines.count - 1)
      let end = lines.endIndex - 1
      lines.replaceSubrange((end - shown.count)..<end, with: shown.map { TalkLine($0) })
    }
  }

  /// The line as it can be shown, no wider than the page.
  private func cut(_ line: TalkLine) -> TalkLine {
    let columns = talk.cells.columns
    return TalkLine(CellWidth.prefix(twins(line.text), cells: columns), style: line.style)
  }

  /// The text in the characters that can be shown.
  private func twins(_ text: String) -> String {
    isASCII ? ReportOptions(style: .ascii).twins(text) : text
  }
}

extension TalkCover? {
  fileprivate var isBlank: Bool { if case .blank = self { true } else { false } }
}

extension Talk {
  /// What is wrong with a terminal, and what it lacks; `nil` when the talk fits.
  func shortage(
    on terminal: SessionSettings.Cells
  ) -> (message: String, details: [String])? {
    let columns = Self.missing(cells.columns - terminal.columns, "column")
    let rows = Self.missing(cells.rows - terminal.rows, "row")
    let missing = [columns, rows].compactMap(\.self)
    if missing.isEmpty { return nil }
    let verb = missing.count > 1 || missing[0].hasSuffix("s") ? "are" : "is"
    let size = "\(terminal.columns)×\(terminal.rows)"
    return (
      "'\(Text.escaped(name))' needs \(cells.columns)×\(cells.rows)",
      [
        "this terminal has \(size): \(missing.joined(separator: " and ")) \(verb) missing",
        "a larger window or smaller letters help",
      ]
    )
  }

  private static func missing(_ count: Int, _ word: String) -> String? {
    count <= 0 ? nil : count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
