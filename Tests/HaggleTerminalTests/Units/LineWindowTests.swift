import HaggleTerminal
import Testing

/// The part of a long entry that is shown while it is edited.
struct LineWindowTests {
  private let entry = (1...40).map { "line \($0)" }.joined(separator: "\n")

  private func window(_ cursor: Int, columns: Int = 80, rows: Int = 10) -> LineWindow? {
    LineWindow(entry, cursor: cursor, prompt: 8, columns: columns, rows: rows)
  }

  @Test func `what the screen has room for is shown whole`() {
    #expect(window(0, rows: 41) == nil)
    #expect(LineWindow("one line", cursor: 3, prompt: 8, columns: 4, rows: 1) == nil)
  }

  @Test func `after a paste its last lines are shown, and how many are above`() throws {
    let shown = try #require(window(entry.utf8.count))
    let lines = shown.text.split(separator: "\n")
    #expect(lines == ["… 33 lines above"] + (34...40).map { "line \($0)" })
    #expect(shown.cursor == shown.text.utf8.count)
  }

  @Test func `around a cursor in the middle both sides are shown`() throws {
    let middle = entry.utf8.count / 2
    let shown = try #require(window(middle))
    let lines = shown.text.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.first?.hasSuffix("lines above") == true)
    #expect(lines.last?.hasSuffix("lines below") == true)
    let front = entry.utf8.prefix(middle).suffix(4)
    #expect(shown.text.utf8.prefix(shown.cursor).suffix(4).elementsEqual(front))
  }

  @Test func `lines that wrap take their rows`() throws {
    let shown = try #require(window(entry.utf8.count, columns: 4))
    #expect(shown.text == "… 37 lines above\nline 38\nline 39\nline 40")
  }
}
