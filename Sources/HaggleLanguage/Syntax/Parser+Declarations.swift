extension Parser {
  /// A declaration; `nil` for Swift that is none or has a form that view code has no use for.
  mutating func declaration() throws(Diagnostic) -> Declaration? {
    let start = (index, brackets, bodies)
    do throws(Diagnostic) {
      if let declaration = try declarationForm() { return declaration }
    } catch {
      if isOverLimit || error.isIncomplete { throw error }
    }
    (index, brackets, bodies) = start
    return nil
  }

  private mutating func declarationForm() throws(Diagnostic) -> Declaration? {
    if token.kind == .poundWord { return try preview() }
    let traits = declarationTraits()
    guard token.kind == .identifier, !token.isEscaped else { return nil }
    switch list.text(token) {
    case "struct", "class", "enum", "actor", "extension": return try type()
    case "func", "init": return try function(traits)
    case "var", "let": return try variable(traits)
    case "case": return try enumCases()
    default: return nil
    }
  }

  /// `#Preview("Title") { … }`.
  private mutating func preview() throws(Diagnostic) -> Declaration? {
    guard list.matches(token, "#Preview") else { return nil }
    index += 1
    if token.kind == .leftParenthesis { index = Int(list.partners[index]) + 1 }
    guard token.kind == .leftBrace else { return nil }
    return .preview(try closure())
  }

  /// Passes `@State`, `@available(iOS 17, *)`, `private(set)`, `static`.
  private mutating func declarationTraits() -> DeclarationTraits {
    var traits = DeclarationTraits()
    while true {
      if token.kind == .at, peek().kind == .identifier {
        index += 1
        traits.attributes.append(list.text(token))
        index += 1
        // `@Environment(\.dismiss)`; a parenthesis behind a space begins something else.
        if token.kind == .leftParenthesis && !token.followsSpace {
          let end = Int(list.partners[index])
          if traits.attributes.last == "Environment" {
            traits.environmentKey = list.text(at: end - 1)
          }
          index = end + 1
        }
      } else if token.kind == .identifier, Keywords.modifiesDeclaration(list.text(token)) {
        let word = list.text(token)
        if word == "static" { traits.isStatic = true }
        index += 1
        if token.kind == .leftParenthesis {
          index = Int(list.partners[index]) + 1
        } else if word == "private" || word == "fileprivate" {
          traits.isPrivate = true
        }
      } else {
        return traits
      }
    }
  }
}

// MARK: - Types

extension Parser {
  private mutating func type() throws(Diagnostic) -> Declaration? {
    let isExtension = list.matches(token, "extension")
    index += 1
    guard token.kind == .identifier else { return nil }
    let nameIndex = index
    let name = name(token)
    index += 1
    var inherited: [String] = []
    while token.kind != .leftBrace && token.kind != .end {
      if token.kind == .identifier { inherited.append(list.text(token)) }
      index += 1
    }
    guard token.kind == .leftBrace else { return nil }
    let end = Int(list.partners[index])
    try openBody()
    index += 1
    var members: [Declaration] = []
    while index < end {
      if skip(.semicolon) { continue }
      if let member = try declaration() {
        members.append(member)
      } else {
        _ = skipOther()
      }
    }
    index = end + 1
    bodies -= 1
    return .type(
      TypeDeclaration(
        isExtension: isExtension, name: name, inherited: inherited, members: members,
        nameIndex: nameIndex))
  }
}

// MARK: - Enumerations

extension Parser {
  /// `case small, text(String), home = "Home"`.
  private mutating func enumCases() throws(Diagnostic) -> Declaration? {
    var cases: [EnumCase] = []
    index += 1
    repeat {
      guard token.kind == .identifier else { return nil }
      var next = EnumCase(name: name(token), parameters: [])
      index += 1
      if token.kind == .leftParenthesis { next.parameters = try associatedValues() }
      if isSign("=") {
        index += 1
        next.rawValue = try expression()
      }
      cases.append(next)
    } while skip(.comma)
    return .enumCases(cases)
  }

  /// `(String, size: CGFloat = 20)`.
  private mutating func associatedValues() throws(Diagnostic) -> [FunctionDeclaration.Parameter] {
    try openBracket(at: index)
    index += 1
    var parameters: [FunctionDeclaration.Parameter] = []
    while token.kind != .rightParenthesis {
      var label: String?
      if token.kind == .identifier && peek().kind == .colon {
        label = name(token)
        index += 2
      }
      let type = try typeText()
      var value: Syntax?
      if isSign("=") {
        index += 1
        value = try expression()
      }
      parameters.append(
        .init(label: label, name: label ?? "\(parameters.count)", type: type, value: value))
      if !skip(.comma) && token.kind != .rightParenthesis {
        throw unexpected("expected ',' or ')'")
      }
    }
    index += 1
    brackets -= 1
    return parameters
  }
}

// MARK: - Variables

extension Parser {
  private mutating func variable(_ traits: DeclarationTraits) throws(Diagnostic) -> Declaration? {
    let isConstant = list.matches(token, "let")
    index += 1
    guard token.kind == .identifier, peek().kind != .comma else { return nil }
    let nameIndex = index
    let name = name(token)
    index += 1
    let type = skip(.colon) ? try typeText() : ""
    var value: Syntax?
    if isSign("=") {
      index += 1
      value = try expression()
    }
    var body: Closure?
    if token.kind == .leftBrace && (value == nil || !token.startsLine) {
      let observed = value != nil
      let accessors = try self.accessors()
      if !observed { body = accessors }
    }
    return .variable(
      VariableDeclaration(
        traits: traits, isConstant: isConstant, name: name, type: type, value: value, body: body,
        nameIndex: nameIndex))
  }

  /// `{ … }`, or what stands behind `get`; observers are passed.
  private mutating func accessors() throws(Diagnostic) -> Closure? {
    let end = Int(list.partners[index])
    guard ["get", "set", "willSet", "didSet"].contains(list.text(peek())) else {
      return try closure()
    }
    var body: Closure?
    index += 1
    while index < end {
      if isWord("get", token), peek().kind == .leftBrace {
        index += 1
        body = try closure()
      } else {
        index = max(index, Int(list.partners[index])) + 1
      }
    }
    index = end + 1
    return body
  }

  /// Passes a type up to `=`, a body or the end of the line, and gives its text.
  private mutating func typeText() throws(Diagnostic) -> String {
    let start = index
    while !endsType(token) { index = max(index, Int(list.partners[index])) + 1 }
    guard start < index else { throw unexpected("expected a type") }
    return list.sourceText(start..<index)
  }

  private func endsType(_ token: Token) -> Bool {
    switch token.kind {
    case .end, .semicolon, .comma, .leftBrace, .rightBrace, .rightParenthesis: true
    case .infixOperator: list.matches(token, "=")
    default: token.startsLine
    }
  }
}

// MARK: - Functions

extension Parser {
  private mutating func function(
    _ traits: DeclarationTraits
  ) throws(Diagnostic) -> Declaration? {
    let isInitializer = list.matches(token, "init")
    if !isInitializer { index += 1 }
    guard token.kind == .identifier else { return nil }
    let nameIndex = index
    let name = name(token)
    index += 1
    while token.kind != .leftParenthesis {
      if token.kind == .end || token.kind == .leftBrace { return nil }
      index += 1
    }
    let parameters = try parameters()
    var result = ""
    while token.kind != .leftBrace {
      if token.kind == .end || token.kind == .rightBrace { return nil }
      let isArrow = list.matches(token, "->")
      index = max(index, Int(list.partners[index])) + 1
      if isArrow { result = try typeText() }
    }
    let body = try closure()
    return .function(
      FunctionDeclaration(
        traits: traits, name: name, parameters: parameters, result: result, body: body,
        nameIndex: nameIndex))
  }

  /// `(_ title: String, width: CGFloat = 10)`.
  private mutating func parameters() throws(Diagnostic) -> [FunctionDeclaration.Parameter] {
    try openBracket(at: index)
    index += 1
    var parameters: [FunctionDeclaration.Parameter] = []
    while token.kind != .rightParenthesis {
      let buildsViews = declarationTraits().attributes.contains("ViewBuilder")
      guard token.kind == .identifier else { throw unexpected("expected a name") }
      let label = name(token)
      index += 1
      var name = label
      if token.kind == .identifier {
        name = self.name(token)
        index += 1
      }
      guard skip(.colon) else { throw unexpected("expected ':'") }
      _ = declarationTraits()
      let type = try typeText()
      var value: Syntax?
      if isSign("=") {
        index += 1
        value = try expression()
      }
      parameters.append(
        .init(
          label: label == "_" ? nil : label, name: name, type: type, value: value,
          buildsViews: buildsViews))
      if !skip(.comma) && token.kind != .rightParenthesis {
        throw unexpected("expected ',' or ')'")
      }
    }
    index += 1
    brackets -= 1
    return parameters
  }
}
