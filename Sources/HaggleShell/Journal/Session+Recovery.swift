import HaggleLanguage
import HaggleReports

extension Session {
  /// Brings back what the records of a journal make, on top of what is there: undo goes back to
  /// that.
  ///
  /// - Returns: How many of the records could be followed; the others are left out from the first
  ///   that could not, for they build on it.
  /// - Throws: `ShellError` when the person does not wait for it.
  mutating func bringBack(
    _ records: [JournalRecord], span: Range<Int>
  ) throws(ShellError) -> Int {
    var copy = Session(files: RecordedFiles(), settings: settings, kinds: kinds)
    copy.settings.isInteractive = true
    var count = 0
    while count < records.count, copy.follow(records[count]) { count += 1 }
    if settings.isInterrupted?() == true {
      throw ShellError("interrupted", at: span, code: ExitCode.interrupted)
    }
    var restored = copy.settings
    restored.isInteractive = settings.isInteractive
    restored.keepsGoing = settings.keepsGoing
    settings = restored
    document.goOn(as: copy.document)
    keepsSteps = true
    snapshots.removeAll { old in copy.snapshots.contains { $0.name == old.name } }
    snapshots += copy.snapshots
    declarations = copy.declarations
    tour = copy.tour ?? tour
    return count
  }

  /// Does once more what a record says; `false` when that fails.
  private mutating func follow(_ record: JournalRecord) -> Bool {
    files = RecordedFiles(files: files, and: record.files)
    journals = RecordedJournals(journals: record.journals)
    viewNames = ViewNames(record.letters)
    namesRevision = document.treeRevision
    defer { _ = leaveQuestion() }
    switch record.origin {
    case .saved: return true
    case .file, .wholeFile:
      settings.keepsGoing = record.origin == .wholeFile
      // It may have failed halfway then, too.
      _ = runFile(named: record.entry)
      return true
    case .talk: return present(record)
    case .typed, .argument, .input:
      return (try? perform(SwiftSource.repaired(record.entry).text, at: record.origin.location))
        != nil
    }
  }
}

extension Session {
  /// Runs the beginning of a talk once more, in the surroundings that it had; `false` when the file
  /// has less.
  private mutating func present(_ record: JournalRecord) -> Bool {
    guard let file = record.files.first(where: { $0.path == record.entry }),
      let transcript = try? Transcript(file.text, named: file.path)
    else { return false }
    var run = TranscriptRun(
      transcript, at: file.canonicalPath, files: files, kinds: kinds, judgesOnlyExpects: true,
      isInterrupted: settings.isInterrupted)
    guard var session = run.session(after: record.commandCount) else { return false }
    session.leaveFile()
    session.settings = settings
    self = session
    return true
  }
}

extension ViewNames {
  /// The names that letters stand for, and no others.
  fileprivate init(_ letters: [JournalRecord.Letter]) {
    self.init(entries: letters.map { Entry(name: $0.name, path: "") })
    for letter in letters { self.letters[letter.name] = letter.letter }
  }
}

/// Files as they were when a session read them; nothing is written.
private struct RecordedFiles: FileAccess {
  private var files: [String: JournalRecord.ReadFile] = [:]

  init() {}

  /// Adds what was read later to files of the same sort.
  init(files: any FileAccess, and later: [JournalRecord.ReadFile]) {
    self = files as? Self ?? Self()
    for file in later {
      self.files[file.path] = file
      self.files[file.canonicalPath] = file
    }
  }

  func read(_ path: String) throws(FileError) -> String {
    guard let file = files[path] else { throw FileError("no such file") }
    return file.text
  }

  func write(_ text: String, to path: String) throws(FileError) {}

  func list(_ directory: String) -> [String] {
    files.keys.filter { $0.directory == directory }.map(\.lastName)
  }

  func canonicalPath(_ path: String) -> String? { files[path]?.canonicalPath ?? path }
}

/// The journals that an entry brought back when it was typed.
private struct RecordedJournals: JournalAccess {
  let journals: [JournalRecord.ReadJournal]

  /// So many that each has its number.
  func abandoned() -> [AbandonedJournal] {
    let last = journals.max { $0.number < $1.number }
    return (0..<(last?.number ?? 0)).map { index in
      let journal = journals.first { $0.number == index + 1 } ?? last
      return AbandonedJournal(id: "", age: 0, bytes: journal?.bytes ?? [])
    }
  }

  func remove(_ id: String) throws(FileError) {}
}
