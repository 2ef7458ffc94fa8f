import HaggleLayout

/// What `if`, `guard` and `switch` decide.
extension Evaluator {
  /// Whether all conditions hold; the names that they give are known from then on.
  mutating func holds(_ clauses: [Clause]) throws(Diagnostic) -> Bool {
    for clause in clauses {
      switch clause {
      case .test(let test):
        guard try constantCondition(test) else { return false }
      case .match(let pattern, let value, _):
        guard let names = try match(pattern, try known(value), at: value) else { return false }
        for binding in names { environment.bind(binding.name, to: binding.value) }
      }
    }
    return true
  }

  /// The branch of a `switch` that is taken; the names that its pattern gives are known from then
  /// on.
  mutating func branch(of choice: Choice) throws(Diagnostic) -> Choice.Branch? {
    let subject = try known(choice.subject)
    for branch in choice.branches {
      if branch.patterns.isEmpty { return branch }
      for alternative in branch.patterns {
        guard let names = try match(alternative.pattern, subject, at: choice.subject) else {
          continue
        }
        let scope = environment.openScope()
        for binding in names { environment.bind(binding.name, to: binding.value) }
        if try alternative.condition.map({ (test) throws(Diagnostic) in
          try constantCondition(test)
        }) ?? true {
          return branch
        }
        environment.close(scope)
      }
    }
    return nil
  }

  /// The statements of an `if` or `switch` that run, with the names that their patterns give.
  ///
  /// - Returns: The statements of the branch taken; `nil` where none is.
  mutating func taken(_ statement: Statement) throws(Diagnostic) -> Closure? {
    switch statement.form {
    case .conditional(let conditional):
      let scope = environment.openScope()
      if try holds(conditional.clauses) { return conditional.then }
      environment.close(scope)
      return conditional.otherwise
    case .choice(let choice):
      return try branch(of: choice)?.body
    default:
      return nil
    }
  }
}

// MARK: - Patterns

extension Evaluator {
  /// The names that a pattern gives for a value; `nil` where it does not fit.
  private mutating func match(
    _ pattern: Pattern, _ value: Constant, at syntax: Syntax
  ) throws(Diagnostic) -> [Constant.Binding]? {
    switch pattern {
    case .any:
      return []
    case .binding(let name):
      return [.init(name: name, value: value)]
    case .optional(let inner):
      if case .nothing = value { return nil }
      return try match(inner, value, at: syntax)
    case .tuple(let parts):
      guard case .tuple(let values) = value else { throw notDecided(syntax) }
      return try match(parts, values, at: syntax)
    case .member(let name, let parts):
      return try match(name, parts, value, at: syntax)
    case .value(let expected):
      return try areEqual(value, try known(expected), at: syntax) ? [] : nil
    case .range(let lower, let upper, let isClosed):
      let number = try number(of: value, at: syntax)
      if let lower, number < (try knownNumber(lower)) { return nil }
      guard let upper else { return [] }
      let end = try knownNumber(upper)
      return number < end || isClosed && number == end ? [] : nil
    }
  }

  /// `.image(let name, let size)` for a case, and `.some(let x)` and `.none` for what may be `nil`.
  private mutating func match(
    _ name: String, _ parts: [Pattern], _ value: Constant, at syntax: Syntax
  ) throws(Diagnostic) -> [Constant.Binding]? {
    if case .nothing = value { return name == "none" ? [] : nil }
    if case .object(let index) = value, let caseName = instances[index].caseName {
      guard caseName == name else { return nil }
      return parts.isEmpty ? [] : try match(parts, instances[index].payload, at: syntax)
    }
    if name == "some", parts.count == 1 { return try match(parts[0], value, at: syntax) }
    guard let member = memberName(of: value) else {
      if name == "none" { return nil }
      throw notDecided(syntax)
    }
    return member == name && parts.isEmpty ? [] : nil
  }

  private mutating func match(
    _ parts: [Pattern], _ values: [Constant.Binding], at syntax: Syntax
  ) throws(Diagnostic) -> [Constant.Binding]? {
    // One name for all that a case holds.
    if parts.count == 1, values.count > 1 {
      return try match(parts[0], .tuple(values), at: syntax)
    }
    guard parts.count == values.count else { throw notDecided(syntax) }
    var names: [Constant.Binding] = []
    for (part, value) in zip(parts, values) {
      guard let found = try match(part, value.value, at: syntax) else { return nil }
      names += found
    }
    return names
  }

  private mutating func number(
    of value: Constant, at syntax: Syntax
  ) throws(Diagnostic) -> Double {
    guard case .number(let number) = value, let known = number.expression.constantValue else {
      throw notDecided(syntax)
    }
    return known
  }

  private mutating func knownNumber(_ syntax: Syntax) throws(Diagnostic) -> Double {
    try number(of: .number(try number(syntax)), at: syntax)
  }

  func notDecided(_ syntax: Syntax) -> Diagnostic {
    Diagnostic(
      "'\(excerpt(syntax))' is not known here", at: span(syntax),
      details: ["expected a constant, a case of an enumeration or nil"])
  }
}

// MARK: - Values that are compared

extension Evaluator {
  /// What an expression is, properties and functions run.
  mutating func known(_ syntax: Syntax) throws(Diagnostic) -> Constant {
    let bare = syntax.bare
    if case .tuple(let parts) = bare.form {
      var values: [Constant.Binding] = []
      for part in parts {
        values.append(.init(name: part.label ?? "", value: try known(part.value)))
      }
      return .tuple(values)
    }
    if case .name(let name) = bare.form, environment[name] == nil {
      throw unknownName(name, at: Int(bare.tokens.lowerBound))
    }
    return try run(try constant(bare, type: ""), at: bare)
  }

  /// What a property or function gives; other constants are what they are.
  mutating func run(_ constant: Constant, at syntax: Syntax) throws(Diagnostic) -> Constant {
    guard case .computed(let computed) = constant else { return constant }
    let value = try result(of: computed, at: syntax) { (evaluator, value) throws(Diagnostic) in
      try evaluator.constant(value, type: computed.type)
    }
    return try run(value, at: syntax)
  }

  /// Whether two values are the same; an error where that is not known.
  mutating func areEqual(
    _ left: Constant, _ right: Constant, at syntax: Syntax
  ) throws(Diagnostic) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): return true
    case (.nothing, _), (_, .nothing): return false
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.string(let one), .string(let other)): return one == other
    case (.number, .number):
      return try number(of: left, at: syntax) == number(of: right, at: syntax)
    case (.tuple(let one), .tuple(let other)) where one.count == other.count:
      return try areEqual(one, other, at: syntax)
    case (.object(let one), .object(let other)):
      return one == other ? true : try areEqual(instances[one], instances[other], at: syntax)
    default:
      guard let one = memberName(of: left), let other = memberName(of: right) else {
        throw notDecided(syntax)
      }
      return one == other
    }
  }

  private mutating func areEqual(
    _ left: [Constant.Binding], _ right: [Constant.Binding], at syntax: Syntax
  ) throws(Diagnostic) -> Bool {
    for (one, other) in zip(left, right)
    where !(try areEqual(one.value, other.value, at: syntax)) { return false }
    return true
  }

  private mutating func areEqual(
    _ left: Instance, _ right: Instance, at syntax: Syntax
  ) throws(Diagnostic) -> Bool {
    guard let one = left.caseName, let other = right.caseName else { throw notDecided(syntax) }
    guard left.type == right.type, one == other else { return false }
    return try areEqual(left.payload, right.payload, at: syntax)
  }

  /// The name of a case or of a member that stands for itself, such as `horizontal` in
  /// `.horizontal`.
  private func memberName(of constant: Constant) -> String? {
    switch constant {
    case .object(let index):
      let instance = instances[index]
      return instance.payload.isEmpty ? instance.caseName : nil
    case .deferred(let deferred):
      if case .member(let name) = shape(of: deferred.syntax.bare) { return name }
      return nil
    default: return nil
    }
  }
}
