import HaggleLayout

/// A truth value, known or depending on the dimensions of a view.
enum Condition {
  case constant(Bool)
  case computed(Expression)

  /// The condition as a number, 1 for true.
  var expression: Expression {
    switch self {
    case .constant(let value): .constant(value ? 1 : 0)
    case .computed(let expression): expression
    }
  }

  /// Both truth values joined by `&&` or `||`.
  func joined(_ symbol: Expression.Operator, _ other: Condition) -> Condition {
    switch (self, other) {
    case (.constant(let value), let other), (let other, .constant(let value)):
      value == (symbol == .or) ? .constant(value) : other
    case (.computed(let one), .computed(let other)):
      .computed(.binary(symbol, one, other))
    }
  }
}

extension Evaluator {
  /// The truth value of an expression.
  mutating func condition(_ syntax: Syntax) throws(Diagnostic) -> Condition {
    switch syntax.form {
    case .boolean(let value): return .constant(value)
    case .parenthesized(let inner): return try condition(inner)
    case .prefixed("!", let inner): return try inverted(try condition(inner), at: syntax)
    case .name(let name): return try condition(named: name, syntax)
    case .binary("??", _, _):
      guard let constant = try reference(syntax) else { throw notConstant(syntax) }
      return try condition(of: constant, syntax)
    case .binary(let sign, let left, let right): return try comparison(sign, left, right, syntax)
    case .ternary(let test, let then, let otherwise):
      guard case .constant(let isTrue) = try condition(test) else { throw notConstant(syntax) }
      return try condition(isTrue ? then : otherwise)
    case .chain(let base, let suffixes):
      if let constant = try reference(syntax) { return try condition(of: constant, syntax) }
      return try multiple(base, suffixes, syntax)
    default: throw wrongType(syntax, .boolean, title: nil)
    }
  }

  /// A truth value that is known without a view.
  mutating func constantCondition(_ syntax: Syntax) throws(Diagnostic) -> Bool {
    guard case .constant(let value) = try condition(syntax) else { throw notConstant(syntax) }
    return value
  }

  func notConstant(_ syntax: Syntax) -> Diagnostic {
    Diagnostic(
      "'\(excerpt(syntax))' is not known here", at: span(syntax),
      details: ["expected true, false or a comparison of constants"])
  }

  private mutating func condition(
    named name: String, _ syntax: Syntax
  ) throws(Diagnostic) -> Condition {
    guard let constant = environment[name] else {
      throw unknownName(name, at: Int(syntax.tokens.lowerBound), for: .boolean)
    }
    return try condition(of: constant, syntax)
  }

  private mutating func condition(
    of constant: Constant, _ syntax: Syntax
  ) throws(Diagnostic) -> Condition {
    switch constant {
    case .boolean(let value): return .constant(value)
    case .computed(let computed):
      return try result(of: computed, at: syntax) { (evaluator, value) throws(Diagnostic) in
        try evaluator.condition(value)
      }
    case .deferred(let deferred):
      return try with(deferred) { (evaluator, inner) throws(Diagnostic) in
        try evaluator.condition(inner)
      }
    default: throw wrongType(syntax, .boolean, title: nil)
    }
  }

  private mutating func comparison(
    _ sign: String, _ left: Syntax, _ right: Syntax, _ syntax: Syntax
  ) throws(Diagnostic) -> Condition {
    if sign == "&&" || sign == "||" { return try junction(sign, left, right) }
    guard let symbol = Expression.Operator(rawValue: sign), Self.comparisons.contains(symbol)
    else { throw wrongType(syntax, .boolean, title: nil) }
    if let test = axisTest(left, right, symbol) { return .computed(test) }
    if symbol == .equal || symbol == .notEqual, let isSame = try sameValues(left, right, syntax) {
      return .constant(isSame == (symbol == .equal))
    }
    let shapes = [shape(of: left), shape(of: right)]
    if shapes.contains(.string) || shapes.contains(.boolean) {
      return .constant(try areEqual(left, right, shapes[0]) == (symbol == .equal))
    }
    var first = try number(left)
    var second = try number(right)
    if Number.commonType(first.type, second.type) != .real {
      first = try integer(first, at: left)
      second = try integer(second, at: right)
    }
    let expression = Expression.binary(symbol, first.expression, second.expression)
    return expression.constantValue.map { .constant($0 != 0) } ?? .computed(expression)
  }

  /// Whether both sides are the same, where one is a case of an enumeration, another member or
  /// `nil`; `nil` for numbers, texts and truth values.
  private mutating func sameValues(
    _ left: Syntax, _ right: Syntax, _ syntax: Syntax
  ) throws(Diagnostic) -> Bool? {
    var isNoNumber = try self.isNoNumber(left)
    if !isNoNumber { isNoNumber = try self.isNoNumber(right) }
    guard isNoNumber else { return nil }
    return try areEqual(try known(left), try known(right), at: syntax)
  }

  private mutating func isNoNumber(_ syntax: Syntax) throws(Diagnostic) -> Bool {
    if case .none = syntax.bare.form { return true }
    if case .member = shape(of: syntax.bare) { return true }
    guard let constant = try reference(syntax.bare) else { return false }
    switch try run(constant, at: syntax) {
    case .object, .nothing, .tuple: return true
    case .deferred(let deferred):
      if case .member = shape(of: deferred.syntax.bare) { return true }
      return false
    default: return false
    }
  }

  /// `axis == .horizontal`.
  private func axisTest(
    _ left: Syntax, _ right: Syntax, _ symbol: Expression.Operator
  ) -> Expression? {
    guard case .name(let name) = left.bare.form, case .axis? = environment[name],
      case .member(let member) = shape(of: right.bare), symbol == .equal || symbol == .notEqual,
      ValueType.axes.memberNames.contains(member)
    else { return nil }
    let isHorizontal = (member == "horizontal") == (symbol == .equal)
    return .variable(.isAxis(isHorizontal ? .horizontal : .vertical))
  }

  private static let comparisons: Set<Expression.Operator> = [
    .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual,
  ]

  private mutating func areEqual(
    _ left: Syntax, _ right: Syntax, _ shape: Shape
  ) throws(Diagnostic) -> Bool {
    if shape == .string { return try string(left) == string(right) }
    return try constantCondition(left) == constantCondition(right)
  }

  private mutating func junction(
    _ sign: String, _ left: Syntax, _ right: Syntax
  ) throws(Diagnostic) -> Condition {
    let first = try condition(left)
    return first.joined(sign == "||" ? .or : .and, try condition(right))
  }

  /// `i.isMultiple(of: 2)`.
  private mutating func multiple(
    _ base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> Condition {
    guard suffixes.count == 2, case .member("isMultiple", _) = suffixes[0],
      case .call(let arguments, _) = suffixes[1], arguments.count == 1,
      arguments[0].label == "of"
    else { throw notConstant(syntax) }
    let number = try wholeNumber(base)
    let divisor = try wholeNumber(arguments[0].value)
    return .constant(number.isMultiple(of: divisor))
  }

  private func inverted(_ condition: Condition, at syntax: Syntax) throws(Diagnostic) -> Condition {
    switch condition {
    case .constant(let value): return .constant(!value)
    case .computed(let expression):
      guard let opposite = expression.opposite else { throw notConstant(syntax) }
      return .computed(opposite)
    }
  }
}

extension Expression {
  /// The comparison that is true when this one is not.
  fileprivate var opposite: Expression? {
    guard case .binary(let symbol, let left, let right) = self else { return nil }
    switch symbol {
    case .less: return .binary(.greaterOrEqual, left, right)
    case .lessOrEqual: return .binary(.greater, left, right)
    case .greater: return .binary(.lessOrEqual, left, right)
    case .greaterOrEqual: return .binary(.less, left, right)
    case .equal: return .binary(.notEqual, left, right)
    case .notEqual: return .binary(.equal, left, right)
    case .and, .or:
      guard let left = left.opposite, let right = right.opposite else { return nil }
      return .binary(symbol == .and ? .or : .and, left, right)
    default: return nil
    }
  }
}
