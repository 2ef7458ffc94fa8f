import HaggleShell
import Testing

/// What is sent to a terminal makes it show what the talk says.
struct TalkPainterTests {
  @Test func `changes lead to the same screen as painting it whole`() throws {
    var show = try TalkShow.of()
    show.terminal = show.talk.cells
    var painter = TalkPainter(isStyled: true)
    var terminal = TinyTerminal(columns: 64, rows: 18)
    let keys = [
      " ", "", "", "", " ", " ", " ", "n", "w", " ", "g", "down", "enter", "left", "?", "x", "b",
      "x",
      "end", "home", "q", "right",
    ]
    for key in keys {
      if key.isEmpty { show.tick() } else { show.press(key) }
      terminal.write(painter.text(for: show.screen))
      let expected = show.screen.lines.map(\.text)
      #expect(terminal.lines(expected.count) == expected.map(TinyTerminal.trimmed))
      #expect(terminal.cursor == show.screen.cursor)
    }
    #expect(painter.text(for: show.screen) == "")
  }

  @Test func `a letter that is typed is all that is sent`() throws {
    var show = try TalkShow.of()
    var painter = TalkPainter(isStyled: false)
    show.press(" ")
    _ = painter.text(for: show.screen)
    show.tick()
    #expect(painter.text(for: show.screen) == "H")
  }
}

/// As much of a terminal as a talk uses.
struct TinyTerminal {
  private var cells: [[Character]]
  private(set) var cursor = (column: 0, row: 0)

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  mutating func write(_ text: String) {
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" { control(&rest) } else { put(character) }
    }
  }

  private mutating func put(_ character: Character) {
    cells[cursor.row][min(cursor.column, cells[0].count - 1)] = character
    cursor.column += 1
  }

  private mutating func control(_ rest: inout ArraySlice<Character>) {
    _ = rest.popFirst()
    let numbers = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(numbers.count)
    let values = String(numbers).split(separator: ";").compactMap { Int($0) }
    switch rest.popFirst() {
    case "H": cursor = values.count == 2 ? (values[1] - 1, values[0] - 1) : (0, 0)
    case "J": self = TinyTerminal(columns: cells[0].count, rows: cells.count)
    case "K":
      for column in cursor.column..<cells[0].count { cells[cursor.row][column] = " " }
    default: break
    }
  }

  /// The lines without blanks at their ends.
  func lines(_ count: Int) -> [String] { cells.prefix(count).map { Self.trimmed(String($0)) } }

  static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
