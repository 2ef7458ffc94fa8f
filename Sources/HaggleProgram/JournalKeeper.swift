import HaggleShell
import HaggleTerminal

/// Writes down what a session is told, until it ends well.
nonisolated struct JournalKeeper {
  private var file = JournalFile(in: JournalDirectory())
  private var writer = JournalWriter()

  /// What was done before the first prompt is in files or on the command line; it is written with the
  /// first entry that somebody typed.
  private var waiting: [JournalRecord] = []
  private var hasWork = false

  /// Writes what the session has noted; journals whose work it has taken over can go then.
  ///
  /// - Throws: `SystemError` when that is not possible; it is written with the next entry.
  mutating func keep(_ session: inout Session) throws(SystemError) {
    waiting += session.takeRecords()
    hasWork = hasWork || waiting.contains { $0.origin == .typed }
    guard hasWork else { return }
    let bytes = writer.bytes(of: waiting)
    waiting = []
    try file.append(bytes)
    for journal in session.takeAdoptedJournals() { try? session.journals.remove(journal) }
  }

  /// Lets the person read on while what was written goes to the disk.
  ///
  /// - Throws: `SystemError` when it cannot go there.
  mutating func settle() throws(SystemError) { try file.settle() }

  /// Forgets everything, for the person has left the session.
  mutating func forget() {
    file.remove()
    self = Self()
  }

  /// Forgets everything, for the person has left; what dead sessions saved goes as well.
  mutating func end(_ session: Session) {
    forget()
    for journal in session.settledJournals { try? session.journals.remove(journal) }
  }
}
