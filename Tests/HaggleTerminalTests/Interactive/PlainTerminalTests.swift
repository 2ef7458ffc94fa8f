import Testing

@Suite(.timeLimit(.minutes(5)))
struct PlainTerminalTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func start() throws -> PseudoTerminal {
    try PseudoTerminal(environment: Haggle.environment(in: directory, ["TERM=dumb"]))
  }

  @Test func `a plain terminal gets no escape sequence and no second echo`() throws {
    let terminal = try start()
    try terminal.enter("// a")
    try terminal.enter("VStack {")
    try terminal.expect("    ..> ")
    terminal.type("Color.blue }\r")
    try terminal.enter("bogus")
    try terminal.awaitPrompt()
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(!terminal.transcript.contains("\u{1b}"))
    #expect(terminal.transcript.split(separator: "// a").count == 2)
    #expect(directory.history == ["// a", #"VStack {\nColor.blue }"#, "bogus"])
  }

  @Test func `Ctrl-C drops a pending entry there as well`() throws {
    let terminal = try start()
    try terminal.enter("VStack {")
    try terminal.expect("    ..> ")
    terminal.type("\u{3}")
    try terminal.enter("// b")
    try terminal.awaitPrompt()
    #expect(directory.history == ["// b"])
  }

  @Test func `pictures are drawn in ASCII`() throws {
    let terminal = try start()
    try terminal.enter("Color.blue")
    let picture = try terminal.expect("haggle> ")
    #expect(picture.contains("+--"))
    #expect(picture.utf8.allSatisfy { $0 < 0x80 })
  }
}
