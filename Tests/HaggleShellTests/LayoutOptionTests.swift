import HaggleShell
import Testing

/// Options that change the layout: they can be undone, and are saved.
struct LayoutOptionTests {
  private func session(_ entries: String...) -> (session: Session, output: String) {
    var session = Session(files: MemoryFiles([:]))
    let output = entries.map { session.run($0).output }.filter { !$0.isEmpty }
    return (session, output.joined())
  }

  @Test func `text in cells is 8 by 16 a character, and wide ones take two`() {
    let run = session("option text cells", "Text(\"Hi 日本\").id(\"t\")", "t.size")
    #expect(run.output == "≈56×≈16\n")
  }

  @Test func `the measure of text is undone like any change of the layout`() {
    let run = session(
      "Text(\"Hello world\").id(\"t\")", "option text cells", "t.size", "undo", "t.size",
      "option text", "redo", "option text")
    #expect(run.output == "≈88×≈16\n≈85.333×≈20.333\nproportional\ncells\n")
  }

  @Test func `the measure of text is saved with the tree`() {
    var session = session("option text cells", "Text(\"Hello\").id(\"t\")", "save t.haggle").session
    _ = session.run("option text proportional")
    #expect(session.run("source t.haggle").failure == nil)
    #expect(session.run("t.size").output == "≈40×≈16\n")
  }

  @Test func `choosing what holds already is no step for undo`() {
    let run = session("option text proportional").session
    #expect(run.document.undoCount == 0)
  }
}
