import HaggleLanguage

/// A number in a line of text.
struct NumberInText: Equatable {
  var value: Double
  /// Its bytes, sign included.
  var range: Range<Int>
}

/// Finds the numbers of a line.
///
/// Digits that belong to a word (`blue2`) or to a version (`0.1.0`) are none; `100x80` holds two.
struct NumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ line: String) { bytes = Array(line.utf8) }

  static func numbers(in line: String) -> [NumberInText] {
    var scanner = NumberScanner(line)
    var numbers: [NumberInText] = []
    while let number = scanner.next() { numbers.append(number) }
    return numbers
  }

  /// The line with decimals as `Numbers` prints them, and without the sign of a zero.
  static func canonical(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let changed = numbers(in: line).filter { number in
      let digits = bytes[number.range].drop { !(0x30...0x39).contains($0) }
      return digits.contains(UInt8(ascii: "."))
        || (number.value == 0 && digits.count < number.range.count)
    }
    return replacing(changed.map { ($0.range, Numbers.text($0.value)) }, in: line)
  }

  /// The line without its numbers, and they.
  static func split(_ line: String) -> (text: String, numbers: [Double]) {
    let numbers = numbers(in: line)
    // No line can hold this character: what comes from the session is escaped.
    return (replacing(numbers.map { ($0.range, "\0") }, in: line), numbers.map(\.value))
  }

  private static func replacing(_ parts: [(range: Range<Int>, text: String)], in line: String)
    -> String
  {
    guard !parts.isEmpty else { return line }
    let bytes = Array(line.utf8)
    var result: [UInt8] = []
    var end = 0
    for part in parts {
      result += bytes[end..<part.range.lowerBound] + Array(part.text.utf8)
      end = part.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private mutating func next() -> NumberInText? {
    while index < bytes.count {
      guard isDigit(index) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count && (isDigit(index) || isPoint(index)) { index += 1 }
      // A point behind the last digit ends a sentence.
      while isPoint(index - 1) { index -= 1 }
      if let number = number(start..<index) { return number }
    }
    return nil
  }

  private func number(_ digits: Range<Int>) -> NumberInText? {
    let points = digits.count(where: isPoint)
    guard points <= 1, !belongsToWord(digits.lowerBound),
      let value = Double(String(decoding: bytes[digits], as: UTF8.self))
    else { return nil }
    let sign = signLength(before: digits.lowerBound)
    return NumberInText(
      value: sign > 0 ? -value : value,
      range: (digits.lowerBound - sign)..<digits.upperBound)
  }

  /// Whether digits go on with a word; the `x` of `100x80` is none.
  private func belongsToWord(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let before = bytes[start - 1]
    if before == UInt8(ascii: "x") && start > 1 && isDigit(start - 2) { return false }
    return isWord(before) || (before == UInt8(ascii: ".") && start > 1 && isWord(bytes[start - 2]))
  }

  /// How many bytes the sign in front of a number has; 0 for none and for one that subtracts.
  private func signLength(before start: Int) -> Int {
    let length: Int
    if start >= 1 && bytes[start - 1] == UInt8(ascii: "-") {
      length = 1
    } else if start >= 3 && Array(bytes[(start - 3)..<start]) == Array("−".utf8) {
      length = 3
    } else {
      return 0
    }
    let outer = start - length
    let isBinary = outer > 0 && (isWord(bytes[outer - 1]) || bytes[outer - 1] == UInt8(ascii: ")"))
    return isBinary ? 0 : length
  }

  private func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(bytes[index]) }
  private func isPoint(_ index: Int) -> Bool { bytes[index] == UInt8(ascii: ".") }

  private func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}
