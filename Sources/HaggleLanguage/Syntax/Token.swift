/// One word, sign or piece of a string.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case identifier
    /// `$0` or `$name`.
    case dollarIdentifier
    case integer
    case decimal
    /// The quote that opens a string, with its `#` signs.
    case stringOpen
    /// Characters of a string as they are written.
    case stringText
    /// `\(` inside a string.
    case interpolationOpen
    case interpolationClose
    case stringClose
    case leftParenthesis, rightParenthesis
    case leftBrace, rightBrace
    case leftBracket, rightBracket
    case comma, colon, semicolon, period, backslash, at
    /// `#` and a word, such as `#Preview`.
    case poundWord
    /// An operator directly before its operand: `-x`.
    case prefixOperator
    /// An operator with room on both sides or on none: `a - b`, `a-b`.
    case infixOperator
    /// An operator directly behind its operand: `x!`.
    case postfixOperator
    /// What cannot be read; the lexer's failure says why. Nothing follows but the end.
    case invalid
    case end
  }

  var kind: Kind
  /// Whether the token stands in backticks, where a keyword is a plain name.
  var isEscaped = false
  /// Whether a line break, or only spaces and comments, stand in front.
  var startsLine = false
  var followsSpace = false
  /// The token's bytes in the source.
  var start: Int32
  var end: Int32

  var span: Range<Int> { Int(start)..<Int(end) }
}
