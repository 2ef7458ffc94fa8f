import HaggleShell
import Testing

/// What `recover` makes of the journal of a session that died.
struct RecoveryTests {
  /// A session that has brought a journal back.
  private func recovered(_ bytes: [UInt8]) -> Session {
    var session = Session.journaled(journals: MemoryJournals(bytes))
    let outcome = session.run("recover")
    #expect(outcome.failure == nil, "\(outcome.messages)")
    return session
  }

  @Test func `tree, container, options, names, snapshots and every undo step come back`() {
    let entries = [
      "resize 620 80", Session.exampleView, "swap blue green", "snapshot before",
      "option digits 1", "option text cells", "option scale 2", "add Color.blue", "remove blue",
      "undo",
      "let width = 30.0", "green.frame(width: width)", "undo 2", "add Color.red; Color.red",
      "resize 300 80\nswap red green\n.padding(8)", "undo",
    ]
    var session = Session.journaled()
    for entry in entries { #expect(session.run(entry).failure == nil, "\(entry)") }
    var copy = recovered(Session.journal(of: entries))
    #expect(SessionTraces(copy) == SessionTraces(session))
    #expect(copy.snapshots == session.snapshots)
    #expect(copy.settings.digits == 1)
    for entry in ["redo", "restore before", "green.frame(width: width)"] {
      #expect(copy.run(entry).failure == session.run(entry).failure)
      #expect(SessionTraces(copy) == SessionTraces(session), "\(entry)")
    }
    while session.document.undoCount > 0 {
      _ = (session.run("undo"), copy.run("undo"))
      #expect(SessionTraces(copy) == SessionTraces(session))
    }
  }

  @Test func `what changes nothing and what fails is not noted`() {
    let bytes = Session.journal(of: [
      "Color.blue", "// comment", "show", "why blue.width", "remove red", "Colr.blue", "undo 7",
      "whatif blue.padding(8)", "quiz blue.width", "100", "step", "q",
    ])
    #expect(JournalReader.records(in: bytes)?.map(\.entry) == ["Color.blue"])
  }

  @Test func `the example comes back though nothing was typed`() {
    #expect(recovered(Session.journal(of: [""])).document.root?.names.contains("blue") == true)
  }

  @Test func `files are taken as they were when they were read`() {
    let files = MemoryFiles([
      "/desk/a.haggle": "Color.blue\nsource b.haggle\n", "/desk/b.haggle": "blue.padding(8)\n",
    ])
    var session = Session.journaled(files: files)
    _ = session.run("source a.haggle")
    try? files.write("Color.red", to: "a.haggle")
    _ = session.run("snapshot first\nsource a.haggle")
    try? files.write("bogus", to: "a.haggle")
    var writer = JournalWriter()
    let copy = recovered(writer.bytes(of: session.takeRecords()))
    #expect(SessionTraces(copy) == SessionTraces(session))
    #expect(copy.snapshots == session.snapshots)
    #expect(session.document.root?.names == ["red"])
  }

  @Test(arguments: [["tour start 1"], ["tour list course", "tour start 1"]])
  func `a lesson comes back with what was typed in it`(_ beginning: [String]) {
    let files = MemoryFiles([
      "/desk/sessions/01-how-wide.md": TourTests.lesson, "/desk/course/1-wide.md": TourTests.lesson,
    ])
    let entries = beginning + ["60", "", "", "set blue.frame width 80", "tour back", ""]
    var session = Session.journaled(files: files)
    for entry in entries { #expect(session.run(entry).failure == nil, "\(entry)") }
    var copy = recovered(Session.journal(of: entries, files: files))
    #expect(SessionTraces(copy) == SessionTraces(session))
    #expect(copy.run("tour check").output == session.run("tour check").output)
  }

  @Test func `a file that has not changed is written down once`() throws {
    let files = MemoryFiles(["/desk/a.haggle": "Color.blue.id(\"needle\")\n"])
    let bytes = Session.journal(of: ["source a.haggle", "new", "source a.haggle"], files: files)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0.contains("needle") } == 1)
    #expect(recovered(bytes).document.root?.names == ["needle"])
  }

  @Test func `nothing is written when work is brought back`() {
    let files = MemoryFiles()
    let bytes = Session.journal(of: ["Color.blue\nsave a.haggle", "Color.red"], files: files)
    #expect(files.writeCount == 1)
    var session = Session.journaled(files: files, journals: MemoryJournals(bytes))
    _ = session.run("recover")
    #expect(files.writeCount == 1)
    #expect(session.document.root?.names == ["red"])
  }

  @Test func `letters mean what they meant in the picture of that time`() {
    var session = Session.journaled()
    session.settings.autoshow = true
    _ = session.run("resize 200 40")
    _ = session.run(
      "HStack(spacing: 0) { Color.blue.frame(width: 8); Color.green.frame(width: 8); Color.red }")
    #expect(session.run("remove B").failure == nil)
    var writer = JournalWriter()
    let copy = recovered(writer.bytes(of: session.takeRecords()))
    #expect(SessionTraces(copy) == SessionTraces(session))
  }

  @Test func `files and arguments of the command line come back as they were followed`() {
    let files = MemoryFiles(["/desk/a.haggle": "Color.blue\nbogus\nColor.red\n"])
    for keepsGoing in [false, true] {
      var session = Session.journaled(files: files)
      session.settings.keepsGoing = keepsGoing
      _ = session.runFile(named: "a.haggle")
      _ = session.run("resize 100 100", at: .argument(1))
      _ = session.run("Color.green", at: .file("standard input", line: 1))
      _ = session.run(".padding(8)")
      var writer = JournalWriter()
      #expect(
        SessionTraces(recovered(writer.bytes(of: session.takeRecords()))) == SessionTraces(session))
    }
  }

  @Test func `work that is there already lies before the work that comes back`() {
    let journals = MemoryJournals(Session.journal(of: ["Color.blue", ".padding(8)", "undo"]))
    var session = Session.journaled(journals: journals)
    _ = session.run("Color.red")
    _ = session.run("snapshot mine")
    #expect(
      session.run("recover").messages
        == "note: 3 entries brought back, undo 2 goes back to what was here\n")
    #expect(session.document.root?.names == ["blue"])
    _ = session.run("redo")
    #expect(session.document.root?.names == ["blue.padding", "blue"])
    _ = session.run("undo 3")
    #expect(session.document.root?.names == ["red"])
    #expect(session.snapshots.map(\.name) == ["mine"])
  }

  @Test func `work that was brought back is safe from the next death`() {
    var bytes = Session.journal(of: ["Color.blue", ".padding(8)"])
    for _ in 0..<5 {
      var session = Session.journaled(journals: MemoryJournals(Session.journal(of: []), bytes))
      var writer = JournalWriter()
      _ = session.run("Color.red\nrecover\n.frame(width: 30)")
      bytes = writer.bytes(of: session.takeRecords())
      #expect(session.takeAdoptedJournals() == ["1"])
    }
    let session = recovered(bytes)
    #expect(session.document.root?.names.first == "blue.frame5")
    #expect(session.document.root?.names.count == 7)
  }

  @Test func `an entry that another version does not follow ends what comes back`() {
    var writer = JournalWriter()
    let records = ["Color.blue", "bogus", "Color.red"].map {
      JournalRecord(origin: .typed, entry: $0)
    }
    let journals = MemoryJournals(writer.bytes(of: records))
    var session = Session.journaled(journals: journals)
    let outcome = session.run("recover")
    #expect(
      outcome.messages == """
        note: 1 of 3 entries brought back: 'bogus' cannot be followed any more; the journal stays

        """)
    #expect(session.document.root?.names == ["blue"])
    #expect(session.takeAdoptedJournals().isEmpty)
  }

  @Test func `a choice is offered when there is more than one`() {
    let saved = Session.journal(of: ["Color.red", "save \"a\u{1b}b.haggle\""])
    let long = Session.journal(of: ["Color.blue", "VStack {\n  Color.green\n}"])
    let journals = MemoryJournals(Session.journal(of: [""]), saved, long, [1, 2, 3], [])
    var session = Session.journaled(journals: journals)
    #expect(session.recoveryNote == "2 sessions ended with unsaved work: recover lists them")
    #expect(
      session.run("recover").output == """
        1  just now       1 entry    the example
        2  3 minutes ago  1 entry    saved to a\\u{1B}b.haggle
        3  6 minutes ago  2 entries  VStack { …
        recover 1 brings the first back, recover 1 --drop forgets it

        """)
    #expect(session.run("recover 1 --drop").parts.isEmpty)
    #expect(session.run("recover 2").failure == nil)
    #expect(session.document.root?.names == ["vstack", "green"])
    #expect(session.settledJournals == ["1", "4"])
  }

  @Test func `saved work is not spoken of, but there`() {
    let bytes = Session.journal(of: ["Color.red", "save a.haggle"])
    let session = Session.journaled(journals: MemoryJournals(bytes))
    #expect(session.recoveryNote == nil)
    #expect(recovered(bytes).document.root?.names == ["red"])
    let later = Session.journal(of: ["Color.red", "save a.haggle\n.padding(8)"])
    #expect(Session.journaled(journals: MemoryJournals(later)).recoveryNote != nil)
  }

  static let mistakes = [
    ("recover 3", "error: N must be from 1 to 2, found 3"),
    ("recover x", "error: 'x' is not a number"),
    ("recover 1 2", "error: 'recover' does not take '2' here"),
    ("recover --all", "error: '--all' is not a number"),
    ("recover --drop", "error: which of 2?"),
  ]

  @Test(arguments: mistakes)
  func `a wrong choice changes nothing`(_ entry: String, _ message: String) {
    let bytes = Session.journal(of: ["Color.red"])
    var session = Session.journaled(journals: MemoryJournals(bytes, bytes))
    let outcome = session.run(entry)
    #expect(outcome.failure == ExitCode.error)
    #expect(outcome.messages.hasPrefix(message + "\n"), "\(outcome.messages)")
    #expect(session.recoverableCount == 2)
  }

  @Test func `files cannot recover, trials drop nothing`() {
    let bytes = Session.journal(of: ["Color.red"])
    let files = MemoryFiles(["/desk/a.haggle": "recover --drop"])
    var session = Session.journaled(files: files, journals: MemoryJournals(bytes))
    #expect(session.run("source a.haggle").messages.contains("a file cannot recover work"))
    #expect(session.run("whatif recover --drop").failure == ExitCode.error)
    #expect(session.recoverableCount == 1)
    #expect(session.run("recover", at: .argument(1)).failure == nil)
  }
}

extension Session {
  /// How many journals there are with unsaved work.
  fileprivate var recoverableCount: Int { journals.abandoned().count }
}
