import HaggleLayout
import HaggleShell
import Testing

/// Help is made from declarations; every example in it works.
struct HelpTests {
  @Test(arguments: CommandTable.all.map { $0.name })
  func `the example of a command works after the example row`(_ name: String) throws {
    let command = try #require(CommandTable.command(named: name))
    let files = MemoryFiles([
      "/desk/lesson.haggle": "Color.blue", "/desk/sessions/01-one.md": "# One",
    ])
    var session = Session.after("resize 620 80", Session.exampleView, files: files)
    session.journals = MemoryJournals(Session.journal(of: ["Color.blue"]))
    if name == "redo" { _ = session.answer("undo") }
    if name == "restore" { _ = session.answer("snapshot before") }
    session.settings.isInteractive = name == "edit"
    let outcome = session.run(
      command.example, at: session.settings.isInteractive ? .typed : .argument(1))
    #expect(outcome.failure == nil, "\(outcome.messages)")
  }

  @Test(arguments: KindTable.standard.map { $0.signature.example })
  func `the example of a kind works`(_ example: String) throws {
    var session = Session.after()
    let outcome = session.run(example, at: .argument(1))
    #expect(outcome.failure == nil, "\(outcome.messages)")
  }

  @Test(arguments: HelpText(.standard).words)
  func `every word has help with an example`(_ word: String) throws {
    var session = Session.row()
    #expect(session.answer("help \(word)").contains("example: "))
  }

  @Test func `declarations are lines without a full stop`() {
    let lines = CommandTable.all.map { $0.summary } + OptionTable.all.map(\.summary)
    for line in lines {
      #expect(
        !line.hasSuffix(".") && !line.contains("\n") && line.first?.isLowercase == true, "\(line)")
    }
  }

  @Test func `help lists every command, view and modifier`() {
    var session = Session.row()
    let help = session.answer("help")
    for word in HelpText(.standard).words { #expect(help.contains(word), "\(word)") }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a modifier that changes no layout says so`() {
    var session = Session.row()
    #expect(session.answer("help opacity").contains("does not change the layout"))
    #expect(session.answer("help .opacity").contains("does not change the layout"))
  }

  @Test func `a label is told with how it names a view`() {
    var session = Session(files: MemoryFiles())
    #expect(session.answer("help id").contains("Color.red.id(\"a\").padding(8)"))
    #expect(session.answer("help .id") == session.answer("help id"))
  }
}
