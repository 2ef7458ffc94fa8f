import HaggleLanguage
import HaggleLayout

extension Arguments {
  /// Takes a whole number from `range`.
  mutating func integer(
    _ placeholder: String, in range: ClosedRange<Int>
  ) throws(ShellError) -> Int {
    let word = try next(placeholder)
    guard let number = Int(word.text) else { throw notANumber(word, "a whole number such as 2") }
    guard range.contains(number) else { throw outside(range, word, placeholder) }
    return number
  }

  func outside(
    _ range: ClosedRange<Int>, _ word: Word, _ placeholder: String
  ) -> ShellError {
    let limits =
      range.upperBound == Int.max
      ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
    return ShellError("\(placeholder) must be \(limits), found \(word.text)", at: word.span)
  }

  /// Takes `57.5`, `50%` or, where `nil` means something, `nil` and `inf`.
  mutating func number(_ placeholder: String) throws(ShellError) -> Double {
    let word = try next(placeholder)
    guard let number = CommandNumber.read(word.text) else {
      throw notANumber(word, "a number such as 10, 7.5 or 50%")
    }
    return number
  }

  func notANumber(
    _ word: Word, _ expected: String, kind: String = "a number"
  ) -> ShellError {
    let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 2, let fixed = CommandNumber.read(parts.joined(separator: ".")) {
      return ShellError(
        "'\(word.text)' is not \(kind)", at: word.span, details: ["the decimal sign is '.'"],
        hint: line.corrected(word.span, with: Numbers.text(fixed, digits: 9)))
    }
    return ShellError(
      "'\(word.text)' is not \(kind)", at: word.span, details: ["expected \(expected)"])
  }
}

/// Numbers as commands write them.
enum CommandNumber {
  /// `57.5`, `-3`, `50%` or `inf`; `nil` for anything else, whatever the locale.
  static func read(_ text: some StringProtocol) -> Double? {
    if text == "inf" || text == "∞" { return .infinity }
    if text.last == "%" { return decimal(text.dropLast()).map { $0 / 100 } }
    return decimal(text)
  }

  /// Digits with at most one point and a sign in front; no exponents, no hexadecimal numbers.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    let digits = text.first == "-" || text.first == "−" ? text.dropFirst() : text[...]
    let isPlain = digits.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    guard isPlain, let number = Double(String(digits)), number.isFinite else { return nil }
    return digits.startIndex == text.startIndex ? number : -number
  }
}
