/// A comment that steers how a session file is presented; readers of the file do not see it.
package struct TranscriptDirective: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Words for the speaker alone.
    case note(String)
    /// Waits for a key before going on.
    case pause
    /// Collects guesses for a value: `blue.width choices 57.5 115 120`.
    case quiz(String)
    /// Lets that many seconds pass.
    case gap(Double)
    /// Leaves out what follows, up to the next heading.
    case skipToday
  }

  package var kind: Kind
  /// The number of its first line, from 1.
  package var line: Int
}

extension TranscriptDirective.Kind {
  /// What the inside of a comment says; `nil` for a comment that steers nothing.
  init?(_ comment: String) {
    let text = comment.trimmedText
    let name = text.prefix { $0 != ":" }
    let rest = String(text[name.endIndex...].dropFirst().trimmed)
    switch name.trimmed {
    case "pause" where rest.isEmpty: self = .pause
    case "skip-today" where rest.isEmpty: self = .skipToday
    case "note" where name.endIndex < text.endIndex: self = .note(rest)
    case "quiz" where !rest.isEmpty: self = .quiz(rest)
    case "gap":
      guard rest.last == "s", let seconds = CommandNumber.read(rest.dropLast()), seconds >= 0,
        seconds.isFinite
      else { return nil }
      self = .gap(seconds)
    default: return nil
    }
  }
}
