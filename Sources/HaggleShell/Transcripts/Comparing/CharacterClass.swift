/// Which characters can stand at a place of a pattern.
struct CharacterClass: Sendable {
  enum Part: Sendable {
    case range(ClosedRange<Character>)
    case digit, word, space
    /// Everything that is not in the part.
    indirect case other(Part)

    func contains(_ character: Character) -> Bool {
      switch self {
      case .range(let range): range.contains(character)
      case .digit: ("0"..."9").contains(character)
      case .word: character.isLetter || character.isNumber || character == "_"
      case .space: character.isWhitespace
      case .other(let part): !part.contains(character)
      }
    }
  }

  var parts: [Part]
  var isNegated = false

  static let any = CharacterClass(parts: [], isNegated: true)

  static func one(_ character: Character) -> CharacterClass {
    CharacterClass(parts: [.range(character...character)])
  }

  /// What `\d` and its kin stand for; `nil` for a character that means itself behind `\`.
  static func escaped(_ letter: Character) -> Part? {
    switch letter {
    case "d": .digit
    case "D": .other(.digit)
    case "w": .word
    case "W": .other(.word)
    case "s": .space
    case "S": .other(.space)
    default: nil
    }
  }

  func contains(_ character: Character) -> Bool {
    parts.contains { $0.contains(character) } != isNegated
  }
}
