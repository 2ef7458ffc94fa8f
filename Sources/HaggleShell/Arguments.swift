import HaggleLanguage
import HaggleLayout

/// The words after a command, taken one after another.
package struct Arguments: Sendable {
  /// The whole entry.
  let line: String
  /// The command that takes them.
  let command: any Command.Type
  let location: EntryLocation
  private let all: [Word]
  private var words: ArraySlice<Word>

  init(line: String, words: ArraySlice<Word>, command: any Command.Type, at location: EntryLocation)
  {
    self.line = line
    all = Array(words)
    self.words = all[...]
    self.command = command
    self.location = location
  }

  var isEmpty: Bool { words.isEmpty }

  /// The next word, which stays.
  var first: Word? { words.first }

  /// The end of the last word that was taken.
  var taken: Int { all[..<words.startIndex].last?.span.upperBound ?? 0 }

  /// The place behind the last word.
  var end: Range<Int> {
    let end = line.utf8.count - line.reversed().prefix(while: \.isWhitespace).count
    return end..<end
  }

  /// Takes the next word if there is one.
  mutating func nextIfAny() -> Word? { words.popFirst() }

  /// Takes the next word; `placeholder` is the usage's word for it.
  mutating func next(_ placeholder: String) throws(ShellError) -> Word {
    guard let word = words.popFirst() else { throw missing(placeholder) }
    return word
  }

  /// Takes the next word if it is this one.
  mutating func take(_ keyword: String) -> Bool { take(oneOf: [keyword]) != nil }

  /// Takes the next word if it is one of these.
  mutating func take(oneOf keywords: [String]) -> Word? {
    guard let word = words.first, keywords.contains(word.text) else { return nil }
    return words.popFirst()
  }

  /// Takes the next word, which must be this one.
  mutating func expect(_ keyword: String) throws(ShellError) {
    guard let word = words.first else { throw missing("'\(keyword)'") }
    if take(keyword) { return }
    // A capital letter begins the view that should follow the keyword.
    let isView = word.text.first?.isUppercase == true
    throw ShellError(
      "expected '\(keyword)', found '\(word.text)'", at: word.span,
      details: ["usage: \(command.fullUsage)"],
      hint: line.corrected(word.span, with: isView ? "\(keyword) \(word.text)" : keyword))
  }

  /// Takes all words up to one of `keywords`; their text as it was written.
  mutating func text(
    upTo keywords: [String] = [], _ placeholder: String
  ) throws(ShellError) -> Word {
    let end = words.firstIndex { keywords.contains($0.text) } ?? words.endIndex
    guard let first = words[..<end].first, let last = words[..<end].last else {
      throw missing(placeholder)
    }
    words = words[end...]
    let span = first.span.lowerBound..<last.span.upperBound
    return Word(text: line.slice(span), span: span)
  }

  /// Refuses words that nobody asked for.
  func finish() throws(ShellError) {
    guard let word = words.first else { return }
    let known = command.usage.split(whereSeparator: { !($0.isLetter || $0 == "-") }).map(
      String.init)
    let meant = Suggestion.closest(to: word.text, among: known.filter { $0 == $0.lowercased() })
    throw unexpected(word, hint: meant.flatMap { line.corrected(word.span, with: $0) })
  }

  /// The error for a word that cannot stand where it does.
  func unexpected(_ word: Word, hint: String? = nil) -> ShellError {
    ShellError(
      "'\(command.name)' does not take '\(word.text)' here", at: word.span,
      details: ["usage: \(command.fullUsage)"], hint: hint ?? command.example)
  }

  /// The error for a line that ends too early.
  func missing(_ placeholder: String) -> ShellError {
    ShellError(
      "'\(command.name)' needs \(placeholder)", at: end,
      details: ["usage: \(command.fullUsage)"], hint: command.example)
  }
}
