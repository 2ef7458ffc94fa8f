import HaggleLanguage

/// What the words behind a fence's first one ask for.
package struct FenceWords: Equatable, Sendable {
  /// Runs, but shows nothing when the file is presented.
  package var isQuiet = false
  /// The exit code with which one of the commands fails; `nil` when none may fail.
  package var failureCode: Int?
  /// Is shown and not run.
  package var isSkipped = false
  /// Starts from an empty session instead of where the fence before ended.
  package var isFresh = false
  package var name: String?
  /// A file whose entries run first.
  package var setup: String?
  /// Judges only commands with lines below them.
  package var isLenient = false
  /// Lets numbers in pictures differ as much as elsewhere.
  package var isTolerant = false
  /// Belongs to the reader: only its `expect` lines are judged.
  package var isAnswer = false

  package init() {}
}

/// A word of a fence.
private struct FenceWord {
  var name: String
  /// A value that it takes; `nil` when it takes none.
  var example: String?
  /// Takes a value over; `false` if it is none.
  var apply: @Sendable (inout FenceWords, String) -> Bool

  init(_ name: String, apply: @escaping @Sendable (inout FenceWords) -> Void) {
    self.name = name
    self.apply = { words, _ in
      apply(&words)
      return true
    }
  }

  init(
    _ name: String, example: String,
    apply: @escaping @Sendable (inout FenceWords, String) -> Bool
  ) {
    self.name = name
    self.example = example
    self.apply = apply
  }

  var spelling: String { name + (example.map { "=" + $0 } ?? "") }

  static let all = [
    FenceWord("quiet") { $0.isQuiet = true },
    FenceWord("fails", example: "3") { words, value in
      words.failureCode = Int(value)
      return (1...255).contains(words.failureCode ?? 0)
    },
    FenceWord("skip") { $0.isSkipped = true },
    FenceWord("fresh") { $0.isFresh = true },
    FenceWord("name", example: "start") { words, value in
      words.name = value
      return !value.isEmpty
    },
    FenceWord("setup", example: "start.haggle") { words, value in
      words.setup = value
      return !value.isEmpty && !value.contains("\"")
    },
    FenceWord("lenient") { $0.isLenient = true },
    FenceWord("tolerant") { $0.isTolerant = true },
    FenceWord("answer") { $0.isAnswer = true },
  ]
}

extension FenceWords {
  /// Reads the words of a fence; their spans count in the file.
  init(_ words: [Word]) throws(Diagnostic) {
    self.init()
    for word in words {
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let known = FenceWord.all.first(where: { $0.name == parts[0] }) else {
        throw Self.unknown(word, named: String(parts[0]))
      }
      let value = parts.count == 2 ? String(parts[1]) : nil
      guard (value != nil) == (known.example != nil), known.apply(&self, value ?? "") else {
        throw Diagnostic(
          "unknown form '\(word.text)' of '\(known.name)'", at: word.span,
          details: ["expected \(known.spelling)"], hint: known.spelling)
      }
    }
  }

  private static func unknown(_ word: Word, named name: String) -> Diagnostic {
    let names = FenceWord.all.map(\.name)
    let meant = Suggestion.closest(to: name, among: names)
    return Diagnostic(
      "unknown word '\(name)' in a fence", at: word.span,
      details: ["words here: " + FenceWord.all.map(\.spelling).joined(separator: ", ")],
      hint: meant.map { $0 + word.text.dropFirst(name.count) })
  }
}
