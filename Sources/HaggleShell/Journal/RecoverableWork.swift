import HaggleLanguage

/// The work in an abandoned journal, as a person chooses it.
struct RecoverableWork {
  let journal: AbandonedJournal
  let records: [JournalRecord]

  /// The work in a journal; `nil` if there is none, or none that can be read.
  init?(_ journal: AbandonedJournal) {
    guard let records = JournalReader.records(in: journal.bytes), Self.isWork(records) else {
      return nil
    }
    self.journal = journal
    self.records = records
  }

  private static func isWork(_ records: [JournalRecord]) -> Bool {
    records.contains { $0.origin == .typed }
  }

  /// Whether nobody misses a journal: nothing was typed, or all of it is in a file.
  static func isSettled(_ bytes: [UInt8]) -> Bool {
    guard let records = JournalReader.records(in: bytes) else { return bytes.isEmpty }
    return !isWork(records) || records.last?.origin == .saved
  }

  /// Whether a file holds the tree as it was at the end.
  var isSaved: Bool { records.last?.origin == .saved }

  /// How much was typed.
  var size: String {
    let count = Self.count(records)
    return count == 1 ? "1 entry" : "\(count) entries"
  }

  /// What a person reads when only the first records could be followed.
  func failure(after count: Int) -> String {
    "\(Self.count(records.prefix(count))) of \(size) brought back: "
      + "'\(Self.shortened(records[count].entry))' cannot be followed any more; the journal stays"
  }

  /// How many entries were typed, those of journals that were brought back too.
  private static func count(_ records: some Sequence<JournalRecord>) -> Int {
    records.reduce(0) { count, record in
      let earlier = record.journals.map { Self.count(JournalReader.records(in: $0.bytes) ?? []) }
      return count + earlier.reduce(record.origin == .typed ? 1 : 0, +)
    }
  }

  /// How long ago the end was.
  var age: String {
    let units = [("day", 86400), ("hour", 3600), ("minute", 60)]
    for (name, seconds) in units where journal.age >= seconds {
      let count = journal.age / seconds
      return "\(count) \(name)\(count == 1 ? "" : "s") ago"
    }
    return "just now"
  }

  /// The last entry, shortened; or where it is saved.
  var end: String {
    if isSaved { return "saved to " + Self.shortened(records.last?.entry ?? "") }
    let entry = records.last { $0.origin == .typed }?.entry ?? ""
    return entry.allSatisfy(\.isWhitespace) ? "the example" : Self.shortened(entry)
  }

  private static func shortened(_ entry: String) -> String {
    let lines = entry.split(whereSeparator: \.isNewline)
    let first = Text.escaped(lines.first.map(String.init) ?? "")
    let isCut = lines.count > 1 || CellWidth.cells(first) > 40
    return isCut ? CellWidth.prefix(first, cells: 40) + " …" : first
  }
}

extension Session {
  /// All that could be brought back, the newest first.
  var recoverableWork: [RecoverableWork] {
    journals.abandoned().compactMap { RecoverableWork($0) }
  }

  /// What a person at a terminal should know at the beginning; `nil` if nothing.
  package var recoveryNote: String? {
    let unsaved = recoverableWork.filter { !$0.isSaved }
    guard let first = unsaved.first else { return nil }
    return unsaved.count == 1
      ? "a session ended \(first.age) with unsaved work, \(first.size): recover brings it back"
      : "\(unsaved.count) sessions ended with unsaved work: recover lists them"
  }

  /// Abandoned journals without work, or whose work is in files.
  package var settledJournals: [String] {
    journals.abandoned().filter { RecoverableWork.isSettled($0.bytes) }.map(\.id)
  }
}
