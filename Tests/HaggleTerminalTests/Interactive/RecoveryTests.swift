import HaggleTerminal
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Work that survives the death of its process.
@Suite(.timeLimit(.minutes(5)))
struct RecoveryTests {
  private static let journals = ".local/state/haggle/journals"
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func start(
    _ arguments: [String] = [], _ environment: [String] = []
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Haggle.path, arguments, environment: Haggle.environment(in: directory, environment))
  }

  /// Kills a program once it has shown the results of these entries.
  private func die(
    of signal: CInt = SIGKILL, after entries: [String], _ arguments: [String] = []
  ) throws {
    let terminal = try start(arguments)
    for entry in entries { try terminal.enter(entry) }
    try terminal.awaitPrompt()
    terminal.send(signal)
    #expect(terminal.end() == 128 + Int(signal))
  }

  private var journals: [String] {
    (try? Files.list(directory.file(Self.journals))) ?? []
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    unsafe stat(directory.file(name), &status)
    return status.st_mode & 0o777
  }

  private static let entries = [
    "option autoshow off", "resize 620 80", "HStack { Color.blue; Color.green }", "snapshot a",
    "swap blue green", "add Color.red", "undo", "blue.padding(8)",
  ]

  @Test(arguments: 1...entries.count)
  func `what was shown before a kill comes back`(_ count: Int) throws {
    let entries = Array(Self.entries.prefix(count))
    let terminal = try start()
    for entry in entries { try terminal.enter(entry) }
    try terminal.enter("tree")
    try terminal.expect("tree\r\n")
    let shown = try terminal.expect("haggle> ")
    terminal.send(SIGKILL)
    #expect(terminal.end() == 128 + Int(SIGKILL))
    let next = try start()
    try next.expect("note: a session ended just now with unsaved work, ")
    try next.enter("recover")
    try next.enter("tree")
    try next.expect("tree\r\n")
    #expect(try next.expect("haggle> ") == shown)
  }

  @Test(arguments: [SIGKILL, SIGHUP, SIGTERM, SIGSEGV])
  func `every death leaves a journal that only its owner reads`(signal: CInt) throws {
    try die(of: signal, after: ["Color.blue"])
    let name = try #require(journals.first)
    #expect(journals.count == 1)
    #expect(mode(Self.journals) == 0o700)
    #expect(mode("\(Self.journals)/\(name)") == 0o600)
  }

  @Test(arguments: ["quit\r", "\u{4}"])
  func `nothing is left when somebody leaves`(_ keys: String) throws {
    let terminal = try start()
    try terminal.enter("Color.blue")
    try terminal.awaitPrompt()
    #expect(journals.count == 1)
    terminal.type(keys)
    #expect(terminal.end() == 0)
    #expect(journals.isEmpty)
  }

  @Test func `who changes nothing leaves no trace`() throws {
    let terminal = try start(["-c", "Color.blue", "-i"])
    try terminal.enter("blue.width")
    try terminal.enter("why blue.width")
    try terminal.awaitPrompt()
    #expect(journals.isEmpty)
  }

  @Test func `work that was brought back outlives the next kill, and goes with the next quit`()
    throws
  {
    try die(after: ["Color.blue", "blue.padding(8)"])
    try die(after: ["recover", "undo"])
    #expect(journals.count == 1)
    let terminal = try start()
    try terminal.expect("unsaved work, 4 entries")
    try terminal.enter("recover")
    try terminal.enter("redo")
    try terminal.expect("blue.padding")
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
    #expect(journals.isEmpty)
  }

  @Test func `journals of the living are left alone, those of the dead are all offered`() throws {
    let living = try start()
    try living.enter("Color.red")
    try living.awaitPrompt()
    try die(after: ["Color.blue"])
    try die(after: ["Color.green"])
    #expect(journals.count == 3)
    let terminal = try start()
    try terminal.expect("note: 2 sessions ended with unsaved work: recover lists them")
    try terminal.enter("recover")
    try terminal.expect("Color.green")
    try terminal.expect("Color.blue")
    try terminal.enter("recover 2")
    try terminal.expect("1 entry brought back")
    try terminal.enter("recover --drop")
    try terminal.enter("recover")
    try terminal.expect("nothing to recover")
    try terminal.awaitPrompt()
    #expect(journals.count == 2)
  }

  @Test func `what files and arguments made before the prompt comes back as well`() throws {
    let file = try directory.write("resize 100 100\nColor.blue\n", to: "a.haggle")
    try die(after: ["blue.padding(8)"], [file, "-c", "resize 200 100", "-i"])
    unsafe unlink(file)
    let terminal = try start()
    try terminal.enter("recover")
    try terminal.expect("blue.padding 200×100")
  }

  @Test func `saved work is not spoken of, and goes with the next quit`() throws {
    try die(after: ["Color.blue", "save \(directory.file("a.haggle"))"])
    let terminal = try start()
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
    #expect(!terminal.transcript.contains("unsaved"))
    #expect(journals.isEmpty)
  }

  @Test func `half of a last write is passed over`() throws {
    try die(after: ["Color.blue", ".padding(8)"])
    let name = try "\(Self.journals)/\(#require(journals.first))"
    let size = try #require(directory.text(name)).utf8.count
    unsafe truncate(directory.file(name), off_t(size - 3))
    let terminal = try start()
    try terminal.expect("unsaved work, 1 entry:")
  }

  /// A talk at its prompt, where two entries have been typed.
  private func talk() throws -> PseudoTerminal {
    let file = try directory.write(ExampleTalk.text, to: "talk.md")
    let terminal = try start(["present", file, "--from", "2"])
    try terminal.expect(" 9/11")
    terminal.type("l")
    try terminal.enter("resize 100 64")
    try terminal.enter("blue.padding(8)")
    try terminal.awaitPrompt()
    return terminal
  }

  @Test(arguments: [SIGKILL, SIGHUP, SIGTERM])
  func `what was typed in a talk comes back`(_ signal: CInt) throws {
    let terminal = try talk()
    terminal.send(signal)
    #expect(terminal.end() == 128 + Int(signal))
    unsafe unlink(directory.file("talk.md"))
    let next = try start()
    try next.expect("unsaved work, 2 entries: recover brings it back")
    try next.enter("recover")
    try next.enter("print container.width blue.padding.width")
    try next.expect("blue.padding.width = 30.5")
    try next.enter("undo 2")
    try next.enter("container.width")
    try next.expect("480")
  }

  @Test func `what was typed in a talk is kept while the page is shown, until the talk goes on`()
    throws
  {
    let terminal = try talk()
    terminal.type("\u{4}")
    try terminal.expect("r forgets")
    #expect(journals.count == 1)
    terminal.type(" l")
    try terminal.enter("blue.padding.width")
    try terminal.expect("no view named")
    try terminal.awaitPrompt()
    #expect(journals.isEmpty)
    terminal.type("Color.blue\r")
    try terminal.awaitPrompt()
    #expect(journals.count == 1)
    terminal.type("\u{4}")
    try terminal.expect("r forgets")
    terminal.type("qq")
    #expect(terminal.end() == 0)
    #expect(journals.isEmpty)
  }

  static let places = [
    ("nowhere to keep it", ["HOME"]),
    ("a home that is a file", ["HOME=/dev/null"]),
    ("a directory that cannot be made", ["XDG_STATE_HOME=/proc/haggle"]),
  ]

  @Test(arguments: places)
  func `where nothing can be kept, work goes on after one warning`(
    _ place: String, _ environment: [String]
  ) throws {
    let terminal = try start([], environment + ["HAGGLE_HISTFILE"])
    try terminal.enter("Color.blue")
    try terminal.enter("blue.padding(8)")
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
    #expect(terminal.transcript.split(separator: "is not kept").count == 2, "\(place)")
    #expect(terminal.transcript.contains("blue.padding"))
  }

  /// A limit of file sizes is a full disk that a test can have.
  @Test func `on a full disk work goes on after one warning, and what was kept stays`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "ulimit -f 1; exec \(Haggle.path)"],
      environment: Haggle.environment(in: directory, ["HAGGLE_HISTFILE="]))
    try terminal.enter("Color.blue")
    try terminal.enter("// \(String(repeating: "x", count: 700))\rColor.green.padding(8)")
    for number in 1...20 {
      try terminal.enter("Color.red.id(\"\(String(repeating: "x", count: 80))\(number)\")")
    }
    try terminal.enter("tree")
    try terminal.awaitPrompt()
    terminal.send(SIGKILL)
    _ = terminal.end()
    #expect(terminal.transcript.split(separator: "is not kept").count == 2)
    #expect(terminal.transcript.contains("x20"))
    let next = try start()
    try next.expect("note: a session ended just now with unsaved work, ")
    try next.enter("recover")
    try next.expect("brought back")
  }
}
