import HaggleShell
import Testing

/// `check --update` records what is printed now and changes nothing else (UX 4.4).
struct UpdateTests {
  private func update(
    _ files: MemoryFiles, _ change: (inout Check) -> Void = { $0.updates = true }
  ) -> Outcome {
    var check = Check()
    change(&check)
    return check.outcome(of: ["a.md"], in: files, program: "haggle check") { $0.map($1) }
  }

  /// A file whose two fences printed these lines.
  private static func file(row: [String], typo: [String], lineBreak: String) -> String {
    let head = [
      "\u{FEFF}---", "haggle-session: 1", "---", "# Title", "", "  narration\t", "", "1. Look:", "",
      "   ```haggle", "   > Color.blue",
    ]
    let middle = ["   ```", "", "<!-- note: kept -->", "```haggle fails=3", "> quite"]
    let tail = ["", "```", "```haggle lenient", "> tree", "```", "the end"]
    return (head + row + middle + typo + tail).joined(separator: lineBreak)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a stale file agrees after its update`(_ lineBreak: String) {
    let text = Self.file(
      row: [
        "   old", "", "   > tree", "   * answer (glob)", "   ...", "   old", "   \\> old",
        "   > print blue.frame",
      ], typo: [], lineBreak: lineBreak)
    let files = MemoryFiles(["/desk/a.md": text])
    let outcome = update(files)
    #expect(outcome.failure == nil)
    #expect(outcome.output == "4 of 5 commands updated\n")
    let updated = Self.file(
      row: [
        "", "   > tree", "   * answer (glob)", "   ...",
        "   blue  0,0    320×160  320×160   320×160", "   > print blue.frame", "   0 0 320 160",
      ],
      typo: ["error: unknown command 'quite'", "  quite", "  ^~~~~", "hint: quit"],
      lineBreak: lineBreak)
    #expect(files.texts["/desk/a.md"] == updated)
    #expect(update(files) { _ in }.failure == nil)
  }

  @Test func `a file that agrees is not written`() {
    let text = "```haggle\r\n> container.width  \r\n320.0  \n\n```\n"
    let files = MemoryFiles(["/desk/a.md": text])
    #expect(update(files).output == "1 command agrees\n")
    #expect(files.texts["/desk/a.md"] == text)
    #expect(files.writeCount == 0)
  }

  @Test func `a claim that fails leaves the file as it is`() {
    let text = "```haggle\n> container.width\n1\n> expect container.width == 1\n```\n"
    let files = MemoryFiles(["/desk/a.md": text])
    let outcome = update(files)
    #expect(outcome.failure == ExitCode.differs)
    #expect(outcome.messages == "error: 'a.md' is left as it is: an expectation fails\n")
    #expect(outcome.output.contains("a.md:4: the expectation fails"))
    #expect(files.texts["/desk/a.md"] == text)
  }

  @Test func `a mistake that nobody announced is not recorded`() {
    let text = "```haggle\n> container.width\n1\n> quite\n```\n"
    let files = MemoryFiles(["/desk/a.md": text])
    let outcome = update(files)
    #expect(outcome.failure == ExitCode.differs)
    #expect(
      files.texts["/desk/a.md"] == "```haggle\n> container.width\n320\n> quite\n```\n")
    #expect(outcome.output.contains("a.md:4: fails with code 3"))
  }

  @Test func `nothing is updated where nobody looks`() {
    let files = MemoryFiles(["/desk/a.md": "```haggle\n> container.width\n1\n```\n"])
    let outcome = update(files) {
      $0.updates = true
      $0.isUnattended = true
    }
    #expect(outcome.failure == ExitCode.commandLine)
    #expect(outcome.messages == "error: will not update expectations when CI is set\n")
    #expect(files.writeCount == 0)
  }

  @Test func `output that looks like something else is protected`() {
    let files = MemoryFiles([
      "/desk/a.md": "```haggle fails=4\n> source \"> x ```\"\n```\n"
    ])
    _ = update(files)
    #expect(update(files) { _ in }.failure == nil, "\(files.texts)")
  }
}
