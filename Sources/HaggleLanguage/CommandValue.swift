import HaggleLayout

/// Values as commands write them, where Swift would want a dot or another word.
enum CommandValue {
  /// The value of a text that is no Swift; `nil` for everything else.
  static func value(_ text: String, for parameter: Parameter) throws(Diagnostic) -> Value? {
    let word = text.drop { $0 == " " }
    let type = parameter.type
    if type.memberNames.contains(String(word)) {
      if case .guide = type { return guide(String(word)) }
      if case .choice = type { return .source(".\(word)") }
      return .member(String(word))
    }
    switch type {
    case .number, .optionalNumber:
      guard let percents = percents(word) else { return number(word) }
      if parameter.isFactor { return .number(percents / 100) }
      throw percentsOfNothing(text, percents, parameter)
    default: return nil
    }
  }

  private static func guide(_ name: String) -> Value? {
    let keys = Axis.allCases.compactMap { AlignmentKey.named(name, on: $0) }
    return keys.count == 1 ? .guide(keys[0]) : nil
  }

  private static func number(_ word: Substring) -> Value? {
    switch word {
    case "inf", "infinity": .number(.infinity)
    case "-inf", "-infinity": .number(-.infinity)
    default: nil
    }
  }

  /// The number in front of a percent sign.
  private static func percents(_ word: Substring) -> Double? {
    guard word.hasSuffix("%") else { return nil }
    let digits = word.dropLast()
    let isPlain = digits.utf8.allSatisfy { Lexer.isDigit($0) || $0 == UInt8(ascii: ".") }
    return isPlain ? Double(String(digits)) : nil
  }

  private static func percentsOfNothing(
    _ text: String, _ percents: Double, _ parameter: Parameter
  ) -> Diagnostic {
    Diagnostic(
      "\(parameter.title) takes no percentage, found '\(text)'", at: 0..<text.utf8.count,
      details: ["percents are for the factors of relativeProposed"],
      hint: Numbers.source(percents))
  }
}
