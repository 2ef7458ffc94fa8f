/// Where hand-written Swift has a space.
enum Spacing {
  /// Whether a space stands between two tokens of one statement.
  static func needsSpace(between left: Token, and right: Token, _ list: TokenList) -> Bool {
    if isTight(after: left.kind) || isTight(before: right.kind) { return false }
    switch (left.kind, right.kind) {
    case (.leftBrace, .rightBrace): return false
    case (_, .period): return !endsOperand(left, list)
    case (_, .colon), (_, .leftParenthesis), (_, .leftBracket):
      return right.followsSpace || isInfix(left)
    case (.infixOperator, _) where isRange(left, list):
      return right.kind == .prefixOperator
    case (_, .infixOperator) where isRange(right, list):
      return left.kind == .postfixOperator
    case (.at, _): return false
    case (.interpolationClose, _): return false
    default: return true
    }
  }

  private static func isInfix(_ token: Token) -> Bool {
    token.kind == .infixOperator || token.kind == .comma || token.kind == .colon
      || token.kind == .leftBrace
  }

  /// Whether a period behind the token leads to a member of what stands in front of it.
  private static func endsOperand(_ token: Token, _ list: TokenList) -> Bool {
    switch token.kind {
    case .identifier:
      token.isEscaped || !list.matches(token, "in") && !list.matches(token, "return")
    case .dollarIdentifier, .integer, .decimal, .stringClose, .poundWord, .postfixOperator,
      .rightParenthesis, .rightBrace, .rightBracket:
      true
    default:
      false
    }
  }

  private static func isRange(_ token: Token, _ list: TokenList) -> Bool {
    list.matches(token, "..<") || list.matches(token, "...")
  }

  private static func isTight(after kind: Token.Kind) -> Bool {
    switch kind {
    case .leftParenthesis, .leftBracket, .period, .prefixOperator, .backslash, .stringOpen,
      .stringText, .interpolationOpen:
      true
    default:
      false
    }
  }

  private static func isTight(before kind: Token.Kind) -> Bool {
    switch kind {
    case .rightParenthesis, .rightBracket, .postfixOperator, .comma, .semicolon,
      .stringText, .stringClose, .interpolationOpen, .interpolationClose:
      true
    default:
      false
    }
  }
}
