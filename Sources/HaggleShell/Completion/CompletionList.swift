/// What could be typed at a place of a line.
package struct CompletionList: Equatable, Sendable {
  /// One word that could stand there.
  package struct Item: Equatable, Sendable {
    /// What replaces the text from `start` to the cursor.
    package var text: String
    /// One line about it; empty where the word says all.
    package var description: String

    package init(_ text: String, _ description: String = "") {
      self.text = text
      self.description = description
    }
  }

  /// Where the word begins that is being typed: a UTF-8 offset in the line.
  package var start: Int
  package var items: [Item]

  /// Keeps the items that begin with what is there, each once.
  init(start: Int, items: [Item], beginningWith prefix: some StringProtocol) {
    self.start = start
    self.items = []
    var seen: Set<String> = []
    for item in items where item.text.hasPrefix(prefix) && seen.insert(item.text).inserted {
      self.items.append(item)
    }
  }
}
