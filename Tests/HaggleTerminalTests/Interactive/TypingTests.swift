import Testing

@Suite(.timeLimit(.minutes(5)), .enabled(if: Haggle.editsLines))
struct TypingTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func start(_ environment: [String] = [], columns: Int = 80) throws -> PseudoTerminal {
    try PseudoTerminal(
      environment: Haggle.environment(in: directory, environment), columns: columns)
  }

  @Test func `a greeting names the ways on, and Ctrl-D leaves`() throws {
    let terminal = try start()
    let greeting = try terminal.expect("haggle> ")
    #expect(
      greeting.contains("haggle 0.1.0 · paste SwiftUI, or press Return for an example · help"))
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
  }

  @Test func `Return alone shows the example at first`() throws {
    let terminal = try start()
    try terminal.enter("")
    try terminal.expect("250×80")
    try terminal.awaitPrompt()
  }

  @Test func `quit ends with the code it was given`() throws {
    let terminal = try start()
    try terminal.enter("quit 7")
    #expect(terminal.end() == 7)
  }

  @Test func `Tab lists what fits, with descriptions`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("re\t")
    let list = try terminal.expect("haggle> re")
    let lines = list.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("  ") }
    #expect(lines.contains { $0.hasPrefix("  remove ") && $0.contains("  ") })
    for line in lines {
      let words = line.split(separator: " ")
      #expect(words.count > 1, "\(line) has a description")
    }
  }

  @Test func `Tab completes a word that only one thing begins with`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("rela\t")
    try terminal.expect("tive")
  }

  @Test func `Tab knows where it is in a pending entry`() throws {
    let terminal = try start()
    try terminal.enter("VStack {")
    try terminal.expect("..> ")
    terminal.type("HSta\t")
    try terminal.expect("ck")
    terminal.type("\u{3}")
    try terminal.awaitPrompt()
  }

  @Test func `an entry goes on until its brackets close`() throws {
    let terminal = try start()
    try terminal.enter("HStack {")
    try terminal.expect("    ..> ")
    terminal.type("Color.blue\r")
    try terminal.expect("    ..> ")
    terminal.type("}\r")
    try terminal.awaitPrompt()
    #expect(directory.history == [#"HStack {\nColor.blue\n}"#])
  }

  @Test func `a bracket in a comment opens nothing`() throws {
    let terminal = try start()
    try terminal.enter("# half of what? {")
    try terminal.enter("// and (")
    try terminal.awaitPrompt()
    #expect(directory.history == ["# half of what? {", "// and ("])
  }

  @Test func `a paste of 30 lines is one entry`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    let views = (1...28).map { "  Color.blue.frame(height: \($0)) // view \($0)" }
    let snippet = (["VStack(spacing: 0) {"] + views + ["}"]).joined(separator: "\n")
    terminal.paste(snippet + "\n")
    try terminal.expect("view 28")
    terminal.type("\r")
    try terminal.awaitPrompt()
    #expect(directory.history == [snippet.split(separator: "\n").joined(separator: #"\n"#)])
    terminal.type("undo\r")
    try terminal.enter("undo")
    try terminal.expect("error: ")
  }

  @Test func `Ctrl-C drops the line`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("HStack(")
    try terminal.expect("HStack(")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    try terminal.enter("help")
    try terminal.awaitPrompt()
    #expect(directory.history == ["help"])
  }

  @Test func `Ctrl-C in the middle of an entry drops all of it`() throws {
    let terminal = try start()
    try terminal.enter("VStack {")
    try terminal.expect("..> ")
    terminal.type("Color.b")
    try terminal.expect("Color.b")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    try terminal.enter("Color.green")
    try terminal.awaitPrompt()
    #expect(directory.history == ["Color.green"])
  }

  @Test func `Ctrl-C on an empty line tells how to leave`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("\u{3}")
    try terminal.expect("note: Ctrl-D or quit leaves")
    try terminal.awaitPrompt()
  }

  @Test func `Ctrl-C during work comes back to the prompt`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("VStack { ForEach(0..<50000) { i in Color.blue } }\r")
    try terminal.expect("\r\n")
    terminal.send(2)
    try terminal.awaitPrompt()
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `messages are coloured unless they shall not be`() throws {
    let terminal = try start(["NO_COLOR="])
    try terminal.enter("bogus")
    try terminal.expect("\u{1b}[1;31merror:\u{1b}[0m unknown command 'bogus'")
  }

  @Test func `Ctrl-D in the middle of an entry says what is open`() throws {
    let terminal = try start()
    try terminal.enter("VStack {")
    try terminal.expect("..> ")
    terminal.type("\u{4}")
    try terminal.expect("error: unclosed")
    try terminal.awaitPrompt()
  }

  @Test func `a line of 10,000 characters arrives whole`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    let line = "// " + String(repeating: "0123456789", count: 1000)
    terminal.paste(line)
    terminal.type("\r")
    try terminal.awaitPrompt()
    #expect(directory.history == [line])
  }

  @Test(arguments: ["C", "en_XX.latin1"])
  func `characters beyond ASCII can be typed in any locale`(locale: String) throws {
    let terminal = try start(["LC_ALL=\(locale)"])
    try terminal.enter("// é 日本")
    try terminal.awaitPrompt()
    #expect(directory.history == ["// é 日本"])
  }

  /// Searching backwards, the library looks ahead for a paste; these keys once ended the program.
  @Test(arguments: ["\u{1b}[20~xyz", "\u{1b}[201~xyz", "\u{1b}[299~x", "\u{1b}[200~xyz\u{1b}[201~"])
  func `any key may end a search`(keys: String) throws {
    let terminal = try start()
    try terminal.enter("// abc")
    try terminal.awaitPrompt()
    terminal.type("\u{12}a" + keys)
    try terminal.expect("x")
    terminal.type("\u{3}")
    try terminal.enter("// alive")
    try terminal.awaitPrompt()
    #expect(directory.history.last == "// alive")
  }

  @Test func `Ctrl-C ends a paste that has no end`() throws {
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("\u{1b}[200~HStack {\r")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    try terminal.enter("// alive")
    try terminal.awaitPrompt()
    #expect(directory.history == ["// alive"])
  }

  @Test func `the user's settings can be meant for haggle alone`() throws {
    let settings = """
      $if haggle
      "\\C-t": "from haggle"
      $endif
      $if other
      "\\C-t": "from other"
      $endif

      """
    let file = try directory.write(settings, to: "inputrc")
    let terminal = try start(["INPUTRC=\(file)"])
    try terminal.awaitPrompt()
    terminal.type("\u{14}")
    try terminal.expect("from haggle")
  }
}
