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
    case .binary("??", _, _):
      guard let constant = try reference(syntax) else {
        throw wrongType(syntax, .string, title: nil)
      }
      return try string(of: constant, syntax)
    case .ternary(let test, let then, let otherwise):
      return try string(try constantCondition(test) ? then : otherwise)
    case .chain(let base, let suffixes):
      if let constant = try reference(syntax) { return try string(of: constant, syntax) }
      if let text = try cased(base, suffixes, syntax) { return text }
      guard case .name("String") = base.form, case .call(let arguments, _)? = suffixes.last,
        suffixes.count == 1, let first = arguments.first
      else { throw wrongType(syntax, .string, title: nil) }
      if first.label == "format" { return try formatted(arguments, syntax) }
      guard arguments.count == 1, first.label == nil else {
        throw wrongType(syntax, .string, title: nil)
      }
      return try text(of: first.value)
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

  /// `name.uppercased()` and `name.lowercased()`.
  private mutating func cased(
    _ base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> String? {
    guard suffixes.count >= 2, case .call(let arguments, _)? = suffixes.last, arguments.isEmpty,
      case .member(let name, _) = suffixes[suffixes.count - 2],
      ["uppercased", "lowercased"].contains(name)
    else { return nil }
    let text = try string(Self.part(base, suffixes.dropLast(2), of: syntax))
    return name == "uppercased" ? text.uppercased() : text.lowercased()
  }

  /// `String(format: "%.2f points", width)`: one value in a text.
  private mutating func formatted(
    _ arguments: [Argument], _ syntax: Syntax
  ) throws(Diagnostic) -> String {
    let format = try string(arguments[0].value)
    guard arguments.count == 2, let start = format.firstIndex(of: "%"),
      let end = format[start...].firstIndex(where: { "fdiu@".contains($0) })
    else { throw wrongType(syntax, .string, title: nil) }
    let value = try text(of: arguments[1].value, specifier: String(format[start...end]))
    return format[..<start] + value + format[format.index(after: end)...]
  }

  /// A value as `%.2f` writes it; other specifiers leave it as it is.
  private mutating func text(
    of syntax: Syntax, specifier: String
  ) throws(Diagnostic) -> String {
    guard specifier.hasSuffix("f"), let number = try? number(syntax),
      let value = number.expression.constantValue
    else { return try text(of: syntax) }
    let digits = specifier.split(separator: ".").dropFirst().first.flatMap { Int($0.dropLast()) }
    return Numbers.fixed(value, digits: digits ?? 6)
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
    if case .tuple(let parts) = syntax.form, parts.count == 2, parts[0].label == nil {
      let (value, format) = (parts[0].value, parts[1])
      return format.label == "specifier"
        ? try text(of: value, specifier: try string(format.value)) : try text(of: value)
    }
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
      if case .object(let index)? = try reference(syntax.bare),
        let name = instances[index].caseName
      {
        return name
      }
      throw Diagnostic(
        "'\(excerpt(syntax))' cannot be put into text", at: span(syntax),
        details: ["expected a constant"])
    }
  }
}
