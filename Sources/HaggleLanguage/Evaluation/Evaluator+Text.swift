import HaggleLayout

extension Evaluator {
  /// Canonical text that means the same anywhere: names of constants are replaced by their values.
  mutating func closedText(
    of range: Range<Int>, _ references: @autoclosure () -> NameReferences,
    substituting known: CanonicalText.Substitutions = [:]
  ) throws(Diagnostic) -> String {
    if environment.isEmpty { return CanonicalText.text(list, range, substituting: known) }
    var substitutions = known
    let references = references()
    for (token, name) in references.found where known[token] == nil {
      guard let constant = environment[name] else { continue }
      if case .geometry(let geometry) = constant {
        substitutions[token] = frozen(geometry, behind: token, references.suffixes[token] ?? [])
        continue
      }
      substitutions[token] = try text(of: constant, at: Int(token)).map {
        CanonicalText.Substitution(text: $0, end: token + 1)
      }
    }
    return CanonicalText.text(list, range, substituting: substitutions)
  }

  /// An expression's text that means the same anywhere.
  mutating func closedText(of syntax: Syntax) throws(Diagnostic) -> String {
    try closedText(of: syntax.range, NameReferences(in: syntax))
  }

  /// A constant as source; `nil` for one that has none.
  private mutating func text(of constant: Constant, at token: Int) throws(Diagnostic) -> String? {
    switch constant {
    case .number(let number): return Self.text(of: number)
    case .boolean(let value): return value ? "true" : "false"
    case .string(let text): return "\"\(Escapes.escaped(text))\""
    case .dimensions, .containerLength, .axis, .geometry: return nil
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
  func deferred(_ syntax: Syntax, at place: Range<Int>) throws(Diagnostic) -> Constant {
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
    return .deferred(Constant.Deferred(syntax: syntax, captured: captured, depth: depth + 1))
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
