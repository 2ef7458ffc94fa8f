import HaggleTerminal
import Testing

/// Text from strangers does not steer the terminal, wherever it comes to the screen.
struct HostileTextTests {
  /// Characters that steer a terminal or turn text around.
  private static let evil = "\u{1b}[2J\u{7}\u{9b}31m\u{202e}\u{8}\u{7f}\u{85}\u{2028}\u{feff}"

  /// The same as Swift writes it.
  private static let escaped =
    #"\u{1b}[2J\u{7}\u{9b}31m\u{202e}\u{8}\u{7f}\u{85}\u{2028}\u{feff}"#

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || ![.control, .format, .lineSeparator, .paragraphSeparator]
          .contains(scalar.properties.generalCategory)
    }
  }

  private static let tree = """
    HStack {
      Text("\(escaped) one").id("\(escaped)")
      Text("\(evil) two")
      Color.red.frame(width: 900).id("x\(evil)")
      Image("\(escaped)").accessibilityLabel("\(escaped)")
      GroupBox("\(evil)") { Button("\(escaped)") {} }
    }
    """

  private static let entries = [
    "show", "show --dims", "tree", "why /0.width", "why /1.height", "trace", "step", "diff",
    "issues",
    "order /", "history", "print /0.frame", "propose /0 100 nil", "about HStack",
    "quiz /1.width choices", "sweep /1.width over container.width 100..200",
    "whatif remove /1", "export json", "export json --trace", "export swiftui", "export svg",
    "export markdown", "option mode outline", "show", "option mode ascii", "show", "tree",
    "remove \(evil)", "\(evil)", "snapshot \(evil)\nrestore x\(evil)", "name /1 \"\(evil)\"",
    "source \(evil).haggle", "save no\(evil)/x", "resize \(evil)", "set /0 \(evil) 1",
    "expect /0.width == 1", "help \(evil)", "Text(\(evil))", "Color.\(evil)", "// \(evil)",
    "option \(evil)", "export \(evil)", "why \(evil).width", "check \(evil).md",
  ]

  @Test func `labels and names are spelled out in every answer and message`() throws {
    let arguments = ["-k", "-c", Self.tree] + Self.entries.flatMap { ["-c", $0] }
    let run = try BatchRun(arguments, in: directory)
    #expect(run.output.count > 5000)
    for line in (run.output + run.messages).split(separator: "\n", omittingEmptySubsequences: false)
    {
      #expect(isHarmless(String(line)), "\(line.debugDescription)")
    }
  }

  /// Characters of `evil` that no output of ours has, whatever it styles.
  private static let marks = ["\u{9b}", "\u{202e}", "\u{7}", "\\u009b", "\\u202e", "\\u0007"]

  private func hasMarks(_ text: String) -> Bool {
    let text = text.lowercased()
    return Self.marks.contains { mark in
      Array(text.unicodeScalars).split(separator: Array(mark.unicodeScalars)).count > 1
    }
  }

  /// A talk by somebody who means no good, in a file of such a name.
  private func talk() throws -> String {
    try directory.write(
      """
      # Needle \(Self.evil)

      \(Self.evil) *words* \(Self.evil)

      <!-- note: \(Self.evil) -->

      ```haggle
      > Text("\(Self.escaped)").id("\(Self.escaped)") // \(Self.evil)
      > tree
      \(Self.evil)
      > bogus\(Self.evil)
      ```

      """, to: "a\u{1b}[2J\u{9b}\u{202e}.md")
  }

  @Test(arguments: [[], ["check"], ["check", "--diff"], ["present"], ["-c", "help", "--"]])
  func `names and texts of files are spelled out as well`(_ words: [String]) throws {
    let file = try talk()
    for path in [file, file + "x"] {
      let run = try BatchRun(words + [path], in: directory)
      #expect(
        isHarmless(run.output + run.messages), "\((run.output + run.messages).debugDescription)")
    }
  }

  @Test func `a recording of them steers no player`() throws {
    let run = try BatchRun(["-c", "export cast \"\(talk())\""], in: directory)
    #expect(run.output.contains("Needle"), "\(run)")
    #expect(!hasMarks(run.output))
  }

  @Test func `a talk shows narration as it stands`() throws {
    let terminal = try PseudoTerminal(
      Haggle.path, ["present", talk()], environment: Haggle.environment(in: directory))
    try terminal.expect("Needle")
    terminal.type("  n   qq")
    _ = terminal.end()
    #expect(!hasMarks(terminal.transcript))
  }
}
