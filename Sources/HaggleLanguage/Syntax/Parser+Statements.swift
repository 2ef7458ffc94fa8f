extension Parser {
  /// Statements on lines of their own or separated by `;`, up to a brace or the end, or up to the
  /// next branch of a `switch`.
  mutating func statements(
    until closer: Token.Kind, orCase endsAtCase: Bool = false
  ) throws(Diagnostic) -> [Statement] {
    var statements: [Statement] = []
    while token.kind != closer && !(endsAtCase && startsCase) {
      statements.append(try statement())
      if skip(.semicolon) { continue }
      if token.kind != closer && !token.startsLine { throw missingSeparator() }
    }
    return statements
  }

  private func missingSeparator() -> Diagnostic {
    var error = unexpected("expected a line break or ';' between two statements")
    if token.kind == .comma {
      error.hint = Repair.line(list.bytes, replacing: token.span, with: ";")
    } else if token.kind == .identifier || token.kind == .stringOpen {
      let end = Int(list.tokens[index - 1].end)
      error.hint = Repair.line(list.bytes, replacing: end..<end, with: ";")
    }
    return error
  }

  private mutating func statement() throws(Diagnostic) -> Statement {
    let start = index
    let form = try statementForm()
    return Statement(form: form, tokens: Int32(start)..<Int32(index))
  }

  private mutating func statementForm() throws(Diagnostic) -> Statement.Form {
    if token.kind == .at || token.kind == .poundWord {
      return try declaration().map { .declaration($0) } ?? skipOther()
    }
    guard token.kind == .identifier, !token.isEscaped else { return try expressionStatement() }
    if isWord("let", token) { return try constant() }
    if isWord("if", token) {
      return try decided { (parser) throws(Diagnostic) in
        try parser.conditional()
      }
    }
    if isWord("guard", token) {
      return try decided { (parser) throws(Diagnostic) in
        try parser.guarded()
      }
    }
    if isWord("switch", token) {
      return try decided { (parser) throws(Diagnostic) in
        try parser.choice().map { .choice($0) }
      }
    }
    if isWord("return", token) {
      index += 1
      return .result(try expression())
    }
    if isWord("import", token) {
      _ = skipOther()
      return .imported
    }
    if declaresNoValue {
      _ = skipOther()
      return .imported
    }
    if Keywords.startsDeclaration(list.text(token)) {
      if let alignment = try alignmentDeclaration() { return .alignment(alignment) }
      if let declaration = try declaration() { return .declaration(declaration) }
    }
    if Keywords.startsOtherStatement(list.text(token)) { return skipOther() }
    return try expressionStatement()
  }

  /// Whether a protocol or another name of a type is declared here, which nothing is made of.
  private var declaresNoValue: Bool {
    var distance = 0
    while Keywords.modifiesDeclaration(list.text(peek(distance))) { distance += 1 }
    let next = peek(distance)
    return isWord("protocol", next) || isWord("typealias", next)
  }

  /// An expression, or an assignment to one.
  private mutating func expressionStatement() throws(Diagnostic) -> Statement.Form {
    let value = try expression()
    guard token.kind == .infixOperator, Operators.isAssignment(list.text(token)) else {
      return .expression(value)
    }
    let sign = list.text(token)
    index += 1
    let assigned = try expression()
    return sign == "=" ? .assignment(value, value: assigned) : .other(sign)
  }

  /// `let name: Type = value`.
  private mutating func constant() throws(Diagnostic) -> Statement.Form {
    let start = index
    index += 1
    guard token.kind == .identifier, peek().kind != .comma else {
      if token.kind == .end { throw unexpected("expected a name") }
      index = start
      return skipOther()
    }
    let name = name(token)
    index += 1
    let typeStart = index + 1
    if skip(.colon) { try skipType() }
    let type = typeStart < index ? list.sourceText(typeStart..<index) : ""
    guard isSign("=") else { throw unexpected("expected '=' and a value") }
    index += 1
    return .constant(name: name, type: type, value: try expression())
  }

  /// Passes `CGFloat`, `[String]`, `Edge.Set?`.
  mutating func skipType() throws(Diagnostic) {
    let partner = Int(list.partners[index])
    if token.kind == .leftBracket || token.kind == .leftParenthesis {
      index = partner + 1
    } else {
      guard skip(.identifier) else { throw unexpected("expected a type") }
      while token.kind == .period && peek().kind == .identifier { index += 2 }
      skipGenericArguments()
    }
    if token.kind == .postfixOperator { index += 1 }
  }

  /// Passes `<String, [Int]>`.
  private mutating func skipGenericArguments() {
    guard list.matches(token, "<") else { return }
    var depth = 0
    repeat {
      if list.matches(token, "<") { depth += 1 }
      if list.text(token).hasPrefix(">") { depth -= list.text(token).prefix { $0 == ">" }.count }
      index = max(index, Int(list.partners[index])) + 1
    } while depth > 0 && token.kind != .end
  }

  func isSign(_ sign: String) -> Bool {
    token.kind == .infixOperator && list.matches(token, sign)
  }

  /// A statement that decides something, or Swift that is passed over where that cannot be decided
  /// here.
  private mutating func decided(
    _ form: (inout Parser) throws(Diagnostic) -> Statement.Form?
  ) throws(Diagnostic) -> Statement.Form {
    let start = (index, brackets, bodies)
    if let form = try form(&self) { return form }
    (index, brackets, bodies) = start
    return skipOther()
  }

  private mutating func conditional() throws(Diagnostic) -> Statement.Form? {
    index += 1
    let start = Int32(index)
    guard let clauses = try clauses() else { return nil }
    let tokens = start..<Int32(index)
    var conditional = Conditional(clauses: clauses, tokens: tokens, then: try branch())
    if isWord("else", token) {
      index += 1
      conditional.otherwise = isWord("if", token) ? try chainedBranch() : try branch()
    }
    return .conditional(conditional)
  }

  /// `guard let a, b else { … }`.
  private mutating func guarded() throws(Diagnostic) -> Statement.Form? {
    index += 1
    guard let clauses = try clauses() else { return nil }
    guard isWord("else", token) else { throw unexpected("expected 'else'") }
    index += 1
    return .guarded(clauses, otherwise: try branch())
  }

  /// The `if` behind an `else`, as a body of one statement.
  private mutating func chainedBranch() throws(Diagnostic) -> Closure {
    let start = index
    try openBracket(at: start)
    let nested = try statement()
    brackets -= 1
    return Closure(
      parameters: [], statements: [nested], body: Int32(start)..<Int32(index))
  }

  /// Passes a statement that is not looked into, up to the end of its line and its brackets.
  mutating func skipOther() -> Statement.Form {
    let word = token.kind == .at ? "@" + list.text(peek()) : list.text(token)
    repeat {
      let partner = Int(list.partners[index])
      index = partner > index ? partner + 1 : index + 1
    } while !endsStatement(token)
    return .other(word)
  }

  private func endsStatement(_ token: Token) -> Bool {
    switch token.kind {
    case .end, .semicolon, .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose:
      return true
    case .leftBrace, .period, .infixOperator, .comma:
      return false
    default:
      if !token.startsLine || isWord("else", token) || isWord("catch", token) { return false }
      let last = list.tokens[index - 1].kind
      return last != .infixOperator && last != .comma
    }
  }
}
