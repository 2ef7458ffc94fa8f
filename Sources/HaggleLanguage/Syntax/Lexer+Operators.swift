extension Lexer {
  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"): true
    case UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"): true
    case UInt8(ascii: "~"), UInt8(ascii: "?"): true
    default: false
    }
  }

  /// The longest run of operator characters; what touches it says which operand it belongs to.
  mutating func lexOperator() {
    let start = position
    let isLeftBound = touchesOperandBefore(start)
    let mayHoldDots = byte() == UInt8(ascii: ".")
    if !mayHoldDots && isLeftBound && isPostfixSign {
      position += 1
      return add(.postfixOperator, from: start)
    }
    while Self.isOperatorByte(byte()) || (mayHoldDots && byte() == UInt8(ascii: ".")) {
      if startsComment() { break }
      position += 1
    }
    let isRightBound = touchesOperandAfter(isLeftBound: isLeftBound)
    if isLeftBound == isRightBound {
      add(.infixOperator, from: start)
    } else {
      add(isLeftBound ? .postfixOperator : .prefixOperator, from: start)
    }
  }

  /// A period, or an operator that starts with two.
  mutating func lexPeriod() {
    let start = position
    if byte(1) == UInt8(ascii: ".") { return lexOperator() }
    if Self.isDigit(byte(1)) && !touchesOperandBefore(start) {
      position += 1
      lexNumber()
      let span = start..<position
      let text = String(decoding: bytes[span], as: UTF8.self)
      return fail(
        "'\(text)' is not a number", at: span, details: ["a number starts with a digit"],
        hint: Repair.line(bytes, replacing: span, with: "0" + text))
    }
    position += 1
    add(.period, from: start)
  }

  /// Whether `!` or `?` stands here: behind an operand it is one sign, whatever follows.
  private var isPostfixSign: Bool {
    byte() == UInt8(ascii: "!") || byte() == UInt8(ascii: "?")
  }

  private func startsComment() -> Bool {
    byte() == UInt8(ascii: "/")
      && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  private func touchesOperandBefore(_ offset: Int) -> Bool {
    guard offset > 0, !followsSpace else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return false
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return false
    default: return true
    }
  }

  private func touchesOperandAfter(isLeftBound: Bool) -> Bool {
    if position >= bytes.count || startsComment() { return false }
    switch byte() {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): return false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return false
    case UInt8(ascii: "."): return !isLeftBound
    default: return true
    }
  }
}
