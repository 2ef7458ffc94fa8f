import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.timeLimit(.minutes(5)), .enabled(if: Haggle.editsLines))
struct JobControlTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `Ctrl-Z stops, and fg comes back to the line`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-i"], environment: Haggle.environment(in: directory, ["PS1=sh$ ", "ENV="]))
    try terminal.expect("sh$ ")
    terminal.type(Haggle.path + "\r")
    try terminal.awaitPrompt()
    terminal.type("// half")
    try terminal.expect("// half")
    terminal.type("\u{1a}")
    try terminal.expect("sh$ ")
    terminal.type("fg\r")
    try terminal.expect("haggle> // half")
    terminal.type(" and half\r")
    try terminal.awaitPrompt()
    #expect(directory.history == ["// half and half"])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGABRT, SIGSEGV])
  func `the terminal is given back when a signal ends the program`(signal: CInt) throws {
    let terminal = try PseudoTerminal(environment: Haggle.environment(in: directory))
    try terminal.awaitPrompt()
    terminal.type("ab")
    try terminal.expect("ab")
    #expect(!terminal.isAsFound)
    terminal.send(signal)
    #expect(terminal.end() == 128 + Int(signal))
    #expect(terminal.isAsFound)
  }

  @Test func `the next picture fits a terminal that was resized`() throws {
    let terminal = try PseudoTerminal(environment: Haggle.environment(in: directory))
    try terminal.enter("HStack { Color.blue }")
    #expect(try topWall(terminal) > 40)
    try terminal.awaitPrompt()
    terminal.resize(columns: 40)
    terminal.type("show\r")
    #expect(try topWall(terminal) <= 40)
    try terminal.awaitPrompt()
  }

  /// The width of the next picture.
  private func topWall(_ terminal: PseudoTerminal) throws -> Int {
    try terminal.expect("┌")
    return try terminal.expect("┐").count + 2
  }
}
