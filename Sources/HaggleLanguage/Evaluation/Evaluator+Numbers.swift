import HaggleLayout

extension Evaluator {
  /// The number that an expression makes.
  mutating func number(_ syntax: Syntax) throws(Diagnostic) -> Number {
    switch syntax.form {
    case .integer(let value): return Number(expression: .constant(Double(value)), type: .literal)
    case .decimal(let value): return Number(expression: .constant(value), type: .real)
    case .parenthesized(let inner): return try number(inner)
    case .name(let name): return try number(named: name, syntax)
    case .implicitMember(let name):
      if let number = try ownNumber(name, syntax) { return number }
      return try member(name, syntax)
    case .prefixed("-", let inner): return try negated(try number(inner), at: syntax)
    case .prefixed("+", let inner): return try number(inner)
    case .binary(let sign, let left, let right): return try binary(sign, left, right, at: syntax)
    case .ternary(let test, let then, let otherwise):
      return try ternary(test, then, otherwise)
    case .chain(let base, let suffixes):
      if let constant = try reference(syntax) { return try number(of: constant, syntax) }
      return try chain(base, suffixes, syntax)
    default: throw wrongType(syntax, .number, title: nil)
    }
  }

  private mutating func number(
    named name: String, _ syntax: Syntax
  ) throws(Diagnostic) -> Number {
    guard let constant = environment[name] else {
      throw unknownName(name, at: Int(syntax.tokens.lowerBound))
    }
    return try number(of: constant, syntax)
  }

  mutating func number(
    of constant: Constant, _ syntax: Syntax
  ) throws(Diagnostic) -> Number {
    switch constant {
    case .containerLength: return Number(expression: .variable(.length), type: .real)
    case .geometry(let geometry): return try self.number(of: geometry, [], syntax)
    case .number(let number):
      try spendParts(of: number.expression, at: syntax)
      return number
    case .deferred(let deferred):
      return try with(deferred) { (evaluator, inner) throws(Diagnostic) in
        try evaluator.number(inner)
      }
    case .computed(let computed):
      return try result(of: computed, at: syntax) { (evaluator, value) throws(Diagnostic) in
        let number = try evaluator.number(value)
        return try evaluator.typed(number, computed.type, at: value)
      }
    default: throw wrongType(syntax, .number, title: nil)
    }
  }

  private func member(_ name: String, _ syntax: Syntax) throws(Diagnostic) -> Number {
    guard let value = NumericNames.value(of: name) else {
      throw wrongType(syntax, .number, title: nil)
    }
    return Number(expression: .constant(value), type: .real)
  }

  /// `.gutter` of an extension of `CGFloat`; `nil` where there is none.
  private mutating func ownNumber(
    _ name: String, _ syntax: Syntax
  ) throws(Diagnostic) -> Number? {
    for type in NumericNames.types.sorted() {
      guard let type = declarations.types[type], type.statics.contains(where: { $0.name == name }),
        let constant = try member(
          of: type, .member(name, index: syntax.tokens.upperBound - 1),
          at: Int(syntax.tokens.lowerBound))
      else { continue }
      return try number(of: constant, syntax)
    }
    return nil
  }

  private mutating func ternary(
    _ test: Syntax, _ then: Syntax, _ otherwise: Syntax
  ) throws(Diagnostic) -> Number {
    let condition = try condition(test)
    let first = try number(then)
    let second = try number(otherwise)
    if case .constant(let isTrue) = condition {
      let isReal = first.type == .real || second.type == .real
      let chosen = isTrue ? first : second
      return Number(
        expression: chosen.expression, type: isReal ? .real : chosen.type)
    }
    return Number(
      expression: .conditional(
        condition.expression, then: first.expression, otherwise: second.expression),
      type: first.type == .real ? .real : second.type)
  }

  /// `CGFloat(i)`, `min(a, b)`, `CGFloat.infinity`, `d.width`, `d[.leading]`.
  private mutating func chain(
    _ base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> Number {
    if let number = try rounded(base, suffixes, syntax) { return number }
    if let number = screenLength(base, suffixes) { return number }
    guard case .name(let name) = base.form else { throw notComputable(syntax) }
    if case .geometry(let geometry)? = environment[name] {
      return try number(of: geometry, suffixes, syntax)
    }
    guard suffixes.count == 1 else { throw notComputable(syntax) }
    if case .dimensions? = environment[name] { return try dimension(suffixes[0], syntax) }
    switch suffixes[0] {
    case .member(let member, _) where NumericNames.types.contains(name):
      return try self.member(member, syntax)
    case .call(let arguments, _) where NumericNames.functions.contains(name):
      guard arguments.allSatisfy({ $0.label == nil }) else { throw notComputable(syntax) }
      var numbers: [Number] = []
      for argument in arguments { numbers.append(try number(argument.value)) }
      return try call(name, numbers, at: syntax)
    default:
      if environment[name] == nil && !isCapitalized(name) {
        throw unknownName(name, at: Int(base.tokens.lowerBound))
      }
      throw notComputable(syntax)
    }
  }

  /// `width.rounded()` and `width.rounded(.down)`; `nil` for another chain.
  private mutating func rounded(
    _ base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> Number? {
    guard suffixes.count > 1, case .member("rounded", _) = suffixes[suffixes.count - 2],
      case .call(let arguments, _)? = suffixes.last
    else { return nil }
    let rules: [String: Expression.Function] = [
      "": .round, ".toNearestOrAwayFromZero": .round, ".down": .floor, ".up": .ceil,
    ]
    let rule = arguments.map { CanonicalText.text(list, $0.value.range) }.joined(separator: ", ")
    guard let function = rules[rule] else { throw notComputable(syntax) }
    var inner = base
    if suffixes.count > 2 { inner.form = .chain(base, Array(suffixes.dropLast(2))) }
    return Number(expression: .call(function, [try number(inner).expression]), type: .real)
  }

  private func call(
    _ name: String, _ numbers: [Number], at syntax: Syntax
  ) throws(Diagnostic) -> Number {
    let name = name == "Float" ? "Double" : name
    guard let function = Expression.Function(rawValue: name),
      function.argumentCount.contains(numbers.count)
    else {
      throw Diagnostic(
        "'\(name)' takes another number of arguments", at: span(syntax),
        details: [name == "min" || name == "max" ? "expected two or more" : "expected one"])
    }
    switch function {
    case .int, .double, .cgFloat: return try conversion(function, numbers[0], at: syntax)
    case .min, .max, .abs: return try sameType(function, numbers, at: syntax)
    default:
      return Number(expression: .call(function, numbers.map(\.expression)), type: .real)
    }
  }

  /// A conversion; what depends on no view is computed, because literals in it divide as `Int`.
  private func conversion(
    _ function: Expression.Function, _ number: Number, at syntax: Syntax
  ) throws(Diagnostic) -> Number {
    if function == .int && number.type == .integer { return number }
    if number.type == .literal {
      let whole = try integer(number, at: syntax)
      return Number(expression: whole.expression, type: function == .int ? .integer : .real)
    }
    guard function == .int else { return Number(expression: number.expression, type: .real) }
    guard let value = number.expression.constantValue else {
      return Number(expression: .call(.int, [number.expression]), type: .integer)
    }
    return try whole(value.rounded(.towardZero), at: syntax)
  }

  /// `min`, `max` and `abs` keep the type of what they are given.
  private func sameType(
    _ function: Expression.Function, _ numbers: [Number], at syntax: Syntax
  ) throws(Diagnostic) -> Number {
    let type = numbers.map(\.type).reduce(.literal, Number.commonType)
    let parts =
      type == .integer
      ? try numbers.map { (n) throws(Diagnostic) in
        try integer(n, at: syntax)
      } : numbers
    let expression = Expression.call(function, parts.map(\.expression))
    if type == .integer, let value = expression.constantValue {
      return try whole(value, at: syntax)
    }
    return Number(expression: expression, type: type)
  }

  func notComputable(_ syntax: Syntax) -> Diagnostic {
    Diagnostic(
      "'\(excerpt(syntax))' cannot be computed here", at: span(syntax),
      details: ["expected \(ValueType.number.expectation)"])
  }
}
