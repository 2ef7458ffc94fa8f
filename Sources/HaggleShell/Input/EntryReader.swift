import HaggleLanguage

/// Puts the lines of a file or pipe together to entries.
///
/// An entry goes on until its brackets and quotes are closed, or until it is longer than any source
/// may be: input without an end takes no memory without an end.
package struct EntryReader: Sendable {
  /// One entry and where it starts.
  package struct Entry: Equatable, Sendable {
    package var text: String
    /// The number of its first line, from 1.
    package var line: Int
  }

  private var lines: [String] = []
  private var brackets = BracketState()
  private var lineNumber = 0
  /// The bytes of the lines.
  private var size = 0
  private let longest: Int

  /// - Parameter longest: The most bytes of an entry; what is cut off above is refused when it runs.
  package init(longest: Int = SwiftSource.longest) {
    self.longest = longest
  }

  /// Whether an entry has begun and not ended.
  package var isPending: Bool { !lines.isEmpty }

  /// Takes the next line, without its line break; gives the entry that it ends.
  package mutating func read(_ line: String) -> Entry? {
    lineNumber += 1
    if lines.isEmpty && LineKind.isComment(line) { return nil }
    lines.append(line)
    brackets.read(line)
    brackets.read(UInt8(ascii: "\n"))
    size += line.utf8.count + 1
    return brackets.isOpen && size <= longest ? nil : finish()
  }

  /// The entry that the end of the input cuts off; `nil` if none is pending.
  package mutating func finish() -> Entry? {
    guard isPending else { return nil }
    let entry = Entry(text: lines.joined(separator: "\n"), line: lineNumber - lines.count + 1)
    lines = []
    size = 0
    brackets = BracketState()
    return entry.text.allSatisfy(\.isWhitespace) ? nil : entry
  }

  /// All entries of a text.
  package static func entries(in text: String) -> [Entry] {
    var reader = EntryReader()
    var entries: [Entry] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let entry = reader.read(String(line)) { entries.append(entry) }
    }
    if let last = reader.finish() { entries.append(last) }
    return entries
  }
}
