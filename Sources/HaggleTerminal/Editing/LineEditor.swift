/// What came of asking for an entry.
package enum EntryEvent: Equatable, Sendable {
  /// One line, or several that belong together.
  case entry(String)

  /// Ctrl-C. `hadText` tells whether it dropped something.
  case interrupted(hadText: Bool)

  /// There will be no more.
  case end
}

/// Asks for entries: at a terminal with editing, completion and history, elsewhere line by line.
package struct LineEditor {
  private let isInteractive: Bool
  private var lines: any LineReader
  private var history: HistoryFile?
  private var last: String?

  /// Prepares the terminal, if somebody types.
  ///
  /// `programName` is what `$if` in `~/.inputrc` calls the program.
  package init(programName: String, isInteractive: Bool) {
    self.isInteractive = isInteractive
    lines = Self.lines(programName: programName, isInteractive: isInteractive)
  }

  /// Recalls what was typed in earlier sessions, and keeps what is typed from now on.
  package mutating func keepHistory(in file: HistoryFile) throws(SystemError) {
    let entries = try file.load()
    for entry in entries { lines.remember(entry) }
    last = entries.last
    history = file
  }

  /// Asks for an entry, line by line as long as it needs more.
  ///
  /// `needsMore` is told each line in turn, so that it can keep count instead of starting over.
  /// `draft` stands on the line already, and can be changed or taken as it is.
  /// `completions` gives the ways to go on for an entry and a cursor in UTF-8 bytes.
  package mutating func readEntry(
    prompt: String, continuation: String, draft: String = "", needsMore: (String) -> Bool,
    completions: @escaping (String, Int) -> Completions
  ) -> EntryEvent {
    var entry: String?
    while true {
      let isFirst = entry == nil
      let request = LineRequest(
        prompt: isFirst ? prompt : continuation, text: isFirst ? draft : ""
      ) { [entry] in
        Self.completions(completions, after: entry, line: $0, cursor: $1)
      }
      switch lines.readLine(request) {
      case .line(let line):
        let text = entry.map { $0 + "\n" + line } ?? line
        guard needsMore(line) else { return .entry(text) }
        entry = text
      case .interrupted(let hadText): return .interrupted(hadText: hadText || entry != nil)
      case .end: return entry.map(EntryEvent.entry) ?? .end
      }
    }
  }

  /// Asks for a line, without a prompt.
  package mutating func readLine() -> EntryEvent {
    switch lines.readLine(LineRequest(prompt: "") { _, _ in .none }) {
    case .line(let line): .entry(line)
    case .interrupted(let hadText): .interrupted(hadText: hadText)
    case .end: .end
    }
  }

  /// Asks for a key; on a terminal that knows only lines, for a line.
  package mutating func readKey(prompt: String) -> EntryEvent {
    if !(lines is PlainLines) { return KeyReader.read(prompt: prompt) }
    switch lines.readLine(LineRequest(prompt: prompt) { _, _ in .none }) {
    case .line(let line): return .entry(line)
    case .interrupted(let hadText): return .interrupted(hadText: hadText)
    case .end: return .end
    }
  }

  /// Puts an entry where it can be recalled from, unless it is one of those that are not kept.
  ///
  /// - Throws: `SystemError` when the file cannot be written; it is not tried again.
  package mutating func remember(_ entry: String) throws(SystemError) {
    guard isInteractive, HistoryFile.keeps(entry, after: last) else { return }
    lines.remember(entry)
    last = entry
    do {
      try history?.append(entry)
    } catch {
      history = nil
      throw error
    }
  }

  private static func lines(programName: String, isInteractive: Bool) -> any LineReader {
    #if Readline
      if isInteractive && !Terminal.isPlain { return EditedLines(programName: programName) }
    #endif
    return PlainLines(isPrompting: isInteractive)
  }

  /// The completions of a line that goes on with an entry, in bytes of that line.
  private static func completions(
    _ source: (String, Int) -> Completions, after entry: String?, line: String, cursor: Int
  ) -> Completions {
    let lead = entry.map { $0 + "\n" } ?? ""
    var found = source(lead + line, lead.utf8.count + cursor)
    found.start -= lead.utf8.count
    return found.start < 0 ? .none : found
  }
}
