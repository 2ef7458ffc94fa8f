import HaggleLayout

/// Values as commands write them, where Swift would want a dot or another word.
enum CommandValue {
  /// The value of a text that is no Swift; `nil` for everything else.
  static func value(_ text: String, as type: ValueType) -> Value? {
    let word = text.drop { $0 == " " }
    if type.memberNames.contains(String(word)) {
      if case .guide = type { return guide(String(word)) }
      if case .choice = type { return .source(".\(word)") }
      return .member(String(word))
    }
    switch type {
    case .number, .optionalNumber: return number(word)
    default: return nil
    }
  }

  private static func guide(_ name: String) -> Value? {
    let keys = Axis.allCases.compactMap { AlignmentKey.named(name, on: $0) }
    return keys.count == 1 ? .guide(keys[0]) : nil
  }

  private static func number(_ word: Substring) -> Value? {
    switch word {
    case "inf", "infinity": return .number(.infinity)
    case "-inf", "-infinity": return .number(-.infinity)
    default: break
    }
    guard word.hasSuffix("%") else { return nil }
    let digits = word.dropLast()
    guard digits.utf8.allSatisfy({ Lexer.isDigit($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return Double(String(digits)).map { .number($0 / 100) }
  }
}
