import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A talk at a terminal (UX.md 4.5).
@Suite(.timeLimit(.minutes(5)))
struct PresentTests {
  private let directory: TemporaryDirectory
  private let file: String

  init() throws {
    directory = try TemporaryDirectory()
    file = try directory.write(ExampleTalk.text, to: "talk.md")
  }

  private func terminal(
    _ arguments: String..., columns: Int = 64, rows: Int = 18, environment: [String] = []
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Haggle.path, ["present", file] + arguments,
      environment: Haggle.environment(in: directory, environment), columns: columns, rows: rows)
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    try terminal.expect("q again leaves")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
  }

  @Test func `keys go on, finish what is typed, and go back`() throws {
    let terminal = try terminal()
    try terminal.expect("Half of what?")
    try terminal.expect(" 1/11")
    #expect(!terminal.isAsFound)
    terminal.type(" ")
    try terminal.expect(" 2/11")
    try terminal.expect("> ")
    terminal.type(" ")
    try terminal.expect("Color.green")
    terminal.type(" ")
    try terminal.expect("how wide is blue?")
    try terminal.expect(" 3/11")
    terminal.type("\u{1B}[D")
    try terminal.expect(" 2/11")
    try leave(terminal)
  }

  @Test func `what is typed comes by itself as well`() throws {
    let terminal = try terminal()
    try terminal.expect(" 1/11")
    terminal.type("\u{1B}[C")
    try terminal.expect("Color.green")
    try terminal.expect("}")
    try leave(terminal)
  }

  @Test func `the keys of a clicker work, and those that start and end slides do nothing`() throws {
    let terminal = try terminal("--from", "2")
    try terminal.expect(" 9/11")
    terminal.type("\u{1B}\u{1B}[15~\u{1B}[6~")
    try terminal.expect(" 10/11")
    terminal.type("\u{1B}[15~\u{1B}[5~")
    try terminal.expect(" 9/11")
    terminal.type("\u{1B}[5~")
    try terminal.expect(" 8/11")
    try leave(terminal)
  }

  @Test func `Esc alone does nothing`() throws {
    let terminal = try terminal("--from", "2")
    try terminal.expect(" 9/11")
    terminal.type("\u{1B}")
    // Longer than the rest of a sequence is waited for.
    usleep(200_000)
    try leave(terminal)
  }

  @Test(arguments: ["l", "\u{3}"])
  func `a live prompt has the state of the step, and Ctrl-D comes back`(_ key: String) throws {
    let terminal = try terminal("--from", "2")
    try terminal.expect(" 9/11")
    terminal.type(key)
    try terminal.expect("Ctrl-D comes back to the talk")
    try terminal.enter("print container.width")
    try terminal.expect("480")
    try terminal.enter("resize 100 64")
    try terminal.awaitPrompt()
    terminal.type("\u{4}")
    try terminal.expect("A mistake, on purpose")
    try terminal.expect(" 9/11")
    terminal.type("r")
    try terminal.expect("the state of the step is back")
    terminal.type(key)
    try terminal.enter("print container.width")
    try terminal.expect("480")
    try terminal.awaitPrompt()
    terminal.type("\u{4}")
    try terminal.expect(" 9/11")
    try leave(terminal)
  }

  @Test func `a file tells the notes of the step that is shown`() throws {
    let terminal = try terminal("--notes", directory.file("notes"))
    try terminal.expect(" 1/11")
    #expect(
      directory.text("notes")?.hasPrefix("1/11  Half of what?\n\nget three guesses\n") == true)
    terminal.type("\u{1B}[F")
    try terminal.expect(" 11/11")
    #expect(directory.text("notes")?.hasPrefix("11/11  A mistake") == true)
    try leave(terminal)
  }

  @Test func `quit at the live prompt ends it all`() throws {
    let terminal = try terminal()
    try terminal.expect(" 1/11")
    terminal.type("l")
    try terminal.enter("quit 5")
    #expect(terminal.end() == 5)
    #expect(terminal.isAsFound)
  }

  @Test func `a terminal may change its size`() throws {
    let terminal = try terminal()
    try terminal.expect(" 1/11")
    terminal.resize(columns: 60, rows: 18)
    try terminal.expect("4 columns are")
    terminal.resize(columns: 100, rows: 30)
    try terminal.expect("Half of what?")
    try terminal.expect(" 1/11")
    try leave(terminal)
  }

  @Test func `Ctrl-Z stops, and fg comes back to the page`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-i"], environment: Haggle.environment(in: directory, ["PS1=sh$ ", "ENV="]))
    try terminal.expect("sh$ ")
    terminal.type("\(Haggle.path) present \(file)\r")
    try terminal.expect(" 1/11")
    terminal.type("\u{1A}")
    try terminal.expect("sh$ ")
    #expect(terminal.isAsFound)
    terminal.type("fg\r")
    try terminal.expect("Half of what?")
    try terminal.expect(" 1/11")
    #expect(!terminal.isAsFound)
    terminal.type("qq")
    try terminal.expect("sh$ ")
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT])
  func `the terminal is given back when a signal ends the talk`(_ signal: CInt) throws {
    let terminal = try terminal()
    try terminal.expect(" 1/11")
    terminal.send(signal)
    #expect(terminal.end() == 128 + Int(signal))
    #expect(terminal.isAsFound)
  }

  @Test func `a talk goes on by itself when asked to`() throws {
    let terminal = try terminal("--auto", "0.01s")
    try terminal.expect(" 11/11")
    try terminal.expect("blue.width = 152.5")
    try leave(terminal)
  }

  @Test func `a terminal that is too small is refused and left alone`() throws {
    let terminal = try terminal(columns: 60, rows: 18)
    try terminal.expect("4 columns are missing")
    #expect(terminal.end() == 3)
    #expect(terminal.isAsFound && !terminal.transcript.contains("\u{1B}"))
  }

  @Test func `a talk can be given in a session, which stays as it is`() throws {
    let terminal = try PseudoTerminal(environment: Haggle.environment(in: directory))
    try terminal.enter("Color.red")
    try terminal.enter("present \(file)")
    try terminal.expect(" 1/11")
    terminal.type("qq")
    try terminal.enter("red.width")
    try terminal.expect("320")
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
  }

  @Test func `without a screen the talk is printed`() throws {
    let terminal = try terminal(environment: ["TERM=dumb"])
    try terminal.expect("blue.width = 152.5")
    #expect(terminal.end() == 0)
    #expect(!terminal.transcript.contains("\u{1B}"))
    let run = try BatchRun(["present", file], in: directory)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Half of what?\n\nWe ask for half."))
    #expect(
      run.output.hasSuffix(
        "> print container.width blue.width\ncontainer.width = 620\nblue.width = 152.5\n"))
  }

  @Test(arguments: [
    (["present"], 2, "needs a session file"),
    (["present", "a.md", "b.md"], 2, "hint: haggle present a.md"),
    (["present", "a.md", "--atuo", "3s"], 2, "hint: haggle present a.md --auto 3s"),
    (["present", "a.md", "--auto", "soon"], 2, "hint: haggle present a.md --auto 3s"),
    (["present", "no.md"], 4, "error: 'no.md' cannot be read: no such file or directory"),
  ])
  func `mistakes are told`(_ arguments: [String], _ code: Int, _ message: String) throws {
    let run = try BatchRun(arguments, in: directory)
    #expect(run.code == code)
    #expect(run.messages.contains(message), "\(run.messages)")
  }
}

/// What the audience sees.
@Suite(.timeLimit(.minutes(5)), .enabled(if: Screen.tmux != nil))
struct PresentScreenTests {
  @Test(arguments: [(64, 18), (80, 24)])
  func `a page stands at the top, the step at the bottom`(_ columns: Int, _ rows: Int) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(ExampleTalk.text, to: "talk.md")
    let screen = try Screen(["present", file], columns: columns, rows: rows, in: directory)
    _ = try screen.lines { $0.last?.hasSuffix(" 1/11") == true }
    try screen.type("Space", "Space", "PageDown", "PageDown")
    let lines = try screen.lines { $0.last?.hasSuffix(" 4/11") == true }
    #expect(
      lines.filter { !$0.isEmpty } == [
        "Half of what?", "We ask for half. Half of what is the whole story.",
        "> HStack(spacing: 10) {", ">>   Color.blue.relativeProposed(width: 0.5)",
        ">>   Color.green", ">> }", "how wide is blue?", "  a 57.5   b 115   c 120",
        "blue.width = 57.5", String(repeating: " ", count: 60) + "4/11",
      ])
  }
}
