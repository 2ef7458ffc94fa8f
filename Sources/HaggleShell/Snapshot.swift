import HaggleLanguage

/// A state of the document that was given a name.
package struct Snapshot: Equatable, Sendable {
  package var name: String
  package var state: DocumentState
}

extension Session {
  /// The state that a word of a line names.
  func snapshot(_ word: Word, in line: String) throws(ShellError) -> DocumentState {
    if let found = snapshots.first(where: { $0.name == word.text }) { return found.state }
    throw unknownSnapshot(word, in: line)
  }

  private func unknownSnapshot(_ word: Word, in line: String) -> ShellError {
    let names = snapshots.map(\.name)
    let details =
      names.isEmpty ? ["there are none yet"] : ["snapshots: \(names.joined(separator: ", "))"]
    let meant = names.count == 1 ? names.first : Suggestion.closest(to: word.text, among: names)
    return ShellError(
      "no snapshot named '\(word.text)'", at: word.span, details: details,
      hint: meant.map { line.corrected(word.span, with: $0) } ?? "snapshot \(word.text)")
  }
}
