import HaggleShell
import Testing

/// What a person at a terminal sees, prompt for prompt.
struct TranscriptTests {
  private func session(columns: Int = 80, rows: Int = 24) -> Session {
    var session = Session.after(isInteractive: true)
    session.settings.terminal = SessionSettings.Cells(columns: columns, rows: rows)
    return session
  }

  /// The first minute of design 11, without what explains.
  @Test(arguments: [SessionSettings.Mode.unicode, .ascii, .outline])
  func `the first minute`(_ mode: SessionSettings.Mode) throws {
    var session = session()
    session.settings.mode = mode
    let entries = [
      "resize 620 80", Session.exampleView, "blue.size", "swap blue green", "relative bule 0.8",
    ]
    try Transcript(entries, in: &session).expectGolden("first-minute-\(mode)")
  }

  @Test func `Return on an empty tree shows the example`() throws {
    var session = session()
    try Transcript(["", "blue.width", "swap blue green", "undo", ""], in: &session)
      .expectGolden("example")
  }

  @Test func `an edit says what was wrapped`() throws {
    var session = session()
    try Transcript(
      [
        "option autoshow off", "HStack {\n  Color.blue\n  Color.green\n}", "blue.padding(8)",
        "relative blue 50%", "wrap green in VStack", ".frame(width: 100)", "tree",
      ],
      in: &session
    ).expectGolden("wrapping")
  }

  @Test func `a picture that is too high gives way to the tree`() {
    var session = session(rows: 10)
    _ = session.run("resize 320 400")
    let output = session.run("VStack { Color.blue; Color.green }").output
    #expect(!output.contains("┌"))
    #expect(output.contains("blue"))
  }

  @Test func `a tree that is too long is cut`() {
    var session = session(rows: 10)
    _ = session.run("resize 320 4000")
    let output = session.run("VStack { ForEach(0..<50) { i in Color.blue } }").output
    #expect(output.split(separator: "\n").count < 10)
    #expect(output.contains("more lines: tree"))
  }

  @Test func `short forms work at the prompt only`() {
    var session = session()
    _ = session.run(Session.exampleView)
    #expect(session.run("rem green").failure == nil)
    #expect(
      session.run("rem yellow", at: .argument(1)).messages == """
        error: short form 'rem' works at the prompt only
          rem yellow
          ^~~
        hint: remove yellow

        """)
    #expect(session.run("re blue").messages.contains("'re' could be"))
  }

  @Test func `prompts in front of a pasted line are peeled off`() {
    var session = Session.after("> resize 620 80", "haggle> Color.blue")
    #expect(session.answer("blue.width") == "620")
  }
}
