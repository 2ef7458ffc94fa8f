import HaggleShell
import Testing

/// What counts as the same output (UX 4.3).
struct ComparisonTests {
  /// An expected line, and whether it stands for `320×160`.
  struct Row: CustomTestStringConvertible {
    var expected: String
    var isSame: Bool
    var testDescription: String { "'\(expected)' \(isSame ? "is" : "is not") 320×160" }
  }

  static let rows = [
    same("320×160"), other("320×161"),
    same("320×160  \t"), other(" 320×160"), other("320 ×160"),
    same("320×160\r"), same("\u{1B}[31m320\u{1B}[0m×160"),
    same("320.000×160.0"), same("319.9996×160"),
    same("320.01×159.99"), other("320.011×160"),
    other("0321×160"), other("-320×160"),
    other("320×160."), other("A320×160"),
    same("*×160 (glob)"), same("3?0×* (glob)"),
    other("3?0 (glob)"), other("3?0×*(glob)"),
    same("[0-9]+×1(6|7)0 (re)"), other("[0-9]+×17?0 (re)"),
    other("\\d+ (re)"), same("^\\d{3}×.*$ (re)"),
  ]

  private static func same(_ expected: String) -> Row { Row(expected: expected, isSame: true) }
  private static func other(_ expected: String) -> Row { Row(expected: expected, isSame: false) }

  @Test(arguments: rows)
  func `a line is compared by rules`(_ row: Row) {
    let text = """
      <!-- haggle-session: 1
      tolerance: 0.01 -->
      ```haggle
      > print container.size
      \(row.expected)
      ```
      """
    #expect((code(text) == nil) == row.isSame)
  }

  /// The tree of two views has three lines.
  static let skips: [(lines: [String], isSame: Bool)] = [
    (["..."], true), (["view *(glob)", "..."], true), (["...", "  blue *(glob)"], true),
    (["...", "* (glob)", "* (glob)", "* (glob)"], true), (["...", "...", "..."], true),
    (["...", "* (glob)", "* (glob)", "* (glob)", "* (glob)"], false), (["...", "x"], false),
    (["* (glob)", "* (glob)"], false), (["... ", "", ""], true), ([" ..."], false), ([], false),
  ]

  @Test(arguments: skips)
  func `three dots alone skip lines`(_ lines: [String], _ isSame: Bool) {
    let lines = lines.map { $0.replacing("*(glob)", with: "* (glob)") }
    let text =
      "```haggle\n> Color.blue.padding(1)\n> tree\n"
      + lines.map { $0 + "\n" }.joined() + "```\n"
    #expect((code(text) == nil) == isSame)
  }

  private static let surroundings = """
    <!-- haggle-session: 1
    container: 100x50
    cells: 60x24
    tolerance: 0.01 -->

    """

  private static var picture: [String] {
    var session = Session.after("resize 100 50", "option cells 60x24", "Color.blue")
    return session.answer("show").split(separator: "\n").map(String.init)
  }

  static let pictures: [(line: Int, from: String, to: String, words: String, isSame: Bool)] = [
    (0, "5", "5", "", true), (3, "100×50", "100.001×50", "", false),
    (3, "100×50", "100.001×50", " tolerant", true), (0, "100×50", "100.001×50", "", true),
    (3, "100×50", "101×50", " tolerant", false), (1, "─┐", " ┐", " tolerant", false),
  ]

  @Test(arguments: pictures)
  func `numbers in pictures are exact unless the fence is tolerant`(
    _ line: Int, _ from: String, _ to: String, _ words: String, _ isSame: Bool
  ) {
    var lines = Self.picture
    lines[line] = lines[line].replacing(from, with: to, maxReplacements: 1)
    let text =
      Self.surroundings + """
        ```haggle\(words)
        > Color.blue
        > show
        \(lines.joined(separator: "\n"))
        ```
        """
    #expect((code(text) == nil) == isSame)
  }

  @Test func `no pattern hangs`() {
    let pattern = String(repeating: "(a*)*", count: 30) + "b (re)"
    let text = "```haggle\n> print 'x'\n\(pattern)\n```\n"
    #expect(code(text) == ExitCode.differs)
  }

  private func code(_ text: String) -> Int? {
    let check = Check()
    return check.outcome(of: ["a.md"], in: MemoryFiles(["/desk/a.md": text]), program: "check") {
      $0.map($1)
    }.failure
  }
}
