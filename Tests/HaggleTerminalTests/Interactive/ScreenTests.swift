import Testing

/// What somebody sees.
@Suite(.timeLimit(.minutes(5)), .enabled(if: Screen.tmux != nil && Haggle.editsLines))
struct ScreenTests {
  private let screen: Screen

  init() throws { screen = try Screen(in: TemporaryDirectory()) }

  private func awaitPrompt() throws -> [String] {
    try screen.lines { $0.last == "haggle>" }
  }

  @Test func `the prompt stands below the greeting`() throws {
    let lines = try awaitPrompt()
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("haggle 0.1.0 · ") == true)
  }

  @Test func `completions stand in a column between the line and the line again`() throws {
    _ = try awaitPrompt()
    try screen.type("re", "Tab")
    let lines = try screen.lines { $0.last == "haggle> re" && $0.count > 3 }
    #expect(lines[1] == "haggle> re")
    let list = lines[2..<(lines.count - 1)]
    #expect(list.allSatisfy { $0.hasPrefix("  re") })
    #expect(list.contains { $0.hasPrefix("  remove") })
  }

  @Test func `a picture follows the view`() throws {
    _ = try awaitPrompt()
    try screen.type("HStack { Color.blue; Color.green }", "Enter")
    let lines = try screen.lines { $0.last == "haggle>" && $0.count > 3 }
    #expect(lines[1] == "haggle> HStack { Color.blue; Color.green }")
    #expect(lines.contains { $0.hasPrefix("┌─") && $0.hasSuffix("─┐") })
    #expect(lines.contains { $0.hasPrefix("└─") && $0.hasSuffix("─┘") })
  }

  @Test func `a paste higher than the screen shows its end, and how much there is above`() throws {
    _ = try awaitPrompt()
    let rows = (1...40).map { "  Color.red.frame(height: \($0))" }
    try screen.paste((["VStack {"] + rows + ["}"]).joined(separator: "\n"))
    let lines = try screen.lines { $0.last == "}" }
    let start = try #require(lines.firstIndex { $0.hasPrefix("haggle> … ") })
    #expect(lines[start].hasSuffix(" lines above"))
    let shown = lines[(start + 1)...]
    #expect(shown.dropLast().elementsEqual(rows.suffix(shown.count - 1)))
    try screen.type("Enter")
    _ = try screen.lines { $0.last == "haggle>" }
  }
}
