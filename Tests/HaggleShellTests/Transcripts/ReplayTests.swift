import HaggleLayout
import HaggleShell
import Testing

/// `haggle FILE.md` and `source FILE.md` do what the file's commands do (design 8).
struct ReplayTests {
  private static let text = """
    ---
    haggle-session: 1
    container: 100x50
    mode: ascii
    ---
    ```swift haggle
    Color.blue
    ```
    ```haggle
    > print blue.width
    recorded long ago
    > option mode
    ```
    ```haggle skip
    > bogus
    ```
    ```haggle fails=3
    > remove bule
    ```
    ```haggle
    > wrap blue
    >>
    > blue.height
    ```

    """

  @Test func `a file prints what its commands print, up to the first mistake`() {
    var session = Session(files: MemoryFiles(["/desk/a.md": Self.text]))
    let outcome = session.runFile(named: "a.md")
    #expect(outcome.output == "100\nascii\n")
    #expect(outcome.messages.contains("a.md:18:10: error: no view named 'bule'\n"))
    #expect(outcome.messages.contains("a.md:21:12: error: 'wrap' needs 'in'"))
    #expect(outcome.failure == ExitCode.error)
    #expect(session.settings.mode == .unicode)
    #expect(session.document.container == ProposedSize(width: 100, height: 50))
  }

  @Test func `a place in a further line counts its mark`() {
    let text = "```haggle\n> HStack {\n>>   Color.blue\n>>   Color.bleu(\n>> }\n```\n"
    var session = Session(files: MemoryFiles(["/desk/a.md": text]))
    let first = session.runFile(named: "a.md").messages.split(separator: ":").prefix(2)
    #expect(first.first == "a.md")
  }

  @Test func `a transcript can be sourced as one step`() {
    let files = MemoryFiles(["/desk/a.md": "```haggle\n> Color.blue\n> .padding(8)\n```\n"])
    var session = Session.after("Color.red", files: files)
    _ = session.answer("source a.md")
    #expect(session.document.root?.names == ["blue.padding", "blue"])
    #expect(session.document.undoCount == 2)
  }

  @Test func `a fresh fence starts from nothing, and undo goes back`() {
    let text = "```haggle\n> let w = 3\n> Color.blue\n```\n```haggle fresh\n> Color.red\n```\n"
    var session = Session(files: MemoryFiles(["/desk/a.md": text]))
    #expect(session.runFile(named: "a.md").failure == nil)
    #expect(session.document.root?.names == ["red"])
    #expect(session.run("Color.red.frame(width: w)", at: .argument(1)).failure == 3)
    _ = session.answer("undo 2")
    #expect(session.document.root?.names == ["blue"])
  }
}
