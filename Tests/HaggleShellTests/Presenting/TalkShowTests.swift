import HaggleShell
import TestSupport
import Testing

/// What the keys of a talk do (UX.md 4.5).
struct TalkShowTests {
  @Test func `what is typed comes letter by letter, and a key finishes it`() throws {
    var show = try TalkShow.of()
    show.press(" ")
    #expect(show.page.last == "> ")
    for _ in 0..<9 { show.tick() }
    #expect(show.page.last == "> HStack(sp")
    #expect(show.screen.cursor == (11, 4))
    show.press(" ")
    #expect(show.index == 1 && show.page.last == ">> }")
    #expect(show.delay == nil)
  }

  @Test func `time alone finishes it as well, the answer last`() throws {
    var show = try TalkShow.of()
    show.go(to: 3)
    show.press("enter")
    let entry = show.step.title
    for _ in entry { show.tick() }
    #expect(show.page.last == "> print blue.width")
    show.tick()
    #expect(show.page.last == "57.5" && show.delay == nil)
  }

  @Test(arguments: [" ", "right", "enter", "pageDown", "down"])
  func `many keys go on`(_ key: String) throws {
    var show = try TalkShow.of()
    show.go(to: 2)
    show.press(key)
    #expect(show.index == 3)
  }

  @Test(arguments: ["left", "pageUp", "backspace", "up"])
  func `many keys go back, with everything that was shown`(_ key: String) throws {
    var show = try TalkShow.of()
    show.go(to: 1)
    let page = show.page
    show.press("right", key)
    #expect(show.index == 1 && show.page == page && show.delay == nil)
  }

  @Test func `every step has the state that it left`() throws {
    var show = try TalkShow.of()
    let widths: [Int: String] = [1: "57.5", 4: "57.5", 5: "117.5", 8: "117.5", 10: "152.5"]
    for order in [widths.keys.sorted(), widths.keys.sorted().reversed()] {
      for step in order {
        show.go(to: step)
        var session = show.liveSession(SessionSettings())
        #expect(session.answer("blue.width") == widths[step])
      }
    }
  }

  @Test func `the live prompt goes on where it was, until the talk goes on or r is pressed`() throws
  {
    var show = try TalkShow.of()
    show.go(to: 4)
    #expect(show.press("l") == .live)
    var session = show.liveSession(SessionSettings())
    _ = session.answer("resize 100 64")
    show.keep(session)
    var again = show.liveSession(SessionSettings())
    #expect(again.answer("container.width") == "100")
    show.keep(again)
    show.press("r")
    #expect(show.status.hasPrefix("the state of the step is back"))
    var restored = show.liveSession(SessionSettings())
    #expect(restored.answer("container.width") == "240")
    _ = restored.answer("resize 100 64")
    show.keep(restored)
    show.press("right", "left")
    var after = show.liveSession(SessionSettings())
    #expect(after.answer("container.width") == "240")
  }

  @Test func `the live prompt can do what a prompt can, at the size of the page`() throws {
    var settings = SessionSettings()
    settings.isInteractive = true
    settings.terminal = SessionSettings.Cells(columns: 200, rows: 50)
    var show = try TalkShow.of()
    show.go(to: 4)
    var session = show.liveSession(settings)
    let outcome = session.run("resize 480 64")
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 64 })
    #expect(outcome.output.contains("┌"))
    #expect(session.run("export json /desk/out.json").failure == nil)
    #expect(session.run("present /desk/talk.md").failure == nil)
  }

  @Test func `why explains the number of the last question, until a key is pressed`() throws {
    var show = try TalkShow.of()
    show.press("w")
    #expect(show.status.hasPrefix("no quiz here"))
    show.go(to: 3)
    let page = show.page
    show.press("w")
    #expect(show.page.first == "blue.width = 57.5")
    #expect(show.page.last?.hasPrefix("not 115: ") == true)
    show.press("x")
    #expect(show.page == page && show.index == 3)
  }

  @Test func `headings are listed, and one is gone to by arrows or by its number`() throws {
    var show = try TalkShow.of()
    show.press("g")
    #expect(show.page == ["> 1  Half of what?", "  2  A mistake, on purpose"])
    show.press("down")
    #expect(show.page == ["  1  Half of what?", "> 2  A mistake, on purpose"])
    show.press("enter")
    #expect(show.index == 8 && show.page == ["A mistake, on purpose"])
    show.press("g", "1", "right")
    #expect(show.index == 0)
    show.press("g", "9", "g")
    #expect(show.index == 0 && show.page.first == "Half of what?")
  }

  @Test func `the screen can be blank, and can tell the keys`() throws {
    for key in ["b", "."] {
      var show = try TalkShow.of()
      show.press(key)
      #expect(show.lines == [])
      show.press(" ")
      #expect(show.index == 0 && show.page.first == "Half of what?")
    }
    var show = try TalkShow.of()
    show.press("?")
    #expect(show.page.count == 11)
    #expect(show.page.last == "q q                      leaves; Esc and F5 do nothing")
    show.press("?")
    #expect(show.page.first == "Half of what?")
  }

  @Test func `notes are shown over what is below them, or below the page where there is room`()
    throws
  {
    var show = try TalkShow.of()
    show.terminal.rows = 18
    show.go(to: 1)
    show.press("n")
    #expect(show.page.suffix(1) == ["get three guesses"])
    #expect(show.screen.lines.count == 18)
    show.terminal.rows = 24
    #expect(show.screen.lines.count == 20)
    #expect(show.screen.lines[19].text == "get three guesses")
    show.press("n")
    #expect(show.screen.lines.count == 18)
    show.go(to: 8)
    show.press("n")
    #expect(show.status.hasPrefix("no notes here"))
  }

  @Test func `notes can be told elsewhere, with what comes next`() throws {
    var options = TalkOptions()
    options.notesFile = "notes.txt"
    var show = try TalkShow.of(ExampleTalk.text, options)
    #expect(
      show.notesText
        == "1/11  Half of what?\n\nget three guesses\n\nnext: HStack(spacing: 10) {\n")
    show.go(to: 10)
    #expect(
      show.notesText
        == "11/11  A mistake, on purpose\n\nno notes here\n\nthis is the last step\n")
    show.leaveNotesFile(because: "no space")
    #expect(show.notesFile == nil && show.status.hasPrefix("the notes cannot be written: no space"))
  }

  @Test func `nobody waits for an entry that is a book`() throws {
    let entry = "VStack {\n" + String(repeating: "  Color.blue\n", count: 500) + "}"
    var show = try TalkShow.of("# T\n\n```swift haggle\n\(entry)\n```\n")
    show.press("right")
    show.tick()
    #expect(show.page.last == ">> }")
    for length in [10, 150, 1_000, 4_000] {
      let text = "# T\n\n```haggle\n> # \(String(repeating: "a", count: length))\n```\n"
      var show = try TalkShow.of(text)
      show.press("right")
      var seconds = 0.0
      while let delay = show.delay {
        seconds += delay
        show.tick()
      }
      #expect(seconds < 5)
    }
  }

  @Test func `leaving takes q twice in a row`() throws {
    var show = try TalkShow.of()
    #expect(show.press("q") == .show)
    #expect(show.status.hasPrefix("q again leaves"))
    #expect(show.press("right", "q") == .show)
    #expect(show.press("q") == .end)
  }

  @Test func `both ends hold`() throws {
    var show = try TalkShow.of()
    show.press("left")
    #expect(show.index == 0 && show.status.hasPrefix("this is the beginning"))
    show.press("end")
    #expect(show.isLast)
    show.press("right")
    #expect(show.isLast && show.status.hasPrefix("this is the end: q q leaves"))
    show.press("home")
    #expect(show.index == 0)
  }

  @Test func `a talk can begin at a heading, what is before has run`() throws {
    for word in ["2", "A mistake, on purpose", "a mistake", "purpose"] {
      var options = TalkOptions()
      options.heading = word
      let show = try TalkShow.of(ExampleTalk.text, options)
      #expect(show.index == 8)
      var session = show.liveSession(SessionSettings())
      #expect(session.answer("container.width") == "480")
    }
  }

  @Test func `a talk can go on by itself, gaps added, and rests while something covers it`() throws
  {
    var options = TalkOptions()
    options.auto = 3
    let text = "# One\n<!-- gap: 2s -->\n# Two\n"
    var show = try TalkShow.of(text, options)
    #expect(show.delay == 5)
    show.press("g")
    #expect(show.delay == nil)
    show.press("g")
    show.tick()
    #expect(show.index == 1 && show.delay == nil)
  }

  @Test func `a talk for a booth begins again after its last step`() throws {
    var options = TalkOptions()
    options.auto = 3
    options.loops = true
    var show = try TalkShow.of("# One\n# Two\n", options)
    show.tick()
    #expect(show.isLast && show.delay == 3)
    show.tick()
    #expect(show.index == 0 && show.delay == 3)
    show.press("end", "right")
    #expect(show.index == 0)
  }

  @Test func `a terminal that becomes too small says what it lacks until it is larger again`()
    throws
  {
    var show = try TalkShow.of()
    let lines = show.screen
    show.terminal = SessionSettings.Cells(columns: 40, rows: 18)
    #expect(show.lines.joined(separator: " ").contains("24 columns are"))
    #expect(show.screen.lines.allSatisfy { $0.text.count <= 40 })
    show.terminal = SessionSettings.Cells(columns: 100, rows: 30)
    #expect(show.screen == lines)
  }

  @Test func `a terminal without Unicode gets the twins of all characters`() throws {
    var settings = SessionSettings()
    settings.mode = .ascii
    let text = "# One × two\n\n```haggle\n> Color.blue\n> show\nold\n```\n"
    var show = try TalkShow.of(text, settings: settings)
    show.go(to: 2)
    #expect(show.screen.lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
    #expect(show.page.contains { $0.hasPrefix("+--") })
    #expect(show.status.hasSuffix("!= 3/3"))
  }
}
