extension Parser {
  /// `switch subject { case … }`; `nil` where a pattern is none that can be decided here.
  mutating func choice() throws(Diagnostic) -> Choice? {
    index += 1
    let subject = try expression(allowsBody: false)
    guard token.kind == .leftBrace else { throw unexpected("expected '{'") }
    let end = Int(list.partners[index])
    try openBody()
    index += 1
    var branches: [Choice.Branch] = []
    while token.kind != .rightBrace {
      guard let patterns = try label() else { return nil }
      let start = index
      let statements = try statements(until: .rightBrace, orCase: true)
      let body = Closure(
        parameters: [], statements: statements, body: Int32(start)..<Int32(index))
      branches.append(Choice.Branch(patterns: patterns, body: body))
    }
    guard index == end else { throw unexpected("expected '}'") }
    index += 1
    bodies -= 1
    return Choice(subject: subject, branches: branches)
  }

  /// Whether a branch of a `switch` begins here.
  var startsCase: Bool {
    isWord("case", token) || isWord("default", token) && peek().kind == .colon
      || token.kind == .at && isWord("unknown", peek())
  }

  /// `case .a, .b where condition:` and `default:`.
  private mutating func label() throws(Diagnostic) -> [Choice.Alternative]? {
    if token.kind == .at { index += 2 }
    if isWord("default", token) {
      index += 2
      return []
    }
    guard isWord("case", token) else { throw unexpected("expected 'case'") }
    index += 1
    var alternatives: [Choice.Alternative] = []
    repeat {
      guard let pattern = try readablePattern() else { return nil }
      var alternative = Choice.Alternative(pattern: pattern)
      if isWord("where", token) {
        index += 1
        alternative.condition = try expression(allowsBody: false)
      }
      alternatives.append(alternative)
    } while skip(.comma)
    return skip(.colon) ? alternatives : nil
  }

  /// The conditions of `if` and `guard`, up to their body; `nil` where one cannot be decided here.
  mutating func clauses() throws(Diagnostic) -> [Clause]? {
    var clauses: [Clause] = []
    repeat {
      guard let clause = try clause() else { return nil }
      clauses.append(clause)
    } while skip(.comma)
    return clauses
  }

  private mutating func clause() throws(Diagnostic) -> Clause? {
    if token.kind == .poundWord { return try availability() }
    if isWord("case", token) {
      index += 1
      guard let pattern = try readablePattern(), isSign("=") else { return nil }
      index += 1
      return .match(pattern, try expression(allowsBody: false), isShort: false)
    }
    guard isWord("let", token) || isWord("var", token) else {
      return .test(try expression(allowsBody: false))
    }
    index += 1
    guard token.kind == .identifier else { throw unexpected("expected a name") }
    let start = index
    let name = name(token)
    index += 1
    if skip(.colon) { try skipType() }
    if isSign("=") {
      index += 1
      return .match(
        .optional(.binding(name)), try expression(allowsBody: false), isShort: false)
    }
    let value = try syntax(.name(name), from: start)
    return .match(.optional(.binding(name)), value, isShort: true)
  }

  /// `#available(iOS 17, *)`: every version is there.
  private mutating func availability() throws(Diagnostic) -> Clause? {
    let isThere = list.matches(token, "#available")
    guard isThere || list.matches(token, "#unavailable"), peek().kind == .leftParenthesis else {
      return nil
    }
    let start = index
    index = Int(list.partners[index + 1]) + 1
    return .test(try syntax(.boolean(isThere), from: start))
  }

  /// A pattern; `nil` for one of another form, such as `is Int`.
  private mutating func readablePattern() throws(Diagnostic) -> Pattern? {
    do throws(Diagnostic) {
      return try pattern(binds: false)
    } catch {
      if isOverLimit || error.isIncomplete { throw error }
      return nil
    }
  }

  /// A pattern; behind a `let` names stand for what is there.
  private mutating func pattern(binds: Bool) throws(Diagnostic) -> Pattern {
    if isWord("let", token) || isWord("var", token) {
      index += 1
      return try pattern(binds: true)
    }
    var pattern = try part(binds: binds)
    while token.kind == .postfixOperator, list.matches(token, "?") {
      index += 1
      pattern = .optional(pattern)
    }
    return pattern
  }

  private mutating func part(binds: Bool) throws(Diagnostic) -> Pattern {
    if isWord("_", token) {
      index += 1
      return .any
    }
    if token.kind == .leftParenthesis { return .tuple(try parts(binds: binds)) }
    let start = index
    if token.kind == .identifier {
      while peek().kind == .period && peek(2).kind == .identifier { index += 2 }
      if index == start && binds {
        index += 1
        return .binding(name(list.tokens[start]))
      }
      if index > start && peek().kind == .leftParenthesis {
        index += 1
        return .member(name(list.tokens[index - 1]), try parts(binds: binds))
      }
      index = start
    }
    if token.kind == .period, peek().kind == .identifier {
      index += 2
      let name = name(list.tokens[index - 1])
      let hasParts = token.kind == .leftParenthesis && !token.startsLine
      return .member(name, hasParts ? try parts(binds: binds) : [])
    }
    return try valuePattern()
  }

  /// `(let a, size: let b)`.
  private mutating func parts(binds: Bool) throws(Diagnostic) -> [Pattern] {
    try openBracket(at: index)
    index += 1
    var parts: [Pattern] = []
    while token.kind != .rightParenthesis {
      if token.kind == .identifier && peek().kind == .colon { index += 2 }
      parts.append(try pattern(binds: binds))
      if !skip(.comma) && token.kind != .rightParenthesis {
        throw unexpected("expected ',' or ')'")
      }
    }
    index += 1
    brackets -= 1
    return parts
  }

  /// A value, or a range that may be open at one end.
  private mutating func valuePattern() throws(Diagnostic) -> Pattern {
    let value = try expression(allowsBody: false)
    guard case .binary(let sign, let lower, let upper) = value.bare.form,
      Operators.makesRange(sign)
    else { return .value(value) }
    return .range(
      from: lower.isWritten ? lower : nil, to: upper.isWritten ? upper : nil,
      isClosed: sign == Operators.range)
  }
}
