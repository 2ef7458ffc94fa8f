/// The journals of processes that died; the only way from commands to them.
package protocol JournalAccess: Sendable {
  /// The journals that no living process writes, the newest first.
  func abandoned() -> [AbandonedJournal]

  /// Removes one of them.
  func remove(_ id: String) throws(FileError)
}

/// What a process left behind that died.
package struct AbandonedJournal: Equatable, Sendable {
  /// What the outside calls it.
  package var id: String
  /// How many seconds ago it was written to.
  package var age: Int
  package var bytes: [UInt8]

  package init(id: String, age: Int, bytes: [UInt8]) {
    self.id = id
    self.age = age
    self.bytes = bytes
  }
}

/// Journals where there are none.
package struct NoJournals: JournalAccess {
  package init() {}

  package func abandoned() -> [AbandonedJournal] { [] }

  package func remove(_ id: String) throws(FileError) { throw FileError("no such journal") }
}
