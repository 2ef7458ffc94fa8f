import Foundation
import HaggleShell
import TestSupport
import Testing

/// `export cast` makes recordings that players understand (asciicast, version 3).
struct CastTests {
  /// A recording read as JSON, line by line.
  struct Recording {
    var header: [String: Any]
    var events: [(seconds: Double, code: String, data: String)]

    init(_ text: String) throws {
      #expect(text.hasSuffix("\n") && !text.contains("\n\n"))
      let lines = text.split(separator: "\n").map { Data($0.utf8) }
      header = try #require(try JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
      events = try lines.dropFirst().map { line in
        let event = try #require(try JSONSerialization.jsonObject(with: line) as? [Any])
        #expect(event.count == 3)
        return (
          try #require(event[0] as? Double), try #require(event[1] as? String),
          try #require(event[2] as? String)
        )
      }
    }

    func data(_ code: String) -> [String] { events.filter { $0.code == code }.map(\.data) }
  }

  private func recorded(
    _ text: String = ExampleTalk.text, version: String = "",
    _ change: (inout Session) -> Void = { _ in }
  ) throws -> String {
    let files = MemoryFiles(["/desk/talk.md": text])
    var session = Session(files: files)
    change(&session)
    let outcome = session.run("export cast talk.md \(version) out.cast", at: .argument(1))
    #expect(outcome == Outcome(), "\(outcome.messages)")
    return try #require(files.texts["/desk/out.cast"])
  }

  @Test func `the header tells version, size and title`() throws {
    let header = try Recording(recorded()).header
    #expect(header["version"] as? Int == 3)
    #expect(header["title"] as? String == "Half of what?")
    let size = try #require(header["term"] as? [String: Int])
    #expect(size == ["cols": 64, "rows": 18])
    #expect(header.count == 3)
  }

  @Test func `times are seconds since the event before, and never negative`() throws {
    let events = try Recording(recorded()).events
    #expect(events.allSatisfy { $0.seconds >= 0 && $0.seconds <= 10 })
    #expect(events.first?.seconds == 0)
    #expect(Set(events.map(\.code)) == ["o", "m", "x"])
    #expect(events.last?.code == "x" && events.last?.data == "0")
  }

  @Test func `for old players times count from the beginning, and nothing else is different`()
    throws
  {
    let (old, new) = (try Recording(recorded(version: "--v2")), try Recording(recorded()))
    #expect(old.header["version"] as? Int == 2)
    #expect(old.header["width"] as? Int == 64 && old.header["height"] as? Int == 18)
    #expect(old.header["title"] as? String == "Half of what?" && old.header.count == 4)
    #expect(old.events.last?.code == "o" && old.events.last?.data == "")
    #expect(old.events.dropLast().map(\.data) == new.events.dropLast().map(\.data))
    #expect(old.events.dropLast().map(\.code) == new.events.dropLast().map(\.code))
    var time = 0.0
    for (old, new) in zip(old.events, new.events) {
      time += new.seconds
      #expect(abs(old.seconds - time) < 0.001)
    }
  }

  @Test func `every step has one mark, with its name`() throws {
    #expect(
      try Recording(recorded()).data("m") == TalkShow.of().talk.steps.map(\.title))
  }

  @Test func `what is shown at the marks is what the talk shows`() throws {
    var show = try TalkShow.of()
    show.terminal = show.talk.cells
    var terminal = TinyTerminal(columns: 64, rows: 18)
    var step = -1
    let events = try Recording(recorded()).events
    for (index, event) in events.enumerated() {
      if event.code == "o" { terminal.write(event.data) }
      if event.code == "m" { step += 1 }
      guard index + 1 == events.count || events[index + 1].code == "m", step >= 0 else { continue }
      show.go(to: step)
      #expect(terminal.lines(18) == show.screen.lines.map { TinyTerminal.trimmed($0.text) })
    }
    #expect(step == show.talk.steps.count - 1)
  }

  @Test func `gaps lengthen the pause behind their step`() throws {
    let times = try ["", "<!-- gap: 2.5s -->"].map { gap in
      try Recording(recorded("# One\n\(gap)\n# Two\n")).events.first {
        $0.code == "m" && $0.data == "Two"
      }?.seconds
    }
    #expect(try #require(times[1]) - #require(times[0]) == 2.5)
  }

  @Test func `two recordings are the same`() throws {
    #expect(try recorded() == recorded())
    var session = Session(files: MemoryFiles(["/desk/talk.md": ExampleTalk.text]))
    #expect(session.run("export cast talk.md", at: .argument(1)).output == (try recorded()))
  }

  @Test func `nothing of the file can steer the player's terminal`() throws {
    let text = try recorded(
      "# A\u{1B}[2J \"b\" \\ \u{7}\n\n```haggle\n> Text(\"\u{1B}]0;x\u{7}\")\n```\n")
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    let recording = try Recording(text)
    #expect(recording.header["title"] as? String == "A\\u{1B}[2J \"b\" \\ \\u{7}")
    var shown = recording.data("o").joined()
    for code in ["\u{1B}[H\u{1B}[2J", "\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m", "\u{1B}[K"] {
      shown = shown.replacingOccurrences(of: code, with: "")
    }
    shown.replace(/\u{1B}\[\d+;\d+H/, with: "")
    #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test func `a recording can do without styles and without Unicode`() throws {
    let text = try recorded { session in
      session.settings.mode = .ascii
      session.settings.color = .never
    }
    #expect(text.utf8.allSatisfy { $0 < 0x80 } && !text.contains("[1m"))
  }

  @Test(arguments: [
    ("export cast", "'export cast' needs a session file"),
    ("export cast none.md", "error: 'none.md' cannot be read: no such file"),
    ("export cast talk.md a b", "'export' does not take 'b' here"),
    ("source loop.haggle", "a file cannot present files"),
  ])
  func `mistakes are told`(_ entry: String, _ message: String) {
    var session = Session(
      files: MemoryFiles([
        "/desk/talk.md": ExampleTalk.text, "/desk/loop.haggle": "export cast loop.haggle",
      ]))
    let outcome = session.run(entry, at: .argument(1))
    #expect(outcome.failure != nil)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }
}
