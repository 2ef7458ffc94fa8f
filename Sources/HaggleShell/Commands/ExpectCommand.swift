import HaggleLanguage

/// `expect`: a claim about the layout that is checked.
enum ExpectCommand: Command {
  static let name = "expect"
  static let usage = "VALUE OP NUMBER [± T]"
  static let summary = "checks a claim; a script with a wrong one ends with code 1"
  static let details = [
    "OP is == != < <= > >=; NUMBER may be another value. Without ± (or +-) 3 decimals count."
  ]
  static let example = "expect blue.width == 100"

  private static let operators = ["==", "=", "!=", "<", "<=", ">", ">="]
  /// Half of the last decimal that is printed.
  private static let usualTolerance = 0.0005

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let subject = try arguments.next("VALUE")
    let actual = try number(subject, &session, arguments)
    guard let sign = arguments.take(oneOf: operators) else {
      guard let word = arguments.first else { throw arguments.missing("OP") }
      throw noComparison(word, behind: subject, arguments)
    }
    let object = try arguments.next("NUMBER")
    let wanted = try wanted(object, &session, arguments)
    let tolerance = try tolerance(&arguments)
    try arguments.finish()
    if holds(actual, sign.text, wanted, within: tolerance ?? usualTolerance) { return Outcome() }
    let claim = subject.span.lowerBound..<arguments.taken
    throw ShellError(
      "expected \(arguments.line.slice(claim)), was \(Numbers.text(actual))", at: claim,
      details: distance(actual, wanted, sign.text),
      hint: arguments.line.corrected(claim, with: "\(subject.text) == \(Numbers.text(actual))"),
      code: ExitCode.differs)
  }

  /// A claim compares one value; what it was to be computed with can be printed beside it.
  private static func noComparison(
    _ word: Word, behind subject: Word, _ arguments: Arguments
  ) -> ShellError {
    let words = Word.split(arguments.line)
    let other = words.firstIndex { $0.span == word.span }.flatMap { place in
      place + 1 < words.count ? words[place + 1].text : nil
    }
    guard ["+", "-", "−", "*", "/"].contains(word.text), let other else {
      return ShellError(
        "'\(word.text)' does not compare", at: word.span,
        details: ["expected \(operators.joined(separator: " "))"],
        hint: arguments.line.corrected(word.span, with: "=="))
    }
    return ShellError(
      "a claim does not calculate", at: word.span,
      details: ["expected one value and \(operators.joined(separator: " "))"],
      hint: "print \(subject.text) \(other)")
  }

  private static func number(
    _ word: Word, _ session: inout Session, _ arguments: Arguments
  ) throws(ShellError) -> Double? {
    guard case .number(let number) = try session.value(word, in: arguments.line).content else {
      let hint =
        word.text.hasSuffix(".size") || word.text.hasSuffix(".frame")
        ? String(word.text[..<(word.text.lastIndex(of: ".") ?? word.text.endIndex)]) : word.text
      throw ShellError(
        "'\(word.text)' is more than one number", at: word.span,
        hint: arguments.line.corrected(word.span, with: hint + ".width"))
    }
    return number
  }

  private static func wanted(
    _ word: Word, _ session: inout Session, _ arguments: Arguments
  ) throws(ShellError) -> Double? {
    if word.text == "nil" { return nil }
    if let number = CommandNumber.read(word.text) { return number }
    guard word.text.first?.isNumber == false, word.text.contains(".") else {
      throw arguments.notANumber(word, "a number such as 57.5, or a value such as green.width")
    }
    return try number(word, &session, arguments)
  }

  private static func tolerance(_ arguments: inout Arguments) throws(ShellError) -> Double? {
    guard let word = arguments.first else { return nil }
    let sign = ["±", "+-", "+/-"].first { word.text.hasPrefix($0) }
    guard let sign else { throw arguments.unexpected(word) }
    _ = arguments.nextIfAny()
    let rest = word.text.dropFirst(sign.count)
    if rest.isEmpty { return try arguments.number("T") }
    guard let number = CommandNumber.read(rest) else {
      throw arguments.notANumber(word, "a tolerance such as ± 0.5")
    }
    return number
  }

  private static func holds(
    _ actual: Double?, _ sign: String, _ wanted: Double?, within tolerance: Double
  ) -> Bool {
    guard let actual, let wanted else {
      return (sign == "!=") != (actual == wanted)
    }
    // Infinity equals itself although their difference is no number.
    let isEqual = actual == wanted || abs(actual - wanted) <= tolerance
    return switch sign {
    case "!=": !isEqual
    case "<": actual < wanted && !isEqual
    case "<=": actual < wanted || isEqual
    case ">": actual > wanted && !isEqual
    case ">=": actual > wanted || isEqual
    default: isEqual
    }
  }

  private static func distance(_ actual: Double?, _ wanted: Double?, _ sign: String) -> [String] {
    guard let actual, let wanted, actual.isFinite, wanted.isFinite, actual != wanted else {
      return []
    }
    let difference = Numbers.text(abs(actual - wanted))
    return ["\(difference) too \(actual < wanted ? "small" : "large")"]
  }
}
