/// Which brackets, quotes and comments are open after some text.
///
/// Fed byte by byte, so that reading a long paste line by line takes time in its length only.
package struct BracketState: Sendable {
  /// What a byte can stand in.
  private enum Context {
    case bracket
    /// A text in quotes that ends with its line.
    case string
    /// A text between `#"` and `"#`.
    case rawString
    /// A text in three quotes.
    case longString
    case lineComment
    /// A comment that can hold comments.
    case blockComment
  }

  private var open: [Context] = []
  private var previous: UInt8 = 0
  private var isEscaped = false
  private var quotes = 0
  /// Whether only spaces stand before the next byte in its line.
  private var isLineStart = true
  /// Whether the line began with the last byte, a `#`.
  private var isAfterHash = false

  package init() {}

  /// Whether more lines belong to the entry.
  package var isOpen: Bool {
    open.contains { $0 == .bracket || $0 == .longString || $0 == .blockComment }
  }

  /// Whether the next byte belongs to a text.
  package var isInString: Bool {
    open.last == .string || open.last == .rawString || open.last == .longString
  }

  package mutating func read(_ text: some StringProtocol) {
    for byte in Array(text.utf8) { read(byte) }
  }

  package mutating func read(_ byte: UInt8) {
    switch open.last {
    case .string, .longString: readInString(byte)
    case .rawString: readInRawString(byte)
    case .lineComment: if byte == UInt8(ascii: "\n") { open.removeLast() }
    case .blockComment: readInBlockComment(byte)
    case .bracket, nil: readCode(byte)
    }
    isAfterHash = isLineStart && open.isEmpty && byte == UInt8(ascii: "#")
    if byte == UInt8(ascii: "\n") {
      isLineStart = true
    } else if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
      isLineStart = false
    }
    previous = byte
  }

  private mutating func readCode(_ byte: UInt8) {
    // `# ` and `#!` begin a comment of ours; `#if` and `#Preview` are Swift.
    if isAfterHash && [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "!")].contains(byte) {
      open.append(.lineComment)
      return
    }
    if quotes == 2 && byte != UInt8(ascii: "\"") { quotes = 0 }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(.bracket)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if open.last == .bracket { open.removeLast() }
    case UInt8(ascii: "\""):
      // The third quote in a row opens a long text; two were an empty one.
      let isRaw = previous == UInt8(ascii: "#")
      open.append(isRaw ? .rawString : quotes == 2 ? .longString : .string)
      quotes = isRaw || quotes == 2 ? 0 : 1
    case UInt8(ascii: "/") where previous == byte: open.append(.lineComment)
    case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): open.append(.blockComment)
    default: break
    }
  }

  private mutating func readInString(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
      if byte == UInt8(ascii: "(") { open.append(.bracket) }
      return
    }
    switch byte {
    case UInt8(ascii: "\\"):
      isEscaped = true
      quotes = 0
    case UInt8(ascii: "\n") where open.last == .string:
      // No further line makes a text right that its line cuts off, so that nothing is waited for.
      open = []
      quotes = 0
    case UInt8(ascii: "\"") where open.last == .string:
      open.removeLast()
      quotes = quotes == 1 ? 2 : 0
    case UInt8(ascii: "\""):
      quotes += 1
      guard quotes == 3 else { return }
      open.removeLast()
      quotes = 0
    default: quotes = 0
    }
  }

  private mutating func readInRawString(_ byte: UInt8) {
    let isClosed = byte == UInt8(ascii: "#") && previous == UInt8(ascii: "\"")
    if isClosed || byte == UInt8(ascii: "\n") { open.removeLast() }
  }

  private mutating func readInBlockComment(_ byte: UInt8) {
    if previous == UInt8(ascii: "*") && byte == UInt8(ascii: "/") { open.removeLast() }
    if previous == UInt8(ascii: "/") && byte == UInt8(ascii: "*") { open.append(.blockComment) }
  }
}
