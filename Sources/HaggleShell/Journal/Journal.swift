import HaggleReports

/// What a session has to write down so that nothing it was told is lost.
package struct Journal: Sendable {
  /// What changed the session and has not been taken, oldest first.
  var pending: [JournalRecord] = []
  /// What the entry that is running has read.
  var files: [JournalRecord.ReadFile] = []
  var journals: [JournalRecord.ReadJournal] = []
  /// Abandoned journals whose work is in this session now.
  var adopted: [String] = []
  /// The state that was saved, by its revision, and the file's name.
  var saved: (revision: Int, name: String)?

  package init() {}

  /// Forgets what belongs to one entry.
  mutating func beginEntry() {
    files = []
    journals = []
    saved = nil
  }
}

extension Session {
  /// Starts to note what it takes to make the session again.
  package mutating func keepJournal() { journal = Journal() }

  /// Starts to note what it takes to make this session again, which began with the first `count`
  /// commands of a session file.
  mutating func keepJournal(
    after count: Int, commandsOf file: JournalRecord.ReadFile
  ) {
    var record = JournalRecord(origin: .talk, entry: file.path)
    record.commandCount = count
    record.files = [file] + (journal?.files ?? [])
    keepJournal()
    journal?.pending = [record]
  }

  /// What has to be written down before the result of the last entry is shown; empty if nothing.
  package mutating func takeRecords() -> [JournalRecord] {
    defer { journal?.pending = [] }
    return journal?.pending ?? []
  }

  /// The abandoned journals that can go once the records that were taken are written down.
  package mutating func takeAdoptedJournals() -> [String] {
    defer { journal?.adopted = [] }
    return journal?.adopted ?? []
  }

  /// Runs an entry, and notes it if it made the session another one.
  ///
  /// What the entries of a file do is noted with the file.
  mutating func recording(
    _ origin: JournalRecord.Origin, _ entry: String, _ body: (inout Session) -> Outcome
  ) -> Outcome {
    guard journal != nil && openFiles.isEmpty else { return body(&self) }
    let before = self
    journal?.beginEntry()
    let outcome = body(&self)
    guard let journal else { return outcome }
    if isOther(than: before) {
      var record = JournalRecord(origin: origin, entry: entry)
      record.files = journal.files
      record.journals = journal.journals
      record.letters = before.letters(in: entry)
      self.journal?.pending.append(record)
    }
    if let saved = journal.saved, saved.revision == document.revision {
      self.journal?.pending.append(JournalRecord(origin: .saved, entry: saved.name))
    }
    return outcome
  }

  /// Whether something is different that a person would miss.
  private func isOther(than before: Session) -> Bool {
    document.revision != before.document.revision || document.state != before.document.state
      || snapshots != before.snapshots || declarations != before.declarations
      || settings.lessonFolders != before.settings.lessonFolders
      || OptionTable.all.contains { $0.value(optionValues) != $0.value(before.optionValues) }
  }

  /// What the letters mean that stand in an entry.
  private func letters(in entry: String) -> [JournalRecord.Letter] {
    guard !viewNames.letters.isEmpty else { return [] }
    var letters: [JournalRecord.Letter] = []
    for word in entry.split(whereSeparator: { !$0.isLetter }).map(String.init)
    where !letters.contains(where: { $0.letter == word }) {
      guard let name = viewNames.name(ofLetter: word) else { continue }
      letters.append(JournalRecord.Letter(letter: word, name: name))
    }
    return letters
  }
}
