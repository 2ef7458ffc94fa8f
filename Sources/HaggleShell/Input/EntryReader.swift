/// Puts the lines of a file or pipe together to entries.
///
/// An entry goes on until its brackets and quotes are closed.
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

  package init() {}

  /// Whether an entry has begun and not ended.
  package var isPending: Bool { !lines.isEmpty }

  /// Takes the next line, without its line break; gives the entry that it ends.
  package mutating func read(_ line: String) -> Entry? {
    lineNumber += 1
    if lines.isEmpty && LineKind.isComment(line) { return nil }
    lines.append(line)
    brackets.read(line)
    brackets.read(UInt8(ascii: "\n"))
    return brackets.isOpen ? nil : finish()
  }

  /// The entry that the end of the input cuts off; `nil` if none is pending.
  package mutating func finish() -> Entry? {
    guard isPending else { return nil }
    let entry = Entry(text: lines.joined(separator: "\n"), line: lineNumber - lines.count + 1)
    lines = []
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
