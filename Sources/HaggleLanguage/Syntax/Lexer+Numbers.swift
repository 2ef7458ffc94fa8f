extension Lexer {
  /// `12`, `1_000`, `0x1F`, `7.5`, `1e3`.
  mutating func lexNumber() {
    let start = position
    var kind = Token.Kind.integer
    if byte() == UInt8(ascii: "0"), let isDigit = Self.digits(afterPrefix: byte(1)) {
      position += 2
      while isDigit(byte()) || byte() == UInt8(ascii: "_") { position += 1 }
    } else {
      skipDigits()
      if byte() == UInt8(ascii: ".") && Self.isDigit(byte(1)) {
        kind = .decimal
        position += 1
        skipDigits()
      }
      if byte() | 0x20 == UInt8(ascii: "e") && skipExponent() { kind = .decimal }
    }
    let end = position
    skipName()
    guard position == end else {
      return failInNumber(from: start, digitsTo: end)
    }
    add(kind, from: start)
  }

  /// Letters right behind a number; units of length are known from other languages.
  private mutating func failInNumber(from start: Int, digitsTo end: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let unit = String(decoding: bytes[end..<position], as: UTF8.self)
    let isUnit = ["px", "pt", "dp", "sp", "rem", "em"].contains(unit)
    fail(
      "'\(text)' is not a number", at: start..<position,
      details: [
        isUnit ? "lengths are in points, without a unit" : "expected a number such as 10 or 7.5"
      ], hint: isUnit ? Repair.line(bytes, replacing: end..<position, with: "") : nil)
  }

  private mutating func skipDigits() {
    while Self.isDigit(byte()) || byte() == UInt8(ascii: "_") { position += 1 }
  }

  /// Passes `e3` or `e-3` if that is what stands here.
  private mutating func skipExponent() -> Bool {
    let hasSign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard Self.isDigit(byte(hasSign ? 2 : 1)) else { return false }
    position += hasSign ? 2 : 1
    skipDigits()
    return true
  }

  private static func digits(afterPrefix byte: UInt8) -> ((UInt8) -> Bool)? {
    switch byte {
    case UInt8(ascii: "x"): { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
    case UInt8(ascii: "o"): { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "7") }
    case UInt8(ascii: "b"): { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
    default: nil
    }
  }
}
