/// Writes tokens on one line with the spacing of hand-written Swift; comments are left out.
///
/// The same text comes out of every spelling of the same tokens, and it reads back as them.
struct CanonicalText {
  /// Constants in place of what stands for them, by the place of its first token.
  typealias Substitutions = [Int32: Substitution]

  /// A constant and the place behind the last token of what it stands for.
  struct Substitution {
    var text: String
    var end: Int32
  }

  private let list: TokenList
  private let substitutions: Substitutions
  private var text = ""
  private var last: Token?
  /// Whether the innermost bracket is a brace, where line breaks separate statements.
  private var isInBody = [true]
  private var needsSeparator = false

  /// The text of the tokens in `range`.
  static func text(
    _ list: TokenList, _ range: Range<Int>, substituting substitutions: Substitutions = [:]
  ) -> String {
    var writer = CanonicalText(list: list, substitutions: substitutions)
    var index = range.lowerBound
    while index < range.upperBound { index = writer.write(at: index) }
    return writer.text
  }

  /// The statements of a canonical text, each for itself.
  static func statements(_ text: String) -> [String] {
    let list = Lexer.tokens(of: text)
    var statements: [String] = []
    var start = 0
    var index = 0
    while index < list.tokens.count {
      let kind = list.tokens[index].kind
      if kind == .semicolon || kind == .end {
        if index > start { statements.append(list.sourceText(start..<index)) }
        start = index + 1
      }
      index = max(index, Int(list.partners[index])) + 1
    }
    return statements
  }

  private init(list: TokenList, substitutions: Substitutions) {
    self.list = list
    self.substitutions = substitutions
  }

  /// Writes the token at `index`; returns the place of the next one.
  private mutating func write(at index: Int) -> Int {
    let token = list.tokens[index]
    if token.kind == .semicolon {
      needsSeparator = true
      return index + 1
    }
    if let last, isInBody.last == true, token.startsLine, separates(last, token, at: index) {
      needsSeparator = true
    }
    writeGap(before: token)
    needsSeparator = false
    if token.kind == .stringOpen, list.text(token).hasSuffix("\"\"\"") {
      return writeLongString(at: index)
    }
    if let substitution = substitutions[Int32(index)] {
      text += substitution.text
      last = list.tokens[Int(substitution.end) - 1]
      return Int(substitution.end)
    }
    text += list.text(token)
    track(token)
    return index + 1
  }

  private mutating func track(_ token: Token) {
    switch token.kind {
    case .leftBrace: isInBody.append(true)
    case .leftParenthesis, .leftBracket, .interpolationOpen: isInBody.append(false)
    case .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose: isInBody.removeLast()
    default: break
    }
    last = token
  }

  /// A string of several lines becomes one with escapes.
  private mutating func writeLongString(at index: Int) -> Int {
    var parser = Parser(list: list, limit: Int.max, index: index)
    guard let literal = try? parser.string(), case .string(let parts) = literal.form else {
      text += list.text(at: index)
      track(list.tokens[index])
      return index + 1
    }
    text += "\""
    for part in parts {
      switch part {
      case .text(let characters): text += Escapes.escaped(characters)
      case .interpolation(let value):
        let inner = Self.text(list, value.range, substituting: substitutions)
        text += "\\(" + inner + ")"
      }
    }
    text += "\""
    last = list.tokens[parser.index - 1]
    return parser.index
  }

  private mutating func writeGap(before token: Token) {
    guard let last else { return }
    if needsSeparator && !opensBody(last) {
      if token.kind != .rightBrace {
        text += "; "
        return
      }
    }
    if Spacing.needsSpace(between: last, and: token, list) { text += " " }
  }

  /// Whether a closure's body starts behind the token.
  private func opensBody(_ token: Token) -> Bool {
    token.kind == .leftBrace || list.matches(token, "in")
  }

  /// Whether a line break between two tokens ends a statement.
  private func separates(_ last: Token, _ token: Token, at index: Int) -> Bool {
    switch last.kind {
    case .leftBrace, .comma, .infixOperator, .prefixOperator, .colon, .period, .stringOpen,
      .stringText, .interpolationClose:
      return false
    case .identifier:
      if !last.isEscaped && Keywords.leadsOn(list.text(last)) { return false }
    default:
      break
    }
    switch token.kind {
    case .period, .infixOperator, .rightBrace, .rightParenthesis, .rightBracket, .comma,
      .leftBrace, .stringText, .stringClose, .interpolationOpen:
      return false
    case .identifier:
      let isLabel = last.kind == .rightBrace && list.tokens[index + 1].kind == .colon
      return !isLabel && !list.matches(token, "else") && !list.matches(token, "catch")
    default:
      return true
    }
  }
}
