import HaggleShell
import Testing
import TestSupport

extension TalkShow {
  /// The talk of a file on a terminal of its size.
  static func of(
    _ text: String = ExampleTalk.text, named name: String = "/desk/talk.md",
    _ options: TalkOptions = TalkOptions(), settings: SessionSettings = SessionSettings()
  ) throws -> TalkShow {
    var options = options
    options.showsPages = true
    var session = Session(files: MemoryFiles([name: text]), settings: settings)
    let outcome = session.present(name, options)
    #expect(outcome.failure == nil, "\(outcome.messages)")
    let show = session.takeTalk()
    return try #require(show)
  }

  /// Presses keys one after the other: characters, or the names of keys.
  @discardableResult
  mutating func press(_ keys: String...) -> Reply {
    keys.reduce(.show) { _, key in
      let named = TalkKey.Name(rawValue: key).map { TalkKey.named($0) }
      return take(named ?? .character(key.first ?? " "))
    }
  }

  /// Goes to a step, with everything that it shows.
  mutating func go(to step: Int) {
    press("home")
    while index < step { press("right") }
    finishTyping()
  }

  /// Lets time pass until nothing is typed any more.
  mutating func finishTyping() {
    while let delay, delay < 1 { tick() }
  }

  /// The lines of the screen without blank ones at the end.
  var lines: [String] {
    var lines = screen.lines.map(\.text)
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    return lines
  }

  /// The lines without the row at the bottom.
  var page: [String] {
    var lines = screen.lines.dropLast().map(\.text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The row at the bottom.
  var status: String { screen.lines.last?.text ?? "" }
}
