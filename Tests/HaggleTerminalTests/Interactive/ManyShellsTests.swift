import HaggleTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.timeLimit(.minutes(10)))
struct ManyShellsTests {
  private static let journals = ".local/state/haggle/journals"
  private static let count = 8
  private static let entryCount = 1000

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static func entry(_ number: Int, of shell: Int) -> String {
    "resize \(100 + shell) \(1 + number)"
  }

  private static func entries(of shell: Int) -> [String] {
    (0..<entryCount).map { entry($0, of: shell) }
  }

  @Test func `shells that type at once lose no line of the history and mix no journals`() throws {
    let environment = Haggle.environment(in: directory, ["HAGGLE_HISTSIZE=100000"])
    let shells = try (0..<Self.count).map { _ in try PseudoTerminal(environment: environment) }
    for number in 0..<Self.entryCount {
      for (index, shell) in shells.enumerated() {
        try shell.awaitPrompt()
        shell.type(Self.entry(number, of: index) + "\r")
      }
    }
    for shell in shells {
      try shell.awaitPrompt()
      shell.send(SIGKILL)
      #expect(shell.end() == 128 + Int(SIGKILL))
    }
    let history = directory.history
    #expect(history.count == Self.count * Self.entryCount)
    for shell in 0..<Self.count {
      let prefix = "resize \(100 + shell) "
      #expect(history.filter { $0.hasPrefix(prefix) } == Self.entries(of: shell))
    }
    #expect(try journals() == (0..<Self.count).map(Self.entries))
  }

  /// The entries in each journal, in the order of the shells.
  private func journals() throws -> [[String]] {
    try Files.list(directory.file(Self.journals)).map { name in
      let text = try #require(directory.text("\(Self.journals)/\(name)"))
      return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("resize ") }
    }
    .sorted { ($0.first ?? "") < ($1.first ?? "") }
  }
}
