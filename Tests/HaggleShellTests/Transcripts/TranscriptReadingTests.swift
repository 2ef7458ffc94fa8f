import HaggleLanguage
import HaggleLayout
import HaggleShell
import Testing

/// What of a Markdown file is ours (design 8).
struct TranscriptReadingTests {
  private func read(_ lines: String...) throws -> HaggleShell.Transcript {
    try HaggleShell.Transcript(lines.joined(separator: "\n") + "\n", named: "a.md")
  }

  @Test func `front matter says what surroundings the file wants`() throws {
    let header = try read(
      "---", "haggle-session: 1", "cells: 61x18", "container: 620x80", "mode: ascii",
      "tolerance: 0.01", "---", "# Title"
    ).header
    #expect(header.cells == SessionSettings.Cells(columns: 61, rows: 18))
    #expect(header.container == ProposedSize(width: 620, height: 80))
    #expect(header.mode == .ascii)
    #expect(header.tolerance == 0.01)
  }

  @Test func `a comment in front of the first fence can be the header`() throws {
    let transcript = try read(
      "# Title", "", "<!-- haggle-session: 1", "container: nil 80 -->", "```haggle", "> tree", "```"
    )
    #expect(transcript.header.container == ProposedSize(width: nil, height: 80))
    #expect(transcript.blocks.count == 1)
  }

  @Test func `front matter of other programs is left to them`() throws {
    let transcript = try read("---", "title: Half", "tags:", "- layout", "---", "text")
    #expect(transcript.header == TranscriptHeader())
  }

  @Test func `a command goes on behind double marks, and its output ends at the next`() throws {
    let block = try #require(
      read(
        "```haggle", "> HStack {", ">>   Color.blue", ">> }", "> tree", "one", "", "  two", "",
        "> blue.width", "```"
      ).blocks.first)
    #expect(block.commands.map(\.entry) == ["HStack {\n  Color.blue\n}", "tree", "blue.width"])
    #expect(block.commands.map(\.line) == [2, 5, 10])
    #expect(block.commands[1].expected.map(\.text) == ["one", "", "  two"])
    #expect(block.commands[1].expected.map(\.line) == [6, 7, 8])
  }

  @Test func `protected output is meant without its mark`() throws {
    let block = try #require(
      read("```haggle", "> tree", "\\> a", "\\\\> b", "\\```", "\\x", "```").blocks.first)
    #expect(block.commands[0].expected.map(\.text) == ["> a", "\\> b", "```", "\\x"])
  }

  @Test func `view code is one entry`() throws {
    let block = try #require(
      read("```swift haggle", "VStack {", "  Color.blue", "}", "```").blocks.first)
    #expect(block.kind == .view)
    #expect(block.commands.map(\.entry) == ["VStack {\n  Color.blue\n}"])
    #expect(block.commands.map(\.line) == [2])
  }

  @Test func `the words of a fence`() throws {
    let words = try #require(
      read(
        "~~~haggle quiet fails=3 skip fresh name=x setup=a.haggle lenient tolerant answer", "~~~"
      ).blocks.first
    ).words
    var expected = FenceWords()
    expected.isQuiet = true
    expected.failureCode = 3
    expected.isSkipped = true
    expected.isFresh = true
    expected.name = "x"
    expected.setup = "a.haggle"
    expected.isLenient = true
    expected.isTolerant = true
    expected.isAnswer = true
    #expect(words == expected)
  }

  @Test func `an answer may be written without marks`() throws {
    let block = try #require(
      read("```haggle answer", "Color.blue", "expect blue.width == 3", "```").blocks.first)
    #expect(block.kind == .entries)
    #expect(block.commands.map(\.line) == [2, 3])
  }

  @Test func `comments steer a talk, others are comments`() throws {
    let items = try read(
      "<!-- note: three", "guesses -->", "<!-- pause -->", "<!-- quiz: blue.width choices 1 2 -->",
      "<!-- gap: 2.5s -->", "<!-- skip-today -->", "<!-- later -->", "text <!-- pause -->"
    ).items
    let directives: [TranscriptDirective] = items.compactMap { item in
      if case .directive(let directive) = item { directive } else { nil }
    }
    #expect(
      directives.map(\.kind) == [
        .note("three\nguesses"), .pause, .quiz("blue.width choices 1 2"), .gap(2.5), .skipToday,
      ])
    #expect(directives.map(\.line) == [1, 3, 4, 5, 6])
  }

  static let foreign: [[String]] = [
    ["```swift", "> tree", "```"], ["```", "> tree", "```"], ["`haggle`", "> tree"],
    ["````markdown", "```haggle", "> tree", "```", "````"], ["    ```haggle", "    > tree"],
    ["<!--", "```haggle", "> tree", "```", "-->"], ["> ```haggle"],
  ]

  @Test(arguments: foreign)
  func `other fences are text`(_ lines: [String]) throws {
    let items = try HaggleShell.Transcript(lines.joined(separator: "\n"), named: "a.md").items
    #expect(items.allSatisfy { if case .narration = $0 { true } else { false } })
  }

  @Test func `line breaks and marks of other systems do not matter`() throws {
    let plain = "---\nhaggle-session: 1\n---\n```haggle\n> tree\none\n```\n"
    let other = "\u{FEFF}" + plain.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    let block = try #require(HaggleShell.Transcript(other, named: "a.md").blocks.first)
    #expect(block.commands.map(\.entry) == ["tree"])
    #expect(block.commands[0].expected.map(\.text) == ["one"])
    #expect(
      other.utf8.dropFirst(block.commands[0].expectedRange.lowerBound).starts(with: "one\r\n".utf8))
  }

  @Test func `an indented fence is read without its indentation`() throws {
    let block = try #require(
      read("1. Look:", "", "   ```haggle", "   > tree", "     two", "   ```").blocks.first)
    #expect(block.commands[0].entry == "tree")
    #expect(block.commands[0].expected[0].text == "  two")
  }

  @Test func `any other file is a list of entries`() throws {
    let block = try #require(
      HaggleShell.Transcript("# x\nColor.blue\nblue.width\n", named: "a.haggle").blocks.first)
    #expect(block.kind == .entries)
    #expect(block.commands.map(\.line) == [2, 3])
  }
}
