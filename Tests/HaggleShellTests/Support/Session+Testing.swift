import HaggleLayout
import HaggleShell
import Testing

extension Session {
  /// A session after some entries, all of which must be right.
  static func after(
    _ entries: String..., files: MemoryFiles = MemoryFiles(), isInteractive: Bool = false
  ) -> Session {
    var settings = SessionSettings()
    settings.isInteractive = isInteractive
    var session = Session(files: files, settings: settings)
    for entry in entries {
      let outcome = session.run(entry, at: .argument(1))
      #expect(outcome.failure == nil, "\(entry): \(outcome.messages)")
    }
    return session
  }

  /// The answer to one entry, which must be right.
  mutating func answer(_ entry: String) -> String {
    let outcome = run(entry, at: .argument(1))
    #expect(outcome.failure == nil, "\(entry): \(outcome.messages)")
    return outcome.output.split(separator: "\n").joined(separator: "\n")
  }

  /// The row of the example.
  static func row(isInteractive: Bool = false) -> Session {
    .after("resize 620 80", exampleView, isInteractive: isInteractive)
  }
}

/// What an entry must leave alone when it is wrong.
struct SessionTraces: Equatable {
  let state: DocumentState
  let names: [String]
  let undoCount: Int
  let redoCount: Int

  init(_ session: Session) {
    state = session.document.state
    names = session.document.root?.names ?? []
    undoCount = session.document.undoCount
    redoCount = session.document.redoCount
  }
}
