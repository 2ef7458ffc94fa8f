import HaggleShell
import HaggleTerminal

/// The journals of the person who runs the program.
nonisolated struct SystemJournals: JournalAccess {
  private let directory = JournalDirectory()

  func abandoned() -> [AbandonedJournal] {
    (directory?.abandoned() ?? []).map { journal in
      AbandonedJournal(id: journal.name, age: journal.age, bytes: journal.bytes)
    }
  }

  func remove(_ id: String) throws(FileError) {
    do { try directory?.remove(id) } catch { throw FileError(error.reason) }
  }
}
