extension Lexer {
  /// Passes the `#!` line that makes a file a program.
  mutating func skipScriptLine() {
    guard byte() == UInt8(ascii: "#") && byte(1) == UInt8(ascii: "!") else { return }
    while position < bytes.count && byte() != UInt8(ascii: "\n") { position += 1 }
  }

  /// Passes spaces, line breaks and comments, and remembers that they were there.
  mutating func skipSpace() {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count && byte() != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
        if failure != nil { return }
      default:
        return
      }
      followsSpace = true
    }
  }

  /// Passes a comment that may hold others.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte() == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
      if position > bytes.count || (position == bytes.count && depth > 0) {
        fail(
          "unclosed comment", at: start..<(start + 2), details: ["expected */"],
          isIncomplete: true)
        return
      }
    } while depth > 0
  }
}
