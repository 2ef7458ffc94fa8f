import HaggleLayout

/// The numbers that closures return.
extension Evaluator {
  /// The number that statements come to: behind constants a number, or `if`, `guard` or `switch` with
  /// one on each of its ways.
  ///
  /// - Returns: `nil` where there is none on some way.
  mutating func result(
    of statements: ArraySlice<Statement>, _ type: ValueType
  ) throws(Diagnostic) -> Expression? {
    for (place, statement) in zip(statements.indices, statements) {
      let rest = statements[(place + 1)...]
      switch statement.form {
      case .constant(let name, let written, let value):
        let number = try self.number(value)
        let isWhole = written.isEmpty && number.type == .literal
        environment.bind(name, to: .number(isWhole ? try integer(number, at: value) : number))
      case .result(let value):
        return try result(value)
      case .expression(let value) where rest.isEmpty:
        return try result(value)
      case .conditional(let conditional):
        return try decided(
          conditional.clauses, type, then: try body(conditional.then),
          otherwise: try conditional.otherwise.map { (body) throws(Diagnostic) in
            try self.body(body)
          } ?? rest)
      case .guarded(let clauses, let otherwise):
        return try decided(clauses, type, then: rest, otherwise: try body(otherwise))
      case .choice(let choice):
        return try result(of: choice, type)
      default:
        throw Diagnostic(
          "expected constants and one number", at: list.span(statement.range),
          details: ["expected \(type.expectation)"])
      }
    }
    return nil
  }

  private mutating func result(_ value: Syntax) throws(Diagnostic) -> Expression {
    let expression = try number(value).expression
    try checkDepth(of: expression, at: value)
    return expression
  }

  private func body(_ closure: Closure) throws(Diagnostic) -> ArraySlice<Statement> {
    if let failure = closure.failure { throw failure }
    return closure.statements[...]
  }
}

// MARK: - Decisions

extension Evaluator {
  /// The numbers of two ways, the first of which is taken where all conditions hold.
  private mutating func decided(
    _ clauses: [Clause], _ type: ValueType, then: ArraySlice<Statement>,
    otherwise: ArraySlice<Statement>
  ) throws(Diagnostic) -> Expression? {
    let scope = environment.openScope()
    let test = try condition(of: clauses)
    if case .constant(false) = test {
      environment.close(scope)
      return try result(of: otherwise, type)
    }
    let first = try result(of: then, type)
    environment.close(scope)
    guard case .computed(let expression) = test else { return first }
    let inner = environment.openScope()
    let second = try result(of: otherwise, type)
    environment.close(inner)
    guard let first, let second else { return nil }
    return .conditional(expression, then: first, otherwise: second)
  }

  /// Whether all conditions hold; the names that patterns give are known from then on.
  private mutating func condition(of clauses: [Clause]) throws(Diagnostic) -> Condition {
    var condition = Condition.constant(true)
    for clause in clauses {
      let next: Condition =
        if case .test(let test) = clause {
          try self.condition(test)
        } else {
          .constant(try holds([clause]))
        }
      condition = condition.joined(.and, next)
    }
    return condition
  }

  /// `switch` over the axis that a frame's length is asked for, or over what is known.
  private mutating func result(
    of choice: Choice, _ type: ValueType
  ) throws(Diagnostic) -> Expression? {
    guard case .name(let name) = choice.subject.bare.form, case .axis? = environment[name] else {
      let scope = environment.openScope()
      defer { environment.close(scope) }
      guard let taken = try branch(of: choice) else { return nil }
      return try result(of: try body(taken.body), type)
    }
    var lengths: [Expression] = []
    for axis in Axis.allCases {
      guard let branch = choice.branches.first(where: { $0.takes(axis) }) else { return nil }
      let scope = environment.openScope()
      defer { environment.close(scope) }
      guard let length = try result(of: try body(branch.body), type) else { return nil }
      lengths.append(length)
    }
    return .conditional(
      .variable(.isAxis(Axis.allCases[0])), then: lengths[0], otherwise: lengths[1])
  }
}

extension Choice.Branch {
  /// Whether the branch is taken where an axis is switched over.
  fileprivate func takes(_ axis: Axis) -> Bool {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    return patterns.isEmpty
      || patterns.contains { alternative in
        switch alternative.pattern {
        case .any: alternative.condition == nil
        case .member(let member, let parts):
          member == name && parts.isEmpty && alternative.condition == nil
        default: false
        }
      }
  }
}
