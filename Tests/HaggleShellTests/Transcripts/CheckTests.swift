import HaggleShell
import Testing

/// What `check` says and what its code is (UX 4.4, design 9).
struct CheckTests {
  private func check(
    _ files: MemoryFiles, _ names: [String] = ["a.md"], _ change: (inout Check) -> Void = { _ in }
  ) -> Outcome {
    var check = Check()
    change(&check)
    return check.outcome(of: names, in: files, program: "haggle check") { $0.map($1) }
  }

  private func check(_ lines: String..., change: (inout Check) -> Void = { _ in }) -> Outcome {
    check(MemoryFiles(["/desk/a.md": lines.map { $0 + "\n" }.joined()]), change)
  }

  private func check(_ files: MemoryFiles, _ change: (inout Check) -> Void) -> Outcome {
    check(files, ["a.md"], change)
  }

  @Test func `a difference is shown with its place, numbers and the next lines to type`() {
    let outcome = check(
      "# Title", "```haggle", "> HStack(spacing: 10) { Color.blue; Color.green }", "> tree",
      "view     frame           proposal  answer", "hstack   0,0    320×160  320×160   320×160",
      "  blue   0,0    160×160  155×160   160×160", "  green  165,0  155×160  155×160   155×160",
      "```")
    #expect(outcome.failure == ExitCode.differs)
    #expect(outcome.messages == "")
    #expect(
      outcome.output == """
        a.md:7: differs (command 'tree')
          line 3 of 4
          expected    blue   0,0    160×160  155×160   160×160
          actual      blue   0,0    155×160  155×160   155×160
                                    ^~~                ^~~
          numbers   160 → 155
        1 of 2 commands differs
        see all: haggle check a.md --diff
        accept:  haggle check a.md --update

        """)
  }

  @Test func `all lines are shown on request`() {
    let outcome = check("```haggle", "> print container.size", "x", "...", "320×160", "y", "```") {
      $0.showsAll = true
    }
    #expect(
      outcome.output == """
        a.md:3: differs (command 'print container.size')
          - x
            ...
            320×160
          - y
        1 of 1 command differs
        accept:  haggle check a.md --update

        """)
  }

  @Test func `a long line is shown around what differs`() {
    let outcome = check(
      "```haggle", "> Color.blue", "> export json", "{\"format\":\"haggle-layout\",\"version\":2}",
      "```")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  actual    ") && $0.hasSuffix("…") })
    #expect(lines.allSatisfy { $0.count < 180 })
  }

  static let silences: [(printed: String, expected: [String], words: String)] = [
    ("tree", [], "  nothing was expected, 2 lines were printed\n  actual    view "),
    ("new", ["x", "y"], "  nothing was printed, 2 lines were expected\n  expected  x\n"),
    ("tree", ["* (glob)"], "  line 2 of 2 was not expected\n  actual    blue "),
    ("blue.width", ["x", "320"], "  line 1 of 2 is missing\n  expected  x\n"),
  ]

  @Test(arguments: silences)
  func `lines that lack or are too many`(
    _ entry: String, _ expected: [String], _ words: String
  ) {
    let lines = ["```haggle", "> Color.blue", "> " + entry] + expected + ["```"]
    let outcome = check(MemoryFiles(["/desk/a.md": lines.map { $0 + "\n" }.joined()]))
    #expect(outcome.output.contains(words), "\(outcome.output)")
  }

  @Test func `what agrees is counted`() {
    let outcome = check("```haggle", "> Color.blue", "> blue.width", "320", "```")
    #expect(outcome.failure == nil)
    #expect(outcome.output == "2 commands agree\n")
  }

  static let judged: [(description: String, lines: [String], code: Int?)] = [
    ("a command expects silence", ["```haggle", "> tree", "```"], 1),
    ("unless the fence is lenient", ["```haggle lenient", "> Color.blue", "> tree", "```"], nil),
    ("lines that are there are judged", ["```haggle lenient", "> blue", "x", "```"], 1),
    ("a fence is skipped", ["```haggle skip", "> tree", "```", "```haggle", "> new", "```"], nil),
    (
      "a failure needs to be announced",
      ["```haggle", "> quite", "error: unknown command 'quite'", "..."] + ["```"], 1
    ),
    ("an announced failure", ["```haggle fails=3", "> quite", "...", "```"], nil),
    ("an announced failure with another code", ["```haggle fails=1", "> quite", "...", "```"], 1),
    ("two failures for one", ["```haggle fails=3", "> quite", "...", "> quite", "...", "```"], 1),
    ("an announced failure that is none", ["```haggle fails=3", "> new", "```"], 1),
    ("a claim", ["```haggle", "> Color.blue", "> expect blue.width == 320", "```"], nil),
    ("a wrong claim", ["```haggle", "> Color.blue", "> expect blue.width == 3", "```"], 1),
    ("view code", ["```swift haggle", "Color.blue", "```"], nil),
    ("view code with a mistake", ["```swift haggle", "Color.blu(", "```"], 1),
    (
      "view code with a mistake on purpose", ["```swift haggle fails=3", "Color.blu(", "```"], nil
    ),
    (
      "an answer of the reader", ["```haggle answer", "> Color.blue", "> tree", "whatever", "```"],
      nil
    ),
    (
      "a wrong answer of the reader",
      ["```haggle answer", "Color.blue", "expect blue.width == 3", "```"], 1
    ),
    (
      "fences go on from each other",
      ["```haggle", "> Color.blue", "```", "```haggle", "> blue.width", "320", "```"], nil
    ),
    (
      "a fresh one does not",
      ["```haggle", "> Color.blue", "```", "```haggle fails=3 fresh", "> remove blue"]
        + ["...", "```"], nil
    ),
    (
      "a setup comes first", ["```haggle setup=start.haggle", "> green.width", "320", "```"], nil
    ),
    ("a setup that is not there", ["```haggle setup=no.haggle", "> new", "```"], 1),
    ("commands behind the end", ["```haggle", "> quit", "> new", "```"], 1),
    ("a file outside", ["```haggle fails=4", "> source ../b.haggle", "...", "```"], nil),
  ]

  @Test(arguments: judged)
  func `a fence is judged by its words`(_ description: String, _ lines: [String], _ code: Int?) {
    let files = MemoryFiles([
      "/desk/a.md": lines.joined(separator: "\n") + "\n", "/desk/start.haggle": "Color.green\n",
      "/b.haggle": "Color.red\n",
    ])
    let outcome = check(files)
    #expect(outcome.failure == code, "\(description): \(outcome.output)\(outcome.messages)")
  }

  @Test func `surroundings come from the file alone`() {
    let files = MemoryFiles([
      "/desk/a.md": """
      <!-- haggle-session: 1
      container: 100x50
      mode: ascii
      cells: 40x20 -->
      ```haggle
      > option mode
      ascii
      > option cells
      40x20
      > container.width
      100
      > undo
      ...
      ```
      """
    ])
    let outcome = check(files) { $0.judgesOnlyExpects = true }
    #expect(outcome.output.contains("command 'undo'"))
    #expect(outcome.output.contains("1 of 4 commands differs"))
  }

  @Test func `a fresh fence forgets options and what could be undone`() {
    let outcome = check(
      "```haggle", "> option digits 1", "> Color.blue", "```", "```haggle fresh",
      "> option digits", "3", "```", "```haggle fails=3", "> undo", "error: * (glob)", "...", "```")
    #expect(outcome.failure == nil, "\(outcome.output)")
  }

  @Test func `messages about other files name them from the file's directory`() {
    let files = MemoryFiles([
      "/desk/deep/a.md": "```haggle fails=3\n> source b/c.haggle\nb/c.haggle:1:1: error: unknown"
        + " command 'quite'\n...\n```\n", "/desk/deep/b/c.haggle": "quite\n",
    ])
    let outcome = check(files, ["deep/a.md"])
    #expect(outcome.failure == nil, "\(outcome.output)")
  }

  @Test func `only claims and failures count on request`() {
    let outcome = check("```haggle", "> Color.blue", "> tree", "old words", "```") {
      $0.judgesOnlyExpects = true
    }
    #expect(outcome.failure == nil)
  }

  @Test func `a directory stands for the session files below it, in order`() {
    let files = MemoryFiles([
      "/desk/s/b.md": "```haggle\n> tree\n```\n", "/desk/s/a.haggle": "expect container.width == 3",
      "/desk/s/deep/c.md": "```haggle\n> tree\n```\n", "/desk/s/.git/d.md": "```haggle\n> x\n```\n",
      "/desk/s/e.txt": "```haggle\n> tree\n```\n",
    ])
    let outcome = check(files, ["s"])
    let heads = outcome.output.split(separator: "\n").filter { $0.hasPrefix("s/") }
    #expect(heads.map { $0.prefix { $0 != ":" } } == ["s/a.haggle", "s/b.md", "s/deep/c.md"])
    #expect(outcome.output.contains("3 of 3 commands differ in 3 files\n"))
  }

  static let empty: [(name: String, message: String)] = [
    ("no.md", "error: 'no.md' cannot be read: no such file\n"),
    ("texts", "error: no .md or .haggle files in 'texts'\n"),
    ("plain.md", "error: nothing to check in 'plain.md'\n"),
  ]

  @Test(arguments: empty)
  func `nothing to check is an error`(_ name: String, _ message: String) {
    let files = MemoryFiles(["/desk/plain.md": "# Title\n", "/desk/texts/a.txt": ""])
    let outcome = check(files, [name])
    #expect(outcome.failure == ExitCode.file)
    #expect(outcome.messages == message)
  }

  @Test func `who does not wait is told so once, and no file is written`() {
    let files = MemoryFiles(["/desk/a.md": "```haggle\n> tree\n1\n```\n"])
    let outcome = check(files, ["a.md", "a.md"]) {
      $0.updates = true
      $0.isInterrupted = { true }
    }
    #expect(outcome.failure == ExitCode.interrupted)
    #expect(outcome.messages == "error: stopped\n")
    #expect(outcome.output == "")
    #expect(files.writeCount == 0)
  }

  @Test func `a file does not check files`() {
    let files = MemoryFiles(["/desk/a.md": "```haggle fails=3\n> check a.md\n...\n```\n"])
    #expect(check(files).failure == nil)
  }

  @Test func `the command says the same`() {
    let files = MemoryFiles(["/desk/a.md": "```haggle\n> container.width\n1\n```\n"])
    var session = Session(files: files)
    let outcome = session.run("check a.md --diff", at: .argument(1))
    #expect(outcome.failure == ExitCode.differs)
    #expect(outcome.output.contains("accept:  check a.md --update\n"))
  }
}
