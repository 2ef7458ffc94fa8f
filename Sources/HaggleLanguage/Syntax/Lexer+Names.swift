extension Lexer {
  /// Whether a name may hold the byte; bytes of other scripts are looked at as scalars.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"): true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Passes the rest of a name.
  mutating func skipName() {
    while position < bytes.count {
      let next = bytes[position]
      if Self.isNameByte(next) || Self.isDigit(next) {
        position += 1
      } else if next >= 0x80, let (scalar, length) = scalar(at: position),
        IdentifierScalars.continues(scalar)
      {
        position += length
      } else {
        return
      }
    }
  }

  mutating func lexName(_ kind: Token.Kind, from start: Int) {
    skipName()
    add(kind, from: start)
  }

  /// A name in backticks, where keywords are plain names.
  mutating func lexEscapedName() {
    let start = position
    position += 1
    skipName()
    guard position > start + 1 && byte() == UInt8(ascii: "`") else {
      return fail("unexpected '`'", at: start..<(start + 1))
    }
    position += 1
    add(.identifier, from: start)
    tokens[tokens.count - 1].isEscaped = true
  }

  /// `$0` or `$name`.
  mutating func lexDollar() {
    let start = position
    position += 1
    skipName()
    if position == start + 1 { return fail("unexpected '$'", at: start..<position) }
    add(.dollarIdentifier, from: start)
  }

  /// A byte that starts no sign of ASCII: a name of another script or a stray character.
  mutating func lexUnexpected() {
    let start = position
    guard let (scalar, length) = scalar(at: start) else {
      return fail("unexpected character", at: start..<(start + 1))
    }
    if IdentifierScalars.starts(scalar) {
      position += length
      return lexName(.identifier, from: start)
    }
    let span = start..<(start + length)
    let character = String(Character(scalar))
    if let plain = Self.lookalikes[scalar] {
      fail(
        "unexpected '\(character)'", at: span, details: ["Swift writes \(plain)"],
        hint: Repair.line(bytes, replacing: span, with: plain))
    } else {
      fail("unexpected '\(character)'", at: span)
    }
  }

  /// Characters that word processors and tables put in place of Swift's.
  private static let lookalikes: [Unicode.Scalar: String] = [
    "\u{2212}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{D7}": "*", "\u{F7}": "/",
    "\u{2026}": "...", "\u{2264}": "<=", "\u{2265}": ">=", "\u{2260}": "!=", "'": "\"",
    "\u{2018}": "\"", "\u{2019}": "\"", "\u{201C}": "\"", "\u{201D}": "\"", "\u{A0}": " ",
  ]

  /// The scalar whose bytes start at an offset, and their number.
  private func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard offset + length <= bytes.count else { return nil }
    var value = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for index in (offset + 1)..<(offset + length) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}
