import HaggleLanguage

/// What an entry leads to, for whoever shows it.
package struct Outcome: Equatable, Sendable {
  /// A piece of text and the stream that it belongs to.
  package enum Part: Equatable, Sendable {
    /// An answer, for standard output; lines without the last line break.
    case output(String)
    /// A note or an error, for standard error; lines without the last line break.
    case message(String)
  }

  /// In the order in which they came about.
  package var parts: [Part] = []
  /// The exit code that stands for the error; `nil` if there was none.
  package var failure: Int?
  /// The exit code with which the program shall end; `nil` to go on.
  package var quit: Int?
  /// Whether what changed is shown already, so that no picture has to follow.
  var showsChange = false
  /// The text that somebody wants to edit into the next entry; `nil` for none.
  package var draft: Draft?

  package init() {}

  /// Everything for standard output, each part ended by a line break.
  package var output: String {
    parts.reduce(into: "") { text, part in
      if case .output(let lines) = part { text += lines + "\n" }
    }
  }

  /// Everything for standard error, each part ended by a line break.
  package var messages: String {
    parts.reduce(into: "") { text, part in
      if case .message(let lines) = part { text += lines + "\n" }
    }
  }
}

extension Outcome {
  /// An answer; an empty one is none.
  static func output(_ text: String) -> Outcome {
    var outcome = Outcome()
    if !text.isEmpty { outcome.parts = [.output(text)] }
    return outcome
  }

  mutating func note(_ text: String) {
    parts.append(.message("note: " + Text.escaped(text)))
  }

  /// Adds what came after; the higher exit code stays.
  mutating func append(_ next: Outcome) {
    parts += next.parts
    if let code = next.failure { failure = max(code, failure ?? 0) }
    quit = next.quit ?? quit
    showsChange = showsChange || next.showsChange
    draft = next.draft ?? draft
  }

  /// Whether the entries of a file that are left shall not run.
  func endsFile(keepsGoing: Bool) -> Bool {
    if quit != nil || failure == ExitCode.interrupted { return true }
    return failure != nil && !keepsGoing
  }
}

/// The exit codes of the program.
package enum ExitCode {
  /// A check or an expectation differs.
  package static let differs = 1
  /// The words that the program was started with are wrong.
  package static let commandLine = 2
  /// A command or snippet cannot be followed.
  package static let error = 3
  /// A file cannot be read or written.
  package static let file = 4
  /// The program contradicts itself.
  package static let fault = 70
  package static let interrupted = 130
}
