import HaggleShell
import Testing

/// Where a bracket that nothing closes is told to be.
struct UnclosedBracketTests {
  @Test func `in a file one place is told, in the file's lines`() {
    var session = Session(files: MemoryFiles())
    let outcome = session.runText("Color.red\nVStack { HStack {\n", named: "a.haggle")
    #expect(outcome.messages.hasPrefix("a.haggle:2:17: error: unclosed `{`\n"))
  }

  @Test func `the place of the bracket is told beside that of a wrong one`() {
    var session = Session(files: MemoryFiles())
    let outcome = session.runText("Color.red\nVStack {\n HStack( Color.red }\n", named: "a.haggle")
    #expect(outcome.messages.hasPrefix("a.haggle:3:20: error: unclosed `(` opened at 3:8\n"))
  }

  @Test func `a typed line has no file, and tells the place in words`() {
    var session = Session(files: MemoryFiles())
    #expect(session.run("HStack {").messages.hasPrefix("error: unclosed `{` opened at 1:8\n"))
  }
}
