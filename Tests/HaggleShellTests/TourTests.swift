import HaggleShell
import Testing

/// Lessons at the prompt: they go on from where they are, whatever has been typed in between.
struct TourTests {
  static let lesson = """
    ---
    haggle-session: 1
    container: 200x40
    ---
    # How wide?

    Here is a *colour*.

    ```swift haggle
    Color.blue.frame(width: 60)
    ```

    ```haggle
    > quiz blue.width choices 60 200
    > print blue.width
    > expect blue.width == 60
    ```

    ## Your turn

    Make it 80 wide in every container.

    <details>
    <summary>One answer</summary>

    ```haggle answer
    > set blue.frame width 80
    > expect blue.width == 80
    > resize 50 40
    > expect blue.width == 80
    ```

    </details>

    The end.
    """

  static func session(isInteractive: Bool = false) -> Session {
    let files = MemoryFiles([
      "/desk/sessions/01-how-wide.md": lesson, "/desk/sessions/02-more.md": "# More\n\nWords.",
      "/desk/sessions/notes.md": "# Not a lesson", "/desk/course/1-a.md": "# Elsewhere",
    ])
    return .after("resize 100 100", "Color.red", files: files, isInteractive: isInteractive)
  }

  private static func answer(_ entry: String, in session: inout Session) -> String {
    let outcome = session.run(entry, at: .argument(1))
    return outcome.output + outcome.messages
  }

  @Test func `the list names the lessons in order and the one that is being taken`() {
    var session = Self.session()
    #expect(session.answer("tour").hasPrefix(" 1  How wide?\n 2  More\n"))
    _ = session.answer("tour start 2")
    #expect(session.answer("tour list").contains(" 2  More  ← here"))
    #expect(session.answer("tour list course").hasPrefix(" 1  Elsewhere"))
    #expect(session.answer("tour start 1").contains("Elsewhere"))
  }

  @Test func `a step brings words, what is typed and what it answers`() {
    var session = Self.session()
    let first = session.answer("tour start 1")
    #expect(
      first.hasPrefix("How wide?\n─────────\nHere is a colour.\n> Color.blue.frame(width: 60)\n"))
    #expect(first.contains("how wide is blue?\n  a 60   b 200\nblue.width = 60\n"))
    #expect(session.answer("tour next").hasPrefix("> print blue.width\n60\n"))
    #expect(
      session.answer("print container.width blue.width") == """
        container.width = 200
        blue.width = 60
        """)
  }

  @Test func `an exercise shows what has to hold and not how to do it`() {
    var session = Self.session()
    _ = session.answer("tour start 1\ntour next")
    let exercise = session.answer("tour next")
    #expect(exercise.contains("> expect blue.width == 80\n> resize 50 40\n"))
    #expect(!exercise.contains("set blue.frame") && !exercise.contains("One answer"))
    #expect(session.answer("tour answer") == "set blue.frame width 80")
  }

  @Test func `an answer is judged claim by claim and stays as it is`() {
    var session = Self.session()
    _ = session.answer("tour start 1\ntour next\ntour next")
    let before = session.run("tour check", at: .argument(1))
    #expect(before.failure == ExitCode.differs)
    #expect(before.output.hasPrefix("no   blue.width == 80, was 60\n     resize 50 40\n"))
    _ = session.answer("set blue.frame width 80")
    #expect(
      session.answer("tour check") == """
        yes  blue.width == 80
             resize 50 40
        yes  blue.width == 80
        All of it holds.
        """)
    #expect(session.answer("print container.width") == "200")
  }

  @Test func `going on and back bring the tree of the lesson, whatever was typed`() {
    var session = Self.session()
    _ = session.answer("tour start 1\ntour next")
    _ = session.answer("new")
    #expect(session.answer("tour next").contains("Your turn"))
    #expect(session.answer("print blue.width") == "60")
    _ = session.answer("blue.padding(8)\nresize 10 10")
    #expect(session.answer("tour back").hasPrefix("> print blue.width\n60"))
    #expect(session.answer("print blue.frame.width container.width").hasSuffix("= 200"))
  }

  @Test func `undo brings back the tree from before the lesson`() {
    var session = Self.session()
    _ = session.answer("tour start 1")
    _ = session.answer("undo")
    #expect(session.answer("print container.width red.width").hasPrefix("container.width = 100"))
  }

  @Test func `at the prompt Return goes on and a question waits for a guess`() {
    var session = Self.session(isInteractive: true)
    let first = session.run("tour start 1").output
    #expect(first.contains("how wide is blue?") && !first.contains("blue.width = 60"))
    #expect(!first.contains("container"))
    #expect(session.run("b").output.contains("blue.width = 60"))
    #expect(
      session.run("").output.contains(
        "> print blue.width\n60\n\nlesson 1, step 2 of 4 · Return goes on"))
    _ = session.run("new")
    #expect(session.run("").output.contains("Your turn"))
    #expect(
      session.run("").output.contains("The end.\n\nlesson 1, step 4 of 4 · tour start 2 goes on"))
    #expect(session.run("").output.isEmpty)
  }

  @Test(arguments: [
    ("tour next", "no lesson has begun", "tour start 1"),
    ("tour start 3", "there is no lesson 3", "tour start 2"),
    ("tour strat", "'tour' does not take 'strat' here", "tour start"),
    ("tour list nowhere", "no lessons in 'nowhere'", nil),
    ("tour start 1\ntour check", "this step asks for nothing", "tour next"),
    ("tour start 1\ntour back", "the lesson begins here", "tour next"),
    ("tour start 2\ntour next", "the lesson ends here", "tour list"),
  ])
  func `what cannot be is said with a line that works`(
    _ entry: String, _ message: String, _ hint: String?
  ) {
    var session = Self.session()
    let lines = entry.split(separator: "\n").map(String.init)
    for line in lines.dropLast() { _ = session.answer(line) }
    let said = Self.answer(lines.last ?? "", in: &session)
    #expect(said.contains("error: \(message)"), "\(said)")
    #expect(hint.map { said.contains("hint: \($0)") } ?? !said.contains("hint:"), "\(said)")
  }

  @Test func `without lessons it says where they come from, and files give none`() {
    var session = Session.after()
    #expect(Self.answer("tour", in: &session).contains("tour list FOLDER says where it is"))
    var reader = Session(files: MemoryFiles(["/desk/a.haggle": "tour"]))
    #expect(reader.runFile(named: "a.haggle").messages.contains("a file cannot give lessons"))
  }

  @Test(arguments: LessonTests.names)
  func `every lesson can be taken to its end`(_ name: String) throws {
    let path = LessonTests.folder
    var session = Session(files: DiskFiles())
    _ = session.answer("tour list \"\(path)\"")
    let number = try #require(LessonTests.names.firstIndex(of: name)) + 1
    var shown = session.answer("tour start \(number)")
    while let place = shown.firstMatch(of: /step (\d+) of (\d+)/) {
      if shown.contains("tour check") {
        #expect(session.run("tour check", at: .argument(1)).failure == ExitCode.differs)
        _ = session.answer(session.answer("tour answer"))
        #expect(session.answer("tour check").hasSuffix("All of it holds."))
      }
      if place.1 == place.2 { break }
      shown = session.answer("tour next")
    }
  }
}
