extension Lexer {
  /// Opens a string: `"`, `"""`, `#"`; further `#` signs alike.
  mutating func openString(hashes: Int) {
    let start = position
    position += hashes + 1
    let isMultiline = byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if isMultiline { position += 2 }
    add(.stringOpen, from: start)
    modes.append(
      .string(hashes: hashes, isMultiline: isMultiline, open: tokens.count - 1))
  }

  /// One piece of a string: characters, the start of an interpolation, or the closing quote.
  mutating func lexString(hashes: Int, isMultiline: Bool, open: Int) {
    let start = position
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return failBrokenString(open: open) }
        position += 1
      case UInt8(ascii: "\\") where hasHashes(hashes, after: 1):
        if byte(1 + hashes) == UInt8(ascii: "(") {
          return openInterpolation(hashes: hashes, textStart: start)
        }
        position += hashes + 1
        if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "\\") { position += 1 }
      case UInt8(ascii: "\"") where closes(hashes: hashes, isMultiline: isMultiline):
        return closeString(hashes: hashes, isMultiline: isMultiline, textStart: start)
      default:
        position += 1
      }
    }
    failUnclosedString()
  }

  private func hasHashes(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  private func closes(hashes: Int, isMultiline: Bool) -> Bool {
    if !isMultiline { return hasHashes(hashes, after: 1) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      && hasHashes(hashes, after: 3)
  }

  private mutating func openInterpolation(hashes: Int, textStart: Int) {
    if position > textStart { add(.stringText, from: textStart) }
    let start = position
    position += hashes + 2
    add(.interpolationOpen, from: start)
    modes.append(.interpolation(parentheses: 0))
  }

  private mutating func closeString(hashes: Int, isMultiline: Bool, textStart: Int) {
    if position > textStart { add(.stringText, from: textStart) }
    let start = position
    position += hashes + (isMultiline ? 3 : 1)
    add(.stringClose, from: start)
    modes.removeLast()
  }

  /// A string of one line that the line's end cuts off.
  private mutating func failBrokenString(open: Int) {
    let opening = tokens[open].span
    fail(
      "unclosed string", at: opening.lowerBound..<position,
      details: ["expected a closing quote on the same line"])
  }

  /// A string that the end of the text cuts off.
  mutating func failUnclosedString() {
    var opening = 0..<0
    for mode in modes {
      if case .string(_, _, let open) = mode { opening = tokens[open].span }
    }
    fail(
      "unclosed string", at: opening, details: ["expected a closing quote"], isIncomplete: true)
  }
}
