import HaggleLanguage

/// The line that opens a fence of Markdown.
struct FenceMark {
  private let character: Character
  private let count: Int
  /// The spaces in front of it.
  let indentation: String
  /// What follows the mark, and where it starts in the file.
  let info: (text: String, offset: Int)

  /// The fence that a line opens; `nil` if it opens none.
  init?(_ line: FileLine) {
    indentation = line.indentation
    let rest = line.text.dropFirst(indentation.utf8.count)
    guard indentation.utf8.count <= 3, let first = rest.first, first == "`" || first == "~" else {
      return nil
    }
    character = first
    count = rest.prefix { $0 == first }.count
    let text = rest.dropFirst(count)
    guard count >= 3, first == "~" || !text.contains("`") else { return nil }
    info = (String(text), line.range.lowerBound + indentation.utf8.count + count)
  }

  /// Whether a line ends the fence.
  func isClosed(by line: FileLine) -> Bool {
    let text = Substring(line.text).trimmed
    return line.indentation.utf8.count <= 3 && text.utf8.count >= count
      && text.allSatisfy { $0 == character }
  }

  /// The line that closes the fence.
  var closing: String { indentation + String(repeating: character, count: count) }

  /// What the fence is to us, by the first words behind its mark.
  enum Purpose {
    case session(words: [Word])
    case view(words: [Word])
    case foreign
    /// A word that was probably meant to be ours.
    case misspelt(Word)
  }

  var purpose: Purpose {
    let words = Self.words(info.text, from: info.offset)
    guard let first = words.first else { return .foreign }
    if first.text == "haggle" { return .session(words: Array(words.dropFirst())) }
    if first.text == "swift", words.count > 1, words[1].text == "haggle" {
      return .view(words: Array(words.dropFirst(2)))
    }
    let isClose = Suggestion.closest(to: first.text, among: ["haggle"]) != nil
    return isClose ? .misspelt(first) : .foreign
  }

  private static func words(_ text: String, from start: Int) -> [Word] {
    text.split { $0 == " " || $0 == "\t" }.map { part in
      let lower = start + text.utf8.distance(from: text.startIndex, to: part.startIndex)
      return Word(text: String(part), span: lower..<(lower + part.utf8.count))
    }
  }
}
