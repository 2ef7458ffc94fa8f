import HaggleShell
import Testing

/// What is said about a session file that cannot be read.
struct TranscriptErrorTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var message: String
    var hint: String?

    init(_ description: String, _ lines: [String], _ message: String, hint: String? = nil) {
      testDescription = description
      self.lines = lines
      self.message = message
      self.hint = hint
    }
  }

  static let rows = [
    Row(
      "a misspelt key", ["---", "haggle-session: 1", "cels: 61x18", "---"],
      "a.md:3:1: error: unknown key 'cels' in the header", hint: "cells: 61x18"),
    Row(
      "a key of another tool", ["---", "haggle-session: 1", "size: 61x18", "---"],
      "a.md:3:1: error: unknown key 'size' in the header", hint: "container: 61x18"),
    Row(
      "a misspelt first key", ["---", "hagle-session: 1", "---"],
      "a.md:2:1: error: unknown key 'hagle-session' in the header", hint: "haggle-session: 1"),
    Row(
      "a later version", ["---", "haggle-session: 2", "---"],
      "a.md:2:17: error: needs session files of version 2, this is haggle for version 1"),
    Row(
      "a container that is none", ["<!--", "haggle-session: 1", "container: huge", "-->"],
      "a.md:3:12: error: 'container' cannot be 'huge'", hint: "container: 620x80"),
    Row(
      "a tolerance below zero", ["---", "haggle-session: 1", "tolerance: -1", "---"],
      "a.md:3:12: error: 'tolerance' cannot be '-1'", hint: "tolerance: 0.01"),
    Row(
      "a header that is no list", ["---", "haggle-session: 1", "cells", "---"],
      "a.md:3:1: error: a header holds lines 'key: value'", hint: "haggle-session: 1"),
    Row(
      "a header behind a fence", ["```haggle", "```", "<!-- haggle-session: 1 -->"],
      "a.md:3:6: error: the header stands once, before the first fence"),
    Row(
      "a misspelt fence", ["```hagle quiet", "```"], "a.md:1:4: error: unknown fence 'hagle'",
      hint: "```haggle quiet"),
    Row(
      "a misspelt word", ["```haggle quite", "```"],
      "a.md:1:11: error: unknown word 'quite' in a fence", hint: "```haggle quiet"),
    Row(
      "a word without its value", ["```haggle fails", "```"],
      "a.md:1:11: error: unknown form 'fails' of 'fails'", hint: "```haggle fails=3"),
    Row(
      "a code that is none", ["```haggle fails=x", "```"],
      "a.md:1:11: error: unknown form 'fails=x' of 'fails'", hint: "```haggle fails=3"),
    Row(
      "a value for a word without one", ["```swift haggle quiet=1", "```"],
      "a.md:1:17: error: unknown form 'quiet=1' of 'quiet'", hint: "```swift haggle quiet"),
    Row(
      "an open fence", ["text", "````haggle", "> tree", "```"],
      "a.md:2:1: error: the fence is not closed", hint: "````"),
    Row(
      "an open comment", ["<!-- note: x"], "a.md:1:1: error: the comment is not closed", hint: "-->"
    ),
    Row(
      "output without a command", ["```haggle", "", "tree", "```"],
      "a.md:3:1: error: output without a command", hint: "> tree"),
    Row(
      "output that looks like a command", ["```haggle", "> tree", ">x", "```"],
      "a.md:3:1: error: a line of output that begins with '>' is written '\\>'", hint: "\\>x"),
    Row(
      "a command that goes on behind its output", ["```haggle", "> tree", "x", ">> y", "```"],
      "a.md:4:1: error: a line of output that begins with '>' is written '\\>'", hint: "\\>> y"),
    Row(
      "a pattern with an open bracket", ["```haggle", "> tree", "ab(c (re)", "```"],
      "a.md:3:5: error: unclosed '(' in the pattern"),
  ]

  @Test(arguments: rows)
  func `an error names the place and what was meant`(_ row: Row) {
    for lineBreak in ["\n", "\r\n"] {
      var session = Session(
        files: MemoryFiles(["/desk/a.md": row.lines.joined(separator: lineBreak) + lineBreak]))
      let outcome = session.runFile(named: "a.md")
      let lines = outcome.messages.split(separator: "\n")
      #expect(lines.first.map(String.init) == row.message)
      #expect(lines.last { $0.hasPrefix("hint: ") }?.dropFirst(6).description == row.hint)
      #expect(!outcome.messages.contains("\\r"))
      #expect(outcome.failure == ExitCode.error)
    }
  }
}
