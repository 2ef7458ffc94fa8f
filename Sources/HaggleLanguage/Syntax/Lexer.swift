/// Cuts source into tokens, in one walk over its bytes.
///
/// Swift's own rules decide: what touches an operator on which side says whether it is infix, and a
/// line break is remembered because it ends a statement.
struct Lexer {
  /// What the lexer is inside of.
  enum Mode {
    /// A string; `open` is the place of its opening quote among the tokens.
    case string(hashes: Int, isMultiline: Bool, open: Int)
    /// The expression of an interpolation, with this many parentheses open.
    case interpolation(parentheses: Int)
  }

  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var modes: [Mode] = []
  var failure: Diagnostic?
  var startsLine = true
  var followsSpace = true

  /// The tokens of `source`.
  static func tokens(of source: String) -> TokenList {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.run()
    lexer.dropSelf()
    let brackets = Brackets(lexer.tokens)
    return TokenList(
      bytes: lexer.bytes, tokens: lexer.tokens, partners: brackets.partners, failure: lexer.failure)
  }

  /// Leaves `self.` out, which says nothing that the name behind it does not say.
  private mutating func dropSelf() {
    var kept: [Token] = []
    var index = 0
    while index < tokens.count {
      var token = tokens[index]
      if isSelf(at: index) {
        let first = token
        token = tokens[index + 2]
        token.startsLine = first.startsLine
        token.followsSpace = first.followsSpace
        index += 2
      }
      kept.append(token)
      index += 1
    }
    tokens = kept
  }

  /// Whether `self`, a period and a name stand here; the `self` of `\.self` is something else.
  private func isSelf(at index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier, !token.isEscaped, token.end - token.start == 4,
      bytes[token.span].elementsEqual("self".utf8), index + 2 < tokens.count,
      tokens[index + 1].kind == .period, tokens[index + 2].kind == .identifier
    else { return false }
    return index == 0 || tokens[index - 1].kind != .period
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  private mutating func run() {
    skipScriptLine()
    while failure == nil {
      if case .string(let hashes, let isMultiline, let open)? = modes.last {
        lexString(hashes: hashes, isMultiline: isMultiline, open: open)
        continue
      }
      skipSpace()
      if failure != nil || position >= bytes.count { break }
      lexToken()
    }
    if failure == nil, case .interpolation? = modes.last { failUnclosedString() }
    if failure != nil { add(.invalid, from: min(position, bytes.count), to: bytes.count) }
    add(.end, from: bytes.count, to: bytes.count)
  }

  /// The byte `distance` places ahead; 0 past the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Appends the token from `start` to the current position.
  mutating func add(_ kind: Token.Kind, from start: Int, to end: Int? = nil) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, followsSpace: followsSpace, start: Int32(start),
        end: Int32(end ?? position)))
    startsLine = false
    followsSpace = false
  }

  mutating func fail(
    _ message: String, at span: Range<Int>, details: [String] = [], hint: String? = nil,
    isIncomplete: Bool = false
  ) {
    failure = Diagnostic(
      message, at: span, details: details, hint: hint, isIncomplete: isIncomplete)
    position = span.lowerBound
  }

  private mutating func lexToken() {
    let start = position
    let first = byte()
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "`"): lexEscapedName()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "("), UInt8(ascii: ")"): lexParenthesis(first)
    case UInt8(ascii: "."): lexPeriod()
    case _ where Self.isNameByte(first): lexName(.identifier, from: start)
    case _ where Self.isOperatorByte(first): lexOperator()
    default:
      if let kind = Self.punctuation(first) {
        position += 1
        add(kind, from: start)
      } else {
        lexUnexpected()
      }
    }
  }

  private static func punctuation(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "@"): .at
    default: nil
    }
  }

  private mutating func lexParenthesis(_ first: UInt8) {
    let isOpening = first == UInt8(ascii: "(")
    position += 1
    guard case .interpolation(let open)? = modes.last else {
      add(isOpening ? .leftParenthesis : .rightParenthesis, from: position - 1)
      return
    }
    if !isOpening && open == 0 {
      modes.removeLast()
      add(.interpolationClose, from: position - 1)
      return
    }
    modes[modes.count - 1] = .interpolation(parentheses: open + (isOpening ? 1 : -1))
    add(isOpening ? .leftParenthesis : .rightParenthesis, from: position - 1)
  }

  private mutating func lexPound() {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      openString(hashes: hashes)
    } else if hashes == 1 && Self.isNameByte(byte(1)) {
      position += 1
      lexName(.poundWord, from: start)
    } else {
      fail("unexpected '#'", at: start..<(start + 1), details: ["comments start with //"])
    }
  }
}
