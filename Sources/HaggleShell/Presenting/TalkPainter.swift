import HaggleLanguage

/// Turns screens into what a terminal has to be told.
///
/// The first screen is painted whole, of those that follow only what has changed.
package struct TalkPainter: Sendable {
  /// What the terminal shows; `nil` when nobody knows.
  private var shown: TalkScreen?
  /// Whether headings may look different from other lines.
  private let isStyled: Bool

  package init(isStyled: Bool) { self.isStyled = isStyled }

  /// Forgets what the terminal shows: somebody else has written there.
  package mutating func forget() { shown = nil }

  /// What makes the terminal show a screen.
  package mutating func text(for screen: TalkScreen) -> String {
    let old = shown
    shown = screen
    if old == screen { return "" }
    var strokes = Strokes(at: old?.cursor)
    let rows = max(screen.lines.count, old?.lines.count ?? 0)
    for row in 0..<rows {
      change(row, from: old?.line(row), to: screen.line(row), &strokes)
    }
    strokes.move(to: screen.cursor)
    return strokes.text
  }

  private func change(
    _ row: Int, from old: TalkLine?, to new: TalkLine, _ strokes: inout Strokes
  ) {
    if new == old ?? TalkLine("") { return }
    let isPlain = new.style == .plain && old?.style == .plain
    if let old, isPlain, new.text.hasPrefix(old.text) {
      strokes.move(to: (CellWidth.cells(old.text), row))
      strokes.write(String(new.text.dropFirst(old.text.count)))
    } else {
      strokes.move(to: (0, row))
      strokes.write(new.text, painted(new) + (old == nil ? "" : Self.clearRest))
    }
  }

  private func painted(_ line: TalkLine) -> String {
    guard isStyled, !line.text.isEmpty else { return line.text }
    return switch line.style {
    case .plain: line.text
    case .strong: "\u{1B}[1m\(line.text)\u{1B}[0m"
    case .faint: "\u{1B}[2m\(line.text)\u{1B}[0m"
    }
  }

  private static let clearRest = "\u{1B}[K"
}

/// What is sent to a terminal, and where that leaves its cursor.
private struct Strokes {
  private(set) var text = ""
  private var cursor: (column: Int, row: Int)

  /// Starts where the cursor is known to be; with a clear screen if it is not.
  init(at cursor: (column: Int, row: Int)?) {
    if cursor == nil { text = "\u{1B}[H\u{1B}[2J" }
    self.cursor = cursor ?? (0, 0)
  }

  mutating func move(to place: (column: Int, row: Int)) {
    if place == cursor { return }
    cursor = place
    text += "\u{1B}[\(place.row + 1);\(place.column + 1)H"
  }

  /// Writes words, which with everything that steers the terminal are `painted`.
  mutating func write(_ words: String, _ painted: String? = nil) {
    text += painted ?? words
    cursor.column += CellWidth.cells(words)
  }
}

extension TalkScreen {
  fileprivate func line(_ row: Int) -> TalkLine {
    lines.indices.contains(row) ? lines[row] : TalkLine("")
  }
}
