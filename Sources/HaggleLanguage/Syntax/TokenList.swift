/// A source cut into tokens.
struct TokenList: Sendable {
  let bytes: [UInt8]
  /// Every token in order; the last one is `end`.
  let tokens: [Token]
  /// For every bracket the place of its partner among the tokens; -1 for other tokens.
  let partners: [Int32]
  /// Why the text could not be read past the `invalid` token.
  let failure: Diagnostic?

  /// The token's characters.
  func text(_ token: Token) -> String {
    String(decoding: bytes[token.span], as: UTF8.self)
  }

  /// The characters of the token at a place.
  func text(at index: Int) -> String { text(tokens[index]) }

  /// Whether the token's characters are exactly `word`.
  func matches(_ token: Token, _ word: String) -> Bool {
    guard Int(token.end - token.start) == word.utf8.count else { return false }
    return bytes[token.span].elementsEqual(word.utf8)
  }

  /// The bytes from the first token of a range to the last.
  func span(_ range: Range<Int>) -> Range<Int> {
    if range.isEmpty {
      let place = Int(tokens[range.lowerBound].start)
      return place..<place
    }
    return Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
  }

  /// The characters from the first token of a range to the last, as they are written.
  func sourceText(_ range: Range<Int>) -> String {
    String(decoding: bytes[span(range)], as: UTF8.self)
  }
}
