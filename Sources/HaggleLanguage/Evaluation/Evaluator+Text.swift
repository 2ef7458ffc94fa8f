import HaggleLayout

extension Evaluator {
  /// Canonical text that means the same anywhere: names of constants are replaced by their values.
  mutating func closedText(
    of range: Range<Int>, _ references: @autoclosure () -> NameReferences,
    substituting known: CanonicalText.Substitutions = [:]
  ) throws(Diagnostic) -> String {
    if environment.isEmpty && declarations.types.isEmpty {
      return CanonicalText.text(list, range, substituting: known)
    }
    var substitutions = known
    let references = references()
    for (token, name) in references.found where known[token] == nil {
      substitutions[token] = try substitution(
        for: name, at: Int(token), references.suffixes[token] ?? [])
      if references.shorthands.contains(token), let text = substitutions[token]?.text {
        // `if let name = nil` says no type.
        if text == "nil" { openNames += 1 }
        substitutions[token]?.text = "\(name) = \(text)"
      }
    }
    return CanonicalText.text(list, range, substituting: substitutions)
  }

  /// An expression's text that means the same anywhere.
  mutating func closedText(of syntax: Syntax) throws(Diagnostic) -> String {
    try closedText(of: syntax.range, NameReferences(in: syntax))
  }

  /// The text that `text` gives, or `substitute` where a name in it means nothing elsewhere.
  mutating func selfContained(
    _ substitute: @autoclosure () -> String,
    _ text: (inout Evaluator) throws(Diagnostic) -> String
  ) throws(Diagnostic) -> String {
    let known = openNames
    let result = try text(&self)
    return openNames == known ? result : substitute()
  }

  /// What a name and the members behind it are as source; `nil` where they have no text.
  private mutating func substitution(
    for name: String, at token: Int, _ suffixes: [Suffix]
  ) throws(Diagnostic) -> CanonicalText.Substitution? {
    guard var constant = environment[name] else {
      if declarations.types[name] != nil { openNames += 1 }
      return nil
    }
    if case .geometry(let geometry) = constant {
      return frozen(geometry, behind: Int32(token), suffixes)
    }
    var end = token + 1
    while case .object(let index) = constant, list.tokens[end].kind == .period,
      let member = instances[index].environment[list.text(at: end + 1)]
    {
      constant = member
      end += 2
    }
    // `isOn.toggle()` changes what is called so; `true.toggle()` would be no Swift.
    if case .boolean = constant, list.tokens[end].kind == .period { return nil }
    return try text(of: constant, at: token).map {
      CanonicalText.Substitution(text: $0, end: Int32(end))
    }
  }

  /// A constant as source; `nil` for one that has none.
  private mutating func text(of constant: Constant, at token: Int) throws(Diagnostic) -> String? {
    switch constant {
    case .number(let number): return Self.text(of: number)
    case .boolean(let value): return value ? "true" : "false"
    case .string(let text): return "\"\(Escapes.escaped(text))\""
    case .dimensions, .containerLength, .axis, .geometry: return nil
    case .nothing: return "nil"
    case .view(let content): return SourcePrinter.line(content.view)
    case .computed(let computed) where Self.isPlain(computed.type):
      return try plainText(of: computed, at: token)
    case .computed, .function, .object, .values, .tuple:
      openNames += 1
      return nil
    case .deferred(let deferred) where deferred.type == Self.surroundings:
      openNames += 1
      return nil
    case .deferred(let deferred):
      let text = try with(deferred) { (evaluator, syntax) throws(Diagnostic) in
        try evaluator.closedText(of: syntax)
      }
      textBudget -= text.utf8.count
      if textBudget < 0 {
        throw Diagnostic(
          "'\(list.text(at: token))' is too large to be written out",
          at: list.tokens[token].span)
      }
      return deferred.syntax.needsParentheses ? "(\(text))" : text
    }
  }

  private static func isPlain(_ type: String) -> Bool {
    type == "String" || type == "Bool" || NumericNames.types.contains(type)
  }

  /// What a property of a plain type is, as a literal.
  private mutating func plainText(
    of computed: Constant.Computed, at token: Int
  ) throws(Diagnostic) -> String? {
    let place = Syntax(
      form: .name(computed.name), tokens: Int32(token)..<Int32(token + 1), depth: 0)
    let constant = try result(of: computed, at: place) { (evaluator, value) throws(Diagnostic) in
      try evaluator.constant(value, type: computed.type)
    }
    if case .computed = constant { return nil }
    return try text(of: constant, at: token)
  }

  /// A number of a type as a literal of that type; in parentheses where it is negative.
  private static func text(of number: Number) -> String? {
    guard let value = number.constant else {
      return "(" + SourcePrinter.expression(number.expression) + ")"
    }
    if number.type == .real { return SourcePrinter.number(value) }
    let text = Numbers.source(value)
    return value < 0 ? "(\(text))" : text
  }

  /// What an expression is bound to: itself and the constants that stand in it.
  func deferred(
    _ syntax: Syntax, type: String, at place: Range<Int>
  ) throws(Diagnostic) -> Constant {
    var captured: [String: Constant] = [:]
    var depth = 0
    for (_, name) in NameReferences(in: syntax).found {
      guard let constant = environment[name] else { continue }
      captured[name] = constant
      if case .deferred(let inner) = constant { depth = max(depth, inner.depth) }
    }
    if depth >= limits.levels {
      throw Diagnostic("nested deeper than \(limits.levels) levels", at: list.span(place))
    }
    return .deferred(
      Constant.Deferred(syntax: syntax, captured: captured, type: type, depth: depth + 1))
  }
}

extension Syntax {
  /// Whether a member or an operator behind the expression would belong to a part of it only.
  fileprivate var needsParentheses: Bool {
    switch form {
    case .binary, .prefixed, .ternary: true
    default: false
    }
  }

  /// The expression without the parentheses around it.
  var bare: Syntax {
    var syntax = self
    while case .parenthesized(let inner) = syntax.form { syntax = inner }
    return syntax
  }
}
