/// `whatif`: shows what an entry would change, and changes nothing.
enum WhatifCommand: Command {
  static let name = "whatif"
  static let usage = "ENTRY"
  static let summary = "tells what an entry would change, and changes nothing"
  static let details = ["ENTRY is a command that edits, a view or modifiers: blue.padding(8)"]
  static let example = "whatif swap blue green"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let entry = try arguments.text("ENTRY")
    let (copy, outcome) = try session.trying(entry, of: arguments.line, at: arguments.location)
    let before = session.document.state
    var answer = Outcome()
    answer.parts = outcome.parts.filter { if case .message = $0 { true } else { false } }
    answer.append(
      .output(
        try session.comparison(from: before, to: copy.document.state, span: entry.span)
          + "\nnothing was changed"))
    return answer
  }
}

extension Session {
  /// A session in which an entry has been followed, and what that led to; nothing is written.
  func trying(
    _ entry: Word, of line: String, at location: EntryLocation
  ) throws(ShellError) -> (session: Session, outcome: Outcome) {
    var copy = self
    copy.files = ReadOnlyFiles(files: files)
    copy.journals = NoJournals()
    copy.settings.autoshow = false
    do throws(ShellError) {
      let outcome = try copy.follow(entry.text, at: location)
      return (copy, outcome)
    } catch {
      throw error.inside(entry.span, of: line)
    }
  }
}

/// Files that can be read but not written.
private struct ReadOnlyFiles: FileAccess {
  let files: any FileAccess

  func read(_ path: String) throws(FileError) -> String { try files.read(path) }

  func read(_ path: String, below directory: String) throws(FileError) -> String {
    try files.read(path, below: directory)
  }

  func write(_ text: String, to path: String) throws(FileError) {
    throw FileError("whatif changes nothing")
  }

  func list(_ directory: String) -> [String] { files.list(directory) }

  func canonicalPath(_ path: String) -> String? { files.canonicalPath(path) }
}
