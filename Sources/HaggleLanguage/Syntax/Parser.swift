/// Reads tokens as Swift's expressions and statements.
///
/// It knows Swift and no view: names get their meaning in the evaluator. What is accepted here is
/// accepted by the Swift compiler's parser too.
struct Parser {
  let list: TokenList
  let limit: Int
  var index = 0
  /// How many brackets and how many bodies stand around the current token.
  var brackets = 0
  var bodies = 0
  /// Set when a limit was passed; no body is then skipped as unreadable.
  var isOverLimit = false

  /// The statements of a whole text.
  ///
  /// Expressions, and bodies, may be nested up to `limit`.
  static func program(_ list: TokenList, limit: Int) throws(Diagnostic) -> [Statement] {
    try list.check()
    var parser = Parser(list: list, limit: limit)
    let statements = try parser.statements(until: .end)
    return statements
  }

  var token: Token { list.tokens[index] }

  /// The token `distance` places ahead; the end when there are fewer.
  func peek(_ distance: Int = 1) -> Token {
    list.tokens[min(index + distance, list.tokens.count - 1)]
  }

  func isWord(_ word: String, _ token: Token) -> Bool {
    token.kind == .identifier && !token.isEscaped && list.matches(token, word)
  }

  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    index += 1
    return true
  }

  /// The name a token stands for, without its backticks.
  func name(_ token: Token) -> String {
    token.isEscaped
      ? String(decoding: list.bytes[token.span].dropFirst().dropLast(), as: UTF8.self)
      : list.text(token)
  }

  func syntax(_ form: Syntax.Form, from start: Int, depth: Int = 0) throws(Diagnostic) -> Syntax {
    if depth > limit { throw tooDeep(at: start) }
    return Syntax(form: form, tokens: Int32(start)..<Int32(index), depth: Int32(depth))
  }

  /// The error of a token that cannot stand here.
  func unexpected(_ expectation: String) -> Diagnostic {
    if token.kind == .end {
      return Diagnostic(
        "\(expectation) at the end", at: token.span, isIncomplete: true)
    }
    var error = Diagnostic(
      "unexpected '\(list.text(token))'", at: token.span, details: [expectation])
    if token.kind == .prefixOperator && !token.startsLine {
      error.details.append("an operator has a space on both sides or on none")
      let end = Int(token.end)
      error.hint = Repair.line(list.bytes, replacing: end..<end, with: " ")
    }
    return error
  }

  func tooDeep(at index: Int) -> Diagnostic {
    Diagnostic("nested deeper than \(limit) levels", at: list.tokens[index].span)
  }
}
