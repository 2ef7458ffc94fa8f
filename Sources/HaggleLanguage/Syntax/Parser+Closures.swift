extension Parser {
  mutating func closureExpression() throws(Diagnostic) -> Syntax {
    let start = index
    let closure = try self.closure()
    return try syntax(.closure(closure), from: start)
  }

  /// `{ a, b in … }`.
  mutating func closure() throws(Diagnostic) -> Closure {
    let end = Int(list.partners[index])
    try openBody()
    index += 1
    let parameters = closureParameters(before: end)
    return try body(parameters: parameters, end: end)
  }

  /// The statements up to the brace at `end`.
  ///
  /// What stands in the body of a button's action is none of ours: a body that cannot be read keeps
  /// the reason and is passed over.
  private mutating func body(parameters: [String], end: Int) throws(Diagnostic) -> Closure {
    let start = index
    let openBrackets = brackets
    var closure = Closure(
      parameters: parameters, statements: [], body: Int32(start)..<Int32(max(start, end)))
    do throws(Diagnostic) {
      closure.statements = try statements(until: .rightBrace)
      if index != end { throw unexpected("expected '}'") }
    } catch {
      if isOverLimit { throw error }
      closure.failure = error
      brackets = openBrackets
    }
    index = end + 1
    bodies -= 1
    return closure
  }

  /// The braces behind `if` and `else`.
  mutating func branch() throws(Diagnostic) -> Closure {
    guard token.kind == .leftBrace else { throw unexpected("expected '{'") }
    let end = Int(list.partners[index])
    try openBody()
    index += 1
    return try body(parameters: [], end: end)
  }

  mutating func openBody() throws(Diagnostic) {
    bodies += 1
    guard bodies > limit else { return }
    isOverLimit = true
    throw tooDeep(at: index)
  }

  /// Passes `a, b in`, `(a: Int) -> Int in` or `[weak self] in` if that is what stands here.
  private mutating func closureParameters(before end: Int) -> [String] {
    var place = index
    var names: [String] = []
    if list.tokens[place].kind == .leftBracket { place = Int(list.partners[place]) + 1 }
    if list.tokens[place].kind == .leftParenthesis {
      names = parameterNames(place + 1..<Int(list.partners[place]))
      place = Int(list.partners[place]) + 1
    } else {
      while isParameter(list.tokens[place]) {
        names.append(name(list.tokens[place]))
        place += 1
        guard list.tokens[place].kind == .comma, isParameter(list.tokens[place + 1]) else { break }
        place += 1
      }
    }
    if place < end && list.tokens[place].kind == .infixOperator
      && list.text(at: place) == "->"
    {
      place += isWord("some", list.tokens[place + 1]) ? 3 : 2
    }
    guard place < end, isWord("in", list.tokens[place]) else { return [] }
    index = place + 1
    return names
  }

  private func isParameter(_ token: Token) -> Bool {
    token.kind == .identifier && !isWord("in", token) || token.kind == .dollarIdentifier
  }

  /// The names in `a: Int, _ b: Int`: the last word in front of each colon or comma.
  private func parameterNames(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var expectsName = true
    for index in range {
      switch list.tokens[index].kind {
      case .identifier where expectsName: names.append(name(list.tokens[index]))
      case .comma: expectsName = true
      default: expectsName = false
      }
    }
    return names
  }
}
