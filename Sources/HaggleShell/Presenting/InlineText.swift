import HaggleLanguage

/// The words of a line of Markdown, without the marks that a page would turn into letters.
enum InlineText {
  /// The text as it is said: `**half** of [what](a.md)?` is `half of what?`; code keeps its marks.
  static func plain(_ text: String) -> String {
    let marks = "`\\*_![<".utf8
    guard text.utf8.contains(where: marks.contains) else {
      return String(Substring(text).trimmed)
    }
    var reader = InlineReader(text)
    return String(Substring(reader.read()).trimmed)
  }
}

/// Walks over the characters of a line.
private struct InlineReader {
  private let characters: [Character]
  private var index = 0
  private var result = ""

  init(_ text: String) { characters = Array(text) }

  mutating func read() -> String {
    while index < characters.count { readNext() }
    return result
  }

  private mutating func readNext() {
    switch characters[index] {
    case "`": readCode()
    case "\\" where next.map { $0.isPunctuation || $0.isSymbol } == true:
      index += 1
      take()
    case "*", "_": readEmphasis()
    case "!" where next == "[": index += 1
    case "[": readLink()
    case "<" where next.map { $0.isLetter || $0 == "/" || $0 == "!" } == true: readTag()
    default: take()
    }
  }

  private var next: Character? {
    index + 1 < characters.count ? characters[index + 1] : nil
  }

  private mutating func take() {
    result.append(characters[index])
    index += 1
  }

  /// Where a character stands from here on.
  private func place(of character: Character, from start: Int) -> Int? {
    start < characters.count ? characters[start...].firstIndex(of: character) : nil
  }

  private mutating func readCode() {
    guard let end = place(of: "`", from: index + 1) else { return take() }
    result += String(characters[index...end])
    index = end + 1
  }

  /// Drops marks that touch a word on one side only; `3 * 4` and `max_width` keep theirs.
  private mutating func readEmphasis() {
    let mark = characters[index]
    let end = characters[index...].firstIndex { $0 != mark } ?? characters.count
    let before = index > 0 ? characters[index - 1] : " "
    let after = end < characters.count ? characters[end] : " "
    let isInsideWord = before.isWordPart && after.isWordPart
    let isAlone = before.isWhitespace && after.isWhitespace
    if isAlone || (isInsideWord && mark == "_") { result += String(characters[index..<end]) }
    index = end
  }

  /// Keeps the words of a link and drops its address.
  private mutating func readLink() {
    guard let end = place(of: "]", from: index), end + 1 < characters.count,
      characters[end + 1] == "(", let close = place(of: ")", from: end)
    else { return take() }
    result += InlineText.plain(String(characters[(index + 1)..<end]))
    index = close + 1
  }

  private mutating func readTag() {
    guard let end = place(of: ">", from: index) else { return take() }
    index = end + 1
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
