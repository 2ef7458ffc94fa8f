/// What an entry is, by its first word.
package enum LineKind: Equatable, Sendable {
  case blank
  case comment
  /// A view, or a declaration that makes one.
  case swift
  /// Modifiers on the root: `.padding(8)`.
  case rootModifier
  /// Modifiers on a view: the name before the first of them, and where they start.
  case viewModifier(name: String, modifiers: Int)
  /// `NAME.width` and nothing else.
  case value
  case command

  /// What can be printed of a view.
  package static let properties = ["width", "height", "x", "y", "frame", "size", "drawn"]

  /// Sorts an entry; `isName` says whether a view has a name, for names can look like Swift types.
  package init(_ entry: String, isName: (String) -> Bool = { _ in false }) {
    let text = Substring(entry).trimmed
    guard let first = text.first else { self = .blank; return }
    if Self.isComment(text) {
      self = .comment
    } else if first == "." {
      self = .rootModifier
    } else if first == "@" || first == "#" || first == "(" || text.hasPrefix("/*") {
      self = .swift
    } else {
      self = Self.classify(text, in: entry, isName: isName)
    }
  }

  /// Whether a line says nothing to the program: `//`, `# `, `#!` or a lone `#`.
  package static func isComment(_ line: some StringProtocol) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return text.hasPrefix("//") || text.hasPrefix("# ") || text.hasPrefix("#!")
      || text.hasPrefix("#\t") || (text.first == "#" && text.dropFirst().allSatisfy(\.isWhitespace))
  }

  /// The letters, digits, `_`, `.` and `/` at the beginning of a text.
  private static func dottedName(in text: Substring) -> Substring {
    // Most texts are ASCII there, which bytes tell much faster than characters.
    let end = text.utf8.firstIndex { !$0.isNamePart }
    if end.map({ text.utf8[$0] < 0x80 }) ?? true { return text[..<(end ?? text.endIndex)] }
    return text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "/" }
  }

  private static func classify(
    _ text: Substring, in entry: String, isName: (String) -> Bool
  ) -> LineKind {
    let head = dottedName(in: text)
    let rest = text[head.endIndex...].drop(while: { $0 == " " })
    let dotted = head.dropFirst().lastIndex(of: ".").map { dot in
      (name: String(head[..<dot]), member: head[head.index(after: dot)...], dot: dot)
    }
    let word = head.prefix { $0 != "." }
    let looksLikeType = word.first?.isUppercase == true
    if let dotted, !looksLikeType || isName(dotted.name) {
      if rest.isEmpty && properties.contains(String(dotted.member)) { return .value }
      if rest.first == "(" || rest.first == "{" {
        let offset = entry.utf8.distance(from: entry.startIndex, to: dotted.dot)
        return .viewModifier(name: dotted.name, modifiers: offset)
      }
      if rest.isEmpty { return .value }
    }
    if looksLikeType || SwiftKeywords.all.contains(String(word)) { return .swift }
    return .command
  }
}

extension Substring {
  /// The text without spaces and line breaks at its ends.
  package var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter, a digit, `_`, `.` or `/`.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: ".")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
