import HaggleShell
import TestSupport
import Testing

/// What a talk shows at which step (UX.md 4.5).
struct TalkTests {
  @Test func `a heading, a paragraph, a command, a question and an answer are a step each`() throws
  {
    let show = try TalkShow.of()
    #expect(
      show.talk.steps.map(\.title) == [
        "Half of what?", "HStack(spacing: 10) {",
        "quiz blue.width choices 57.5 115 120", "quiz blue.width choices 57.5 115 120",
        "print blue.width", "resize 480 64", "quiz blue.width choices 117.5 240",
        "quiz blue.width choices 117.5 240", "A mistake, on purpose", "relative bule 0.5",
        "print container.width blue.width",
      ])
    #expect(show.talk.headings.map(\.text) == ["Half of what?", "A mistake, on purpose"])
    #expect(show.talk.headings.map(\.step) == [0, 8])
  }

  @Test func `the example agrees with what its commands print`() throws {
    let files = MemoryFiles(["/desk/talk.md": ExampleTalk.text])
    let outcome = Check().outcome(of: ["talk.md"], in: files, program: "check") { $0.map($1) }
    #expect(outcome.output == "7 commands agree\n")
    #expect(try TalkShow.of().talk.steps.allSatisfy { !$0.differs })
  }

  @Test func `narration is told without the marks of Markdown`() throws {
    #expect(
      try TalkShow.of().page == [
        "Half of what?", "", "We ask for half. Half of what is the whole story.",
      ])
  }

  @Test func `steps add to the page, and what stands there stays where it is`() throws {
    var show = try TalkShow.of()
    var before = show.page
    for step in 1..<8 {
      show.go(to: step)
      let page = show.page
      #expect(page.starts(with: before) || page.starts(with: ["Half of what?", ""]))
      #expect(page.count <= ExampleTalk.cells.rows - 1)
      before = page
    }
  }

  @Test func `a question shows its choices, the next key the answer`() throws {
    var show = try TalkShow.of()
    show.go(to: 2)
    #expect(show.page.suffix(2) == ["how wide is blue?", "  a 57.5   b 115   c 120"])
    show.press("right")
    #expect(show.page.last == "blue.width = 57.5")
    show.go(to: 6)
    #expect(
      show.page.suffix(3) == [
        "> quiz blue.width choices 117.5 240", "how wide is blue?", "  a 117.5   b 240",
      ])
    show.press("right")
    #expect(show.page.last?.hasPrefix("not 240: ") == true)
  }

  @Test func `a heading begins a page; quiet fences run and show nothing`() throws {
    var show = try TalkShow.of()
    show.go(to: 8)
    #expect(show.page == ["A mistake, on purpose"])
    show.go(to: 10)
    #expect(show.page.suffix(2) == ["container.width = 620", "blue.width = 152.5"])
    #expect(!show.page.contains { $0.contains("resize") })
  }

  @Test func `output that is not what the file says is shown as it is, and marked`() throws {
    let text = ExampleTalk.text.split(separator: "\n57.5\n").joined(separator: "\n60\n")
    var show = try TalkShow.of(text)
    show.go(to: 4)
    #expect(show.page.last == "57.5")
    #expect(show.status.hasSuffix("≠ 5/11"))
    show.press("right")
    #expect(show.status.hasSuffix(" 6/11") && !show.status.contains("≠"))
  }

  @Test func `a picture that is too high is drawn smaller`() throws {
    let text = """
      ---
      haggle-session: 1
      cells: 64x18
      container: 300x600
      ---
      # Tall

      ```haggle
      > Color.blue
      > show
      ```
      """
    var show = try TalkShow.of(text)
    show.go(to: 2)
    #expect(show.page.count <= 17)
    #expect(show.page.contains { $0.hasPrefix("└") })
  }

  @Test func `answers that are too long go on over the next pages`() throws {
    let text = """
      ---
      haggle-session: 1
      cells: 64x18
      ---
      # Long

      ```haggle
      > VStack { ForEach(0..<30) { i in Color.blue } }
      > tree
      ```
      """
    var show = try TalkShow.of(text)
    var told: [String] = []
    for step in 2..<show.talk.steps.count {
      show.go(to: step)
      #expect(show.page.first == "Long" && show.page.count <= 17)
      told += show.page.dropFirst(2)
    }
    var session = Session.after("VStack { ForEach(0..<30) { i in Color.blue } }")
    let tree = session.answer("tree").split(separator: "\n").map(String.init)
    #expect(told.filter { !$0.hasPrefix("> ") } == tree)
  }

  @Test func `an entry that is longer than the page moves up while it is typed`() throws {
    let lines = (1...30).map { "  Text(\"line \($0)\")" }.joined(separator: "\n")
    let text = "# Long\n\n```swift haggle\nVStack {\n\(lines)\n}\n```\n"
    var show = try TalkShow.of(text)
    show.go(to: 1)
    #expect(show.page.first == "Long" && show.page.last == ">> }")
    #expect(show.page.count == 23)
  }

  @Test func `what is left out today runs unseen, up to the next heading`() throws {
    let text = """
      # One
      <!-- skip-today -->
      ```haggle
      > resize 100 100
      ```
      # Two
      ```haggle
      > print container.width
      100
      ```
      """
    var show = try TalkShow.of(text)
    #expect(show.talk.steps.map(\.title) == ["One", "Two", "print container.width"])
    show.go(to: 2)
    #expect(show.page.last == "100")
  }

  @Test func `a note after a heading does not part it from its words`() throws {
    let text = "# One\n<!-- note: slowly -->\nfirst\n<!-- pause -->\nsecond\n"
    var show = try TalkShow.of(text)
    #expect(show.talk.steps.map(\.title) == ["One", "second"])
    show.press("n")
    #expect(show.page.suffix(2) == ["── notes " + String(repeating: "─", count: 71), "slowly"])
    #expect(show.page.starts(with: ["One", "", "first"]))
  }

  @Test func `control characters of labels and words are spelled out`() throws {
    let text =
      "# Es\u{1B}[31mc\n\nred \u{202E}text\n\n```haggle\n> Text(\"a\u{1B}[2Jb\")\n> tree\n```\n"
    var show = try TalkShow.of(text)
    for step in show.talk.steps.indices {
      show.go(to: step)
      let shown = show.screen.lines.map(\.text).joined()
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }

  @Test func `a file of entries is a talk too`() throws {
    let show = try TalkShow.of("resize 620 80\nColor.blue\nshow\n", named: "/desk/a.haggle")
    #expect(show.talk.steps.map(\.title) == ["resize 620 80", "Color.blue", "show"])
  }

  @Test func `a terminal that is too small is refused before anything is shown`() throws {
    var settings = SessionSettings()
    settings.terminal = SessionSettings.Cells(columns: 60, rows: 17)
    var session = Session(
      files: MemoryFiles(["/desk/talk.md": ExampleTalk.text]), settings: settings)
    var options = TalkOptions()
    options.showsPages = true
    let outcome = session.present("talk.md", options)
    #expect(
      outcome.messages == """
        error: 'talk.md' needs 64×18
          this terminal has 60×17: 4 columns and 1 row are missing
          a larger window or smaller letters help

        """)
    #expect(session.takeTalk() == nil)
  }

  @Test func `who does not wait for the talk to be ready gets none`() {
    var settings = SessionSettings()
    settings.isInterrupted = { true }
    var session = Session(
      files: MemoryFiles(["/desk/talk.md": ExampleTalk.text]), settings: settings)
    let outcome = session.present("talk.md", TalkOptions())
    #expect(outcome.failure == ExitCode.interrupted && outcome.messages == "error: stopped\n")
  }

  @Test func `where no page can be shown the talk is printed`() throws {
    var session = Session(files: MemoryFiles(["/desk/talk.md": ExampleTalk.text]))
    let text = session.answer("present talk.md")
    #expect(
      text.hasPrefix(
        """
        Half of what?
        We ask for half. Half of what is the whole story.
        > HStack(spacing: 10) {
        >>   Color.blue.relativeProposed(width: 0.5)
        >>   Color.green
        >> }
        how wide is blue?
        """))
    let whole = session.run("present talk.md", at: .argument(1)).output
    #expect(whole.contains("\n\nA mistake, on purpose\n\n> relative bule 0.5\nerror: "))
    #expect(session.answer("present talk.md --from 2").hasPrefix("A mistake, on purpose\n> rel"))
    #expect(session.document.root == nil)
  }

  @Test(arguments: [
    ("present", "error: 'present' needs FILE"),
    ("present none.md", "error: 'none.md' cannot be read: no such file"),
    ("present empty.md", "error: nothing to present in 'empty.md'"),
    ("present talk.md --from x", "1 Half of what?, 2 A mistake, on purpose"),
    ("present talk.md --auto x", "expected seconds, such as 3s"),
    ("present talk.md other.md", "'present' does not take 'other.md' here"),
    ("source loop.haggle", "a file cannot present files"),
    ("present broken.md", "broken.md:1:4: error: unknown fence 'hagle'"),
  ])
  func `mistakes are told`(_ entry: String, _ message: String) {
    var session = Session(
      files: MemoryFiles([
        "/desk/talk.md": ExampleTalk.text, "/desk/empty.md": "\n",
        "/desk/loop.haggle": "present loop.haggle", "/desk/broken.md": "```hagle\n```\n",
      ]))
    let outcome = session.run(entry, at: .argument(1))
    #expect(outcome.failure != nil)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }
}
