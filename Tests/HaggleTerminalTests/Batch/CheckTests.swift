import Testing

/// `haggle check` as it is run by hand and by machines that build for others.
@Suite(.timeLimit(.minutes(5)))
struct CheckTests {
  private static let stale = "```haggle\n> container.width\n1\n```\n"
  private static let good = "```haggle\n> container.width\n320\n```\n"

  @Test func `reports come in the order of the files`() throws {
    let directory = try TemporaryDirectory()
    for index in 10..<30 { _ = try directory.write(Self.stale, to: "\(index).md") }
    let run = try BatchRun(["check", directory.path], in: directory)
    #expect(run.code == 1)
    #expect(run.messages == "")
    let places = run.output.split(separator: "\n").filter { $0.contains(": differs") }
    #expect(
      places.map { $0.prefix { $0 != ":" } } == (10..<30).map { "\(directory.path)/\($0).md" })
    #expect(run.output.contains("\n20 of 20 commands differ in 20 files\n"))
    #expect(run.output.contains("\naccept:  haggle check \(directory.path) --update\n"))
  }

  @Test func `an update is kept, and refused where CI is set`() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.stale, to: "a.md")
    let refused = try BatchRun(["check", path, "--update"], environment: ["CI=1"], in: directory)
    #expect(refused.code == 2)
    #expect(refused.messages == "error: will not update expectations when CI is set\n")
    #expect(directory.text("a.md") == Self.stale)
    let updated = try BatchRun(["check", "--update", path], in: directory)
    #expect(updated.code == 0)
    #expect(directory.text("a.md") == Self.good)
    #expect(try BatchRun(["check", path], in: directory).output == "1 command agrees\n")
  }

  @Test func `a terminal's size and language do not matter`() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(
      "```haggle\n> option mode\nunicode\n> option cells\nauto\n```\n", to: "a.md")
    let run = try BatchRun(
      ["check", path], environment: ["LC_ALL=C", "COLUMNS=40", "TERM=dumb", "HAGGLE_MODE=ascii"],
      in: directory)
    #expect(run.code == 0)
  }

  static let refused: [(arguments: [String], code: Int, message: String)] = [
    (["check"], 2, "error: 'haggle check' needs a file or a directory\n"),
    (["check", "--udpate", "."], 2, "hint: haggle check --update .\n"),
    (["check", "no.md"], 4, "error: 'no.md' cannot be read: no such file or directory\n"),
  ]

  @Test(arguments: refused)
  func `a wrong command line says what was meant`(
    _ arguments: [String], _ code: Int, _ message: String
  ) throws {
    let run = try BatchRun(arguments, in: TemporaryDirectory())
    #expect(run.code == code)
    #expect(run.messages.contains(message))
  }

  @Test func `check has help`() throws {
    let run = try BatchRun(["check", "--help"], in: TemporaryDirectory())
    #expect(run.code == 0)
    #expect(run.output.contains("--update"))
  }
}
