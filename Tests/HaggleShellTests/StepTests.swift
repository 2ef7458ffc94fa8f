import HaggleShell
import Testing

/// Steps at a prompt and in a file.
struct StepTests {
  private func show() -> Session {
    var session = Session.after("resize 620 80", Session.exampleView, isInteractive: true)
    _ = session.run("step", at: .typed)
    return session
  }

  @Test func `n, p and a number move, and one n too many leads nowhere`() {
    var session = show()
    #expect(session.run("n", at: .typed).output.hasPrefix("step 2 of 14"))
    #expect(session.run("", at: .typed).output.hasPrefix("step 3 of 14"))
    #expect(session.run("p", at: .typed).output.hasPrefix("step 2 of 14"))
    #expect(session.run("14", at: .typed).output.hasPrefix("step 14 of 14"))
    for _ in 0..<3 {
      let outcome = session.run("n", at: .typed)
      #expect(outcome.output == "")
      #expect(outcome.messages == "note: step 14 is the last: p, a number, or q to leave\n")
    }
    #expect(session.stepPrompt == "step 14 of 14: p back, a number, q> ")
    #expect(session.run("q", at: .typed) == session.run("", at: .argument(1)))
    #expect(session.stepPrompt == nil)
  }

  @Test func `nothing typed among the steps changes the tree`() {
    var session = show()
    let before = session.document.revision
    for line in ["new", "remove blue", "0", "-1", "p", "1000", "quit"] {
      #expect(session.run(line, at: .typed).output == "")
    }
    #expect(session.document.revision == before)
    #expect(session.stepPrompt?.hasPrefix("step 1 of 14") == true)
  }

  @Test func `a file gets all steps, or the one it asks for`() {
    var session = Session.row()
    #expect(session.answer("step").hasPrefix(" 1  container → hstack"))
    #expect(session.answer("step 9").hasPrefix("step 9 of 14   hstack → green"))
    #expect(session.stepPrompt == nil)
    #expect(
      session.run("step 15", at: .argument(1)).messages == """
        error: there are 14 steps
          step 15
               ^~
        hint: step 14

        """)
  }
}
