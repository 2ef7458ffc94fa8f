import Testing

@Suite(.timeLimit(.minutes(5)), .enabled(if: Haggle.editsLines))
struct HistoryRecallTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Types entries in a session of their own.
  private func session(_ entries: [String], _ environment: [String] = []) throws {
    let terminal = try start(environment)
    for entry in entries { try terminal.enter(entry) }
    try terminal.awaitPrompt()
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  private func start(_ environment: [String] = []) throws -> PseudoTerminal {
    try PseudoTerminal(environment: Haggle.environment(in: directory, environment))
  }

  @Test func `the next session recalls what was typed`() throws {
    try session(["// first", "// second"])
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("\u{1b}[A")
    try terminal.expect("// second")
    terminal.type("\u{1b}[A")
    try terminal.expect("first")
  }

  @Test func `an entry of several lines is recalled whole`() throws {
    _ = try directory.write(#"HStack { // row\nColor.blue }"# + "\n", to: "history")
    let terminal = try start()
    try terminal.awaitPrompt()
    terminal.type("\u{1b}[A")
    try terminal.expect("HStack { // row\r\n")
    try terminal.expect("Color.blue }")
  }

  @Test func `repetitions and lines that begin with a space are not kept`() throws {
    try session(["// a", "// a", " // secret", "// b", "// a"])
    #expect(directory.history == ["// a", "// b", "// a"])
  }

  @Test func `entries of files and arguments are not kept`() throws {
    let file = try directory.write("// from a file\n", to: "a.haggle")
    let terminal = try PseudoTerminal(
      Haggle.path, [file, "-c", "// from an argument", "-i"],
      environment: Haggle.environment(in: directory))
    try terminal.enter("// typed")
    try terminal.awaitPrompt()
    #expect(directory.history == ["// typed"])
  }

  @Test func `the state directory is made for the default file`() throws {
    try session(["// kept"], ["HAGGLE_HISTFILE", "XDG_STATE_HOME=\(directory.path)"])
    #expect(directory.text("haggle/history") == "// kept\n")
  }

  @Test func `a file that cannot be written is mentioned once`() throws {
    let terminal = try start(["HAGGLE_HISTFILE=\(directory.path)"])
    try terminal.expect("note: history is not kept: ")
    try terminal.enter("// a")
    try terminal.enter("// b")
    try terminal.awaitPrompt()
    #expect(terminal.transcript.components(of: "not kept") == 1)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    let wanted = Array(text)
    let characters = Array(self)
    return characters.indices.count { characters[$0...].starts(with: wanted) }
  }
}
