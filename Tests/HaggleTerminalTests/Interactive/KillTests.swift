import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A session of 200 entries whose process is killed at every one of them.
///
/// Whoever comes next brings the work back and goes on, beside a twin that is told the same and
/// lives.
@Suite(.timeLimit(.minutes(5)))
struct KillTests {
  private static let count = 200
  private static let part = 50
  private let directory: TemporaryDirectory
  private let entries: [String]

  init() throws {
    directory = try TemporaryDirectory()
    let file = try directory.write("new\nHStack { Color.red; Color.blue }\n", to: "parts.haggle")
    entries = TriedEntries.entries(Self.count, seed: 5, file: file)
  }

  private func start(_ environment: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      environment: Haggle.environment(in: directory, environment), columns: 400)
    // Pictures are only looked at when they are asked for.
    try terminal.enter("option autoshow off")
    return terminal
  }

  /// What a person would miss: the layout, the steps for undo, the snapshots, the options.
  private func remains(_ terminal: PseudoTerminal) throws -> [String] {
    let questions = [
      "export json", "undo 9999", "redo 9999", "diff s0", "diff s1", "diff s2", "option",
    ]
    return try questions.map { try answer(to: $0, from: terminal) }
  }

  /// What is printed between an entry and the next prompt, which is left to be awaited.
  private func answer(to entry: String, from terminal: PseudoTerminal) throws -> String {
    try terminal.enter(entry)
    try terminal.expect(entry + "\r\n")
    return try terminal.peek("haggle> ")
  }

  @Test(arguments: Array(stride(from: 0, to: count, by: part)))
  func `whenever a session is killed, what it has shown comes back`(_ first: Int) throws {
    let twin = try start(["XDG_STATE_HOME=\(directory.path)/twin"])
    var session = try start()
    for entry in entries[..<first] {
      try twin.enter(entry)
      try session.enter(entry)
    }
    var before = try remains(twin)
    for (index, entry) in entries[first..<(first + Self.part)].enumerated() {
      try twin.enter(entry)
      let after = try remains(twin)
      try session.enter(entry)
      // Every other time nobody knows how far it has come.
      let isShown = index % 2 == 0
      if isShown { try session.awaitPrompt() }
      session.send(SIGKILL)
      #expect(session.end() == 128 + Int(SIGKILL))
      session = try start()
      try session.enter("recover")
      let found = try remains(session)
      #expect(found == after || (!isShown && found == before), "\(first + index): \(entry)")
      // Whoever does not see the result types it once more.
      if found != after { try session.enter(entry) }
      before = after
    }
    try compareSteps(session, twin)
  }

  /// Goes back as far as both can, and compares on the way.
  private func compareSteps(_ session: PseudoTerminal, _ twin: PseudoTerminal) throws {
    var layout = ""
    while try !answer(to: "undo", from: twin).contains("error") {
      #expect(try !answer(to: "undo", from: session).contains("error"))
      layout = try answer(to: "export json", from: twin)
      #expect(try answer(to: "export json", from: session) == layout)
    }
    #expect(layout.contains("\"views\":[]"))
  }
}
