import HaggleShell
import TestSupport
import Testing

/// What was typed at the prompt of a talk comes back, on top of the talk as far as it was.
struct TalkRecoveryTests {
  private static let talk = """
    ---
    haggle-session: 1
    container: 240x64
    ---
    # One

    ```haggle setup=parts.haggle
    > let width = 30.0
    > blue.frame(width: width)
    > snapshot framed
    > save mine.haggle
    ```

    ```haggle fails=3
    > relative bule 0.5
    > source mine.haggle
    ```

    # Two

    ```swift haggle
    HStack { Color.red; Color.green }
    ```

    ```haggle fresh setup=gone.haggle
    > new
    > new
    ```

    # Three

    ```haggle fresh
    > HStack { Color.yellow; Color.red }
    > swap yellow red
    > source more/parts.haggle
    > undo
    ```

    """

  private let files = MemoryFiles([
    "/desk/talk.md": talk, "/desk/example.md": ExampleTalk.text,
    "/desk/parts.haggle": "HStack { Color.blue; Color.red }\n",
    "/desk/more/parts.haggle": "Color.green\n",
  ])

  private func show(_ name: String) throws -> TalkShow {
    var options = TalkOptions()
    options.showsPages = true
    var session = Session(files: files)
    #expect(session.present(name, options).failure == nil)
    let show = session.takeTalk()
    return try #require(show)
  }

  private func recovered(_ bytes: [UInt8]) -> Session {
    // The files may have gone since.
    var session = Session.journaled(journals: MemoryJournals(bytes))
    let outcome = session.run("recover")
    #expect(outcome.messages.hasSuffix("brought back\n"), "\(outcome.messages)")
    return session
  }

  @Test(arguments: ["talk.md", "example.md"])
  func `at every step`(_ name: String) throws {
    var show = try show(name)
    for step in 0..<show.talk.steps.count {
      show.go(to: step)
      var session = show.liveSession(SessionSettings())
      var writer = JournalWriter()
      var bytes: [UInt8] = []
      for entry in ["add Color.blue.id(\"mine\").padding(4)", "Color.blue", "snapshot now"] {
        _ = session.run(entry)
        bytes += writer.bytes(of: session.takeRecords())
      }
      let copy = recovered(bytes)
      #expect(SessionTraces(copy) == SessionTraces(session), "\(step)")
      #expect(copy.snapshots == session.snapshots)
    }
  }

  @Test func `who types nothing that counts leaves nothing`() throws {
    let show = try show("talk.md")
    var session = show.liveSession(SessionSettings())
    _ = session.run("show")
    #expect(session.takeRecords().allSatisfy { $0.origin == .talk })
  }

  @Test func `a talk that is not what it was is no reason to lose the journal`() throws {
    let record = JournalRecord(origin: .talk, entry: "talk.md")
    var writer = JournalWriter()
    let bytes = writer.bytes(of: [record, JournalRecord(origin: .typed, entry: "Color.blue")])
    var session = Session.journaled(journals: MemoryJournals(bytes))
    #expect(
      session.run("recover").messages == """
        note: 0 of 1 entry brought back: 'talk.md' cannot be followed any more; the journal stays

        """)
    #expect(session.takeAdoptedJournals().isEmpty)
  }
}
