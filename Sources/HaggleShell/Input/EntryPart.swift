/// A part of an entry that is of one kind: some Swift, or one command.
struct EntryPart: Equatable {
  var kind: LineKind
  var text: String
  /// Its first byte in the entry.
  var offset: Int

  /// Splits an entry into its parts.
  ///
  /// Swift goes on over lines until a command follows; views, declarations and lines of modifiers
  /// belong together. A comment with `#` is no Swift and ends nothing.
  /// Constants of the entry and of those before it can be layouts, which are called with views.
  static func parts(
    of entry: String, isName: (String) -> Bool, constants: [Substring] = []
  ) -> [EntryPart] {
    var parts: [EntryPart] = []
    var constants = constants
    for var part in balancedLines(of: entry) {
      part.kind = LineKind(part.text, isName: isName)
      if !constants.isEmpty, let name = part.calledName, constants.contains(name) {
        part.kind = .swift
      }
      if let name = part.constantName { constants.append(name) }
      let continues = part.kind == .swift || part.kind == .rootModifier
      if part.kind == .blank || part.kind == .comment { continue }
      if continues, let last = parts.last, last.kind == .swift {
        let gap = part.offset - last.offset - last.text.utf8.count
        // Spaces stand for what lies between, so that every byte keeps its place.
        parts[parts.count - 1].text += "\n" + String(repeating: " ", count: gap - 1) + part.text
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Whether a text says only what is imported, which is here already.
  static func isOnlyImports(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      !LineKind.isComment(line) && !line.allSatisfy(\.isWhitespace)
    }
    return !lines.isEmpty
      && lines.allSatisfy { $0.drop(while: \.isWhitespace).hasPrefix("import ") }
  }

  /// The names of the constants in a text.
  static func constantNames(in text: String) -> [Substring] {
    balancedLines(of: text).compactMap(\.constantName)
  }

  /// The name that stands in front of braces at the beginning.
  private var calledName: Substring? {
    let line = text.drop(while: \.isWhitespace)
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return line[name.endIndex...].first { $0 != " " } == "{" ? name : nil
  }

  /// The name of the constant that the line makes.
  private var constantName: Substring? {
    guard namesConstant else { return nil }
    let rest = text.drop(while: \.isWhitespace).dropFirst(4).drop(while: \.isWhitespace)
    return rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private var namesConstant: Bool { text.drop(while: \.isWhitespace).hasPrefix("let ") }

  /// The lines of an entry, those with open brackets together with what closes them.
  private static func balancedLines(of entry: String) -> [EntryPart] {
    var parts: [EntryPart] = []
    var brackets = BracketState()
    var isNew = true
    var offset = 0
    for line in entry.split(separator: "\n", omittingEmptySubsequences: false) {
      if isNew {
        parts.append(EntryPart(kind: .blank, text: String(line), offset: offset))
      } else {
        parts[parts.count - 1].text += "\n" + line
      }
      offset += line.utf8.count + 1
      if isNew && LineKind.isComment(line) { continue }
      brackets.read(line)
      brackets.read(UInt8(ascii: "\n"))
      isNew = !brackets.isOpen
    }
    return parts
  }
}
