import HaggleLanguage
import HaggleLayout

extension Session {
  /// The error with a hint that works when it is typed, or with none.
  ///
  /// A hint is tried on a copy of the session. Where it puts only the first of several mistakes
  /// right, what it leads to is the better hint; a command's example is told with the names of the
  /// tree that is there.
  func withWorkingHint(_ error: ShellError, at location: EntryLocation) -> ShellError {
    guard let hint = error.diagnostic.hint, !error.trustsHint, error.code != ExitCode.interrupted
    else { return error }
    var error = error
    error.diagnostic.hint =
      working(hint, at: location) ?? adapted(hint).flatMap { working($0, at: location) }
    return error
  }

  /// The hint, or the one that comes out when it is typed and its own hints are followed.
  private func working(_ hint: String, at location: EntryLocation) -> String? {
    var hint = hint
    for _ in 0..<4 {
      guard let failure = failure(of: hint, at: location) else { return hint }
      // A claim that differs was typed rightly.
      if failure.code == ExitCode.differs { return hint }
      guard let next = failure.diagnostic.hint else { return nil }
      hint = next
    }
    return nil
  }

  /// What is wrong with an entry; it changes nothing and reaches no file.
  private func failure(of entry: String, at location: EntryLocation) -> ShellError? {
    var session = self
    session.files = NoFiles()
    session.journals = NoJournals()
    do throws(ShellError) {
      return try session.follow(entry, at: location).failure.map { code in
        ShellError("", at: 0..<0, code: code)
      }
    } catch {
      return error
    }
  }

  /// A command's example, which speaks of the example row, about the views of this tree.
  private func adapted(_ hint: String) -> String? {
    guard let root = document.root else { return nil }
    let words = Word.split(hint)
    let command = words.first.flatMap { CommandTable.command(named: $0.text) }
    guard command?.example == hint else { return nil }
    let names = root.names.filter { !$0.contains(".") }
    let leaves = root.leafNames
    let places = [
      "hstack": names.first, "blue": leaves.first,
      "green": leaves.dropFirst().first ?? leaves.first,
    ]
    return words.reversed().reduce(hint) { line, word in
      let parts = word.text.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count <= 2, let name = parts.first.flatMap({ places[$0] ?? nil }) else {
        return line
      }
      let rest = parts.count == 2 ? "." + parts[1] : ""
      return line.corrected(word.span, with: name + rest) ?? line
    }
  }
}

/// Files for a trial: there are none, and nothing is written.
private struct NoFiles: FileAccess {
  func read(_ path: String) throws(FileError) -> String { throw FileError("no such file") }
  func write(_ text: String, to path: String) throws(FileError) {}
  func list(_ directory: String) -> [String] { [] }
  func canonicalPath(_ path: String) -> String? { path }
}

extension View {
  /// The names of the views without children, in the order of the tree.
  fileprivate var leafNames: [String] {
    children.isEmpty ? [name].compactMap(\.self) : children.flatMap(\.leafNames)
  }
}
