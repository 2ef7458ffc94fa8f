import HaggleLayout

extension Evaluator {
  /// The most bytes of a text that is put together.
  private static let longestText = 1 << 20

  /// The text that an expression makes.
  mutating func string(_ syntax: Syntax) throws(Diagnostic) -> String {
    switch syntax.form {
    case .string(let parts): return try joined(parts, syntax)
    case .parenthesized(let inner): return try string(inner)
    case .name(let name):
      guard let constant = environment[name] else {
        throw unknownName(name, at: Int(syntax.tokens.lowerBound), for: .string)
      }
      return try string(of: constant, syntax)
    case .binary("+", let left, let right):
      return try checked(try string(left) + string(right), syntax)
    case .ternary(let test, let then, let otherwise):
      return try string(try constantCondition(test) ? then : otherwise)
    case .chain(let base, let suffixes):
      if let constant = try reference(syntax) { return try string(of: constant, syntax) }
      guard case .name("String") = base.form, case .call(let arguments, _)? = suffixes.last,
        suffixes.count == 1, arguments.count == 1, arguments[0].label == nil
      else { throw wrongType(syntax, .string, title: nil) }
      return try text(of: arguments[0].value)
    default: throw wrongType(syntax, .string, title: nil)
    }
  }

  private mutating func string(
    of constant: Constant, _ syntax: Syntax
  ) throws(Diagnostic) -> String {
    switch constant {
    case .string(let text): return text
    case .deferred(let deferred):
      return try with(deferred) { (evaluator, inner) throws(Diagnostic) in
        try evaluator.string(inner)
      }
    case .computed(let computed):
      return try result(of: computed, at: syntax) { (evaluator, value) throws(Diagnostic) in
        try evaluator.string(value)
      }
    default: throw wrongType(syntax, .string, title: nil)
    }
  }

  private mutating func joined(
    _ parts: [StringPart], _ syntax: Syntax
  ) throws(Diagnostic) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .interpolation(let value): result += try text(of: value)
      }
    }
    return try checked(result, syntax)
  }

  private func checked(_ text: String, _ syntax: Syntax) throws(Diagnostic) -> String {
    if text.utf8.count > Self.longestText {
      throw Diagnostic(
        "a text of more than \(Numbers.grouped(Self.longestText)) bytes", at: span(syntax))
    }
    return text
  }

  /// What an interpolation shows, as Swift writes it.
  private mutating func text(of syntax: Syntax) throws(Diagnostic) -> String {
    switch shape(of: syntax) {
    case .string: return try string(syntax)
    case .boolean: return try constantCondition(syntax) ? "true" : "false"
    case .number, .numericMember:
      var number = try number(syntax)
      if number.type == .literal { number = try integer(number, at: syntax) }
      guard let value = number.expression.constantValue else { throw notComputable(syntax) }
      return number.type == .integer ? Numbers.text(value) : value.description
    case .unknownName(let name): throw unknownName(name, at: Int(syntax.tokens.lowerBound))
    default:
      throw Diagnostic(
        "'\(excerpt(syntax))' cannot be put into text", at: span(syntax),
        details: ["expected a constant"])
    }
  }
}
