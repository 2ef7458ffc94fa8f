/// One word of a line and where it stands.
package struct Word: Equatable, Sendable {
  /// The word as it is meant, without quotes around it.
  package var text: String
  /// Its bytes in the line, quotes included.
  package var span: Range<Int>
}

extension Word {
  /// Splits a line at the spaces outside quotes and brackets, up to a comment.
  ///
  /// Brackets keep `Color.blue.frame(width: 10)` one word; `{ … }` after a space is a word too.
  package static func split(_ line: String) -> [Word] {
    var splitter = WordSplitter(bytes: Array(line.utf8))
    return splitter.words()
  }
}

/// Walks over the bytes of a line.
private struct WordSplitter {
  let bytes: [UInt8]
  var offset = 0

  mutating func words() -> [Word] {
    var words: [Word] = []
    while true {
      while offset < bytes.count && isSpace(bytes[offset]) { offset += 1 }
      if offset == bytes.count || startsComment { return words }
      words.append(word())
    }
  }

  /// The word that starts here.
  private mutating func word() -> Word {
    let start = offset
    var brackets = BracketState()
    while offset < bytes.count {
      if isSpace(bytes[offset]) && !brackets.isOpen && !brackets.isInString { break }
      brackets.read(bytes[offset])
      offset += 1
    }
    return Word(text: unquoted(bytes[start..<offset]), span: start..<offset)
  }

  private var startsComment: Bool {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: " ")
    return switch bytes[offset] {
    case UInt8(ascii: "/"): next == UInt8(ascii: "/")
    case UInt8(ascii: "#"): isSpace(next)
    default: false
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  /// The text between quotes, where the word is one quoted text and nothing else.
  private func unquoted(_ word: ArraySlice<UInt8>) -> String {
    let quote = UInt8(ascii: "\"")
    let inner = word.dropFirst().dropLast()
    guard word.count >= 2, word.first == quote, word.last == quote, !inner.contains(quote) else {
      return String(decoding: word, as: UTF8.self)
    }
    return String(decoding: inner, as: UTF8.self)
  }
}
