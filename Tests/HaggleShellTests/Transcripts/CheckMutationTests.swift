import HaggleShell
import Testing

/// Must hold 7 of issue 3: every change of an expected line is found unless UX 4.3 declares it equal.
struct CheckMutationTests {
  /// Pictures, tables, numbers, errors and several fences, as they are recorded.
  private static let source = """
    ---
    haggle-session: 1
    cells: 61x18
    container: 620x80
    tolerance: 0.01
    ---
    # Half of what?

    ```haggle
    > HStack(spacing: 10) {
    >>   Color.blue.relativeProposed(width: 0.5)
    >>   Color.green; Color.yellow
    >> }
    > show --dims
    > tree
    > print blue.width green.x
    > expect blue.width == 100
    ```

    ```haggle fails=3
    > relative bule 0.33333
    ```

    ```haggle
    > resize 333 77.125
    > tree
    > option mode ascii
    > show
    > export json
    ```

    """

  private static let recorded: String = {
    let files = MemoryFiles(["/desk/a.md": source])
    var check = Check()
    check.updates = true
    let outcome = check.outcome(of: ["a.md"], in: files, program: "check") { $0.map($1) }
    #expect(outcome.failure == nil, "\(outcome.output)\(outcome.messages)")
    return files.texts["/desk/a.md"] ?? ""
  }()

  /// The lines of the file, and which of them are expected output.
  private static var lines: (all: [String], expected: [Int]) {
    let all = recorded.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isInFence = false
    let expected = all.indices.filter { index in
      if all[index].hasPrefix("```") { isInFence.toggle() }
      return isInFence && !all[index].hasPrefix("```") && !all[index].hasPrefix(">")
    }
    return (all, expected)
  }

  private static func code(_ lines: [String]) -> Int? {
    let files = MemoryFiles(["/desk/a.md": lines.joined(separator: "\n")])
    return Check().outcome(of: ["a.md"], in: files, program: "check") { $0.map($1) }.failure
  }

  @Test func `what was recorded agrees`() {
    #expect(Self.lines.expected.count > 35)
    #expect(Self.code(Self.lines.all) == nil)
  }

  @Test(arguments: 0..<300)
  func `a change of an expected line is found`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (lines, expected) = Self.lines
    let index = try #require(expected.randomElement(using: &random))
    let before = lines[index]
    switch seed % 6 {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    case 2: lines.insert("something else", at: index)
    case 3: lines[index] = try Self.replacing(before, &random)
    case 4: lines[index] = " " + before
    default: lines[index] = try Self.changingNumber(before, &random)
    }
    #expect(Self.code(lines) == ExitCode.differs, "line \(index + 1), was '\(before)'")
  }

  @Test(arguments: 0..<120)
  func `a change that is declared equal is none`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (lines, expected) = Self.lines
    let index = try #require(expected.randomElement(using: &random))
    let before = lines[index]
    switch seed % 6 {
    case 0: lines[index] = before + [" ", "\t", "   ", "\r"][Int(seed / 6) % 4]
    case 1: lines[index] = "\u{1B}[1m" + before + "\u{1B}[0m"
    case 2: lines[index] = String(before.prefix(before.count / 2)).escapedForGlob + "* (glob)"
    case 3: lines[index] = "..."
    case 4: lines = lines.map { $0 + "\r" }
    default: lines[index] = ".* (re)"
    }
    #expect(Self.code(lines) == nil, "line \(index + 1), was '\(before)'")
  }

  /// Another character for one that can be seen.
  private static func replacing(
    _ line: String, _ random: inout SeededGenerator
  ) throws -> String {
    var characters = Array(line)
    let places = characters.indices.filter { characters[$0] != " " }
    let place = try #require(places.randomElement(using: &random))
    let others: [Character] = ["x", "Q", "│", "~", "é"].filter { $0 != characters[place] }
    characters[place] = try #require(others.randomElement(using: &random))
    return String(characters)
  }

  /// A number that is further away than the tolerance; a new character where there is no number.
  private static func changingNumber(
    _ line: String, _ random: inout SeededGenerator
  ) throws -> String {
    let characters = Array(line)
    // A digit behind the point may lie below what counts.
    let places = characters.indices.filter { index in
      let front = characters[..<index].reversed().drop { $0.isWholeNumber }
      return characters[index].isWholeNumber && front.first != "."
    }
    guard let place = places.randomElement(using: &random) else {
      return try replacing(line, &random)
    }
    let digit = characters[place].wholeNumberValue ?? 0
    let next = (digit + Int.random(in: 1...8, using: &random)) % 10
    return String(characters[..<place]) + "\(next)" + String(characters[(place + 1)...])
  }
}

extension String {
  /// The text with `\` in front of what a glob would not take for itself.
  fileprivate var escapedForGlob: String {
    map { "*?\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
