import HaggleShell

/// Journals that exist only in a test.
final class MemoryJournals: JournalAccess, @unchecked Sendable {
  private var journals: [AbandonedJournal]

  init(_ contents: [UInt8]...) {
    journals = contents.enumerated().map { index, bytes in
      AbandonedJournal(id: "\(index)", age: 200 * index, bytes: bytes)
    }
  }

  func abandoned() -> [AbandonedJournal] { journals }

  func remove(_ id: String) throws(FileError) { journals.removeAll { $0.id == id } }
}

extension Session {
  /// A session of a person at a terminal whose journal is kept.
  static func journaled(
    files: MemoryFiles = MemoryFiles(), journals: MemoryJournals = MemoryJournals()
  ) -> Session {
    var settings = SessionSettings()
    settings.isInteractive = true
    settings.autoshow = false
    var session = Session(files: files, settings: settings)
    session.journals = journals
    session.keepJournal()
    return session
  }

  /// The journal of a session after some entries, which may be wrong.
  static func journal(of entries: [String], files: MemoryFiles = MemoryFiles()) -> [UInt8] {
    var session = journaled(files: files)
    var writer = JournalWriter()
    var bytes: [UInt8] = []
    for entry in entries {
      _ = session.run(entry)
      bytes += writer.bytes(of: session.takeRecords())
    }
    return bytes
  }
}
