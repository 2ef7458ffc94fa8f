/// One way to go on with a line.
package struct Completion: Equatable, Sendable {
  /// What replaces the word that was begun.
  package var text: String

  /// What it is, for people who choose; may be empty.
  package var description: String

  /// What follows when it is the only one: a space, an opening bracket; `nil` for nothing.
  package var suffix: Character?

  package init(_ text: String, description: String = "", suffix: Character? = nil) {
    self.text = text
    self.description = description
    self.suffix = suffix
  }
}

/// The ways to go on at some place of an entry.
package struct Completions: Equatable, Sendable {
  package static let none = Self(start: 0, items: [])

  /// Where the word to be replaced starts, in UTF-8 bytes from the start of the entry.
  ///
  /// It ends at the cursor.
  package var start: Int

  package var items: [Completion]

  package init(start: Int, items: [Completion]) {
    self.start = start
    self.items = items
  }
}

extension Completions {
  /// The texts of the items as replacements of a word that starts elsewhere.
  ///
  /// - Returns: Fewer texts than there are items when some cannot replace that word.
  package func replacements(in line: String, ofWordAt wordStart: Int) -> [String] {
    let bytes = Array(line.utf8)
    guard 0...bytes.count ~= start, 0...bytes.count ~= wordStart else { return [] }
    if start >= wordStart {
      let lead = String(decoding: bytes[wordStart..<start], as: UTF8.self)
      return items.map { lead + $0.text }
    }
    let lead = String(decoding: bytes[start..<wordStart], as: UTF8.self)
    return items.filter { $0.text.hasPrefix(lead) }.map { String($0.text.dropFirst(lead.count)) }
  }
}
