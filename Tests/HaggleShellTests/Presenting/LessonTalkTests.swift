import Foundation
import HaggleShell
import Testing

/// Every session file that is kept in the repository can be presented at the size that it asks for.
struct LessonTalkTests {
  private static let sessions = LayeringTests.sources.appending(path: "../sessions")
    .standardizedFileURL

  static let files = (FileManager.default.subpaths(atPath: sessions.path) ?? []).sorted()
    .filter { $0.hasSuffix(".md") }

  @Test(arguments: files)
  func `every step fits its page and is what the file says`(_ name: String) throws {
    let show = try #require(try Self.show(Self.sessions.appending(path: name).path))
    try Self.expectFit(show)
    #expect(show.talk.steps.allSatisfy { !$0.differs })
    #expect(!show.talk.headings.isEmpty)
  }

  static let extremes: [String] = [
    "# " + String(repeating: "heading ", count: 200) + "\n\nwords\n",
    "# T\n\n" + String(repeating: "word ", count: 2_000) + "\n",
    "# T\n\n" + String(repeating: "w", count: 2_000) + "\n",
    "# T\n\n```haggle\n> # " + String(repeating: "日本", count: 500) + "\n> tree\n```\n",
    "```haggle\n> Color.red\n> show\n> show --dims\n> tree\n```\n",
  ]

  @Test(arguments: extremes, ["20x4", "64x18", "200x60"])
  func `what is too long for a page goes on over pages`(_ text: String, _ cells: String) throws {
    let header = "---\nhaggle-session: 1\ncells: \(cells)\n---\n"
    var settings = SessionSettings()
    settings.terminal = SessionSettings.Cells(columns: 1000, rows: 1000)
    try Self.expectFit(TalkShow.of(header + text, settings: settings))
  }

  private static func show(_ path: String) throws -> TalkShow? {
    var session = Session(files: DiskFiles())
    var options = TalkOptions()
    options.showsPages = true
    session.settings.terminal = SessionSettings.Cells(columns: 1000, rows: 1000)
    let outcome = session.present(path, options)
    #expect(outcome.failure == nil, "\(outcome.messages)")
    return session.takeTalk()
  }

  private static func expectFit(_ given: TalkShow) throws {
    var show = given
    let cells = show.talk.cells
    show.terminal = cells
    while true {
      show.finishTyping()
      let lines = show.screen.lines.map(\.text)
      #expect(lines.count == cells.rows)
      #expect(lines.allSatisfy { $0.count <= cells.columns })
      if show.isLast { return }
      show.press("right")
    }
  }
}
