/// Arithmetic for numbers that closures compute: out of a reader's geometry, or a container's length.
struct FormulaArithmetic {
  /// Why a variable has its value.
  let cause: (Expression.Variable) -> Cause
  /// The value of a variable that has none of its own.
  var value: (Expression.Variable) -> Double? = { _ in nil }

  /// The arithmetic that an expression spells out, from the first variable on.
  ///
  /// Every step tells the part of the expression that it comes to, the last one with `title` behind
  /// it, which says what the number is.
  func reason(for expression: Expression, _ title: Cause? = nil) -> Reason {
    let words = told(expression, title)
    switch expression {
    case .binary(let symbol, let left, let right):
      if let operation = symbol.operation {
        return reason(for: operation, left, right, words)
      }
    case .call(.cgFloat, let arguments), .call(.double, let arguments):
      return reason(for: arguments[0], title)
    case .call(.min, let arguments): return reason(for: .minimum, arguments, words)
    case .call(.max, let arguments): return reason(for: .maximum, arguments, words)
    case .negation(let operand):
      return reason(for: operand).adding(.multiply, -1, words)
    case .conditional(let test, let then, let otherwise):
      let isTrue = number(test) != 0
      let condition: Cause = "as \(expression: test) is \(isTrue ? "true" : "false")"
      let end = title.map { "\($0), \(condition)" as Cause } ?? condition
      return reason(for: isTrue ? then : otherwise, end)
    case .constant(let number):
      return Reason(number, title == nil ? "as it is written" : words)
    case .variable(let variable):
      return Reason(number(expression), cause(variable), conclusion: title.map { _ in words })
    default:
      break
    }
    return Reason(number(expression), told(words, about: expression))
  }

  /// What varies comes first where the order does not matter.
  private func reason(
    for operation: Operation, _ left: Expression, _ right: Expression, _ words: Cause
  ) -> Reason {
    let isSwapped =
      left.firstVariable == nil && right.firstVariable != nil
      && (operation == .add || operation == .multiply)
    let (first, second) = isSwapped ? (right, left) : (left, right)
    return reason(for: first).adding(operation, number(second), told(words, about: second))
  }

  /// `min` and `max` go by the first argument that varies.
  private func reason(
    for operation: Operation, _ arguments: [Expression], _ words: Cause
  ) -> Reason {
    let first = arguments.firstIndex { $0.firstVariable != nil } ?? 0
    var reason = reason(for: arguments[first])
    for (index, argument) in arguments.enumerated() where index != first {
      reason.then(operation, number(argument), told(words, about: argument))
    }
    return reason
  }

  private func told(_ expression: Expression, _ title: Cause?) -> Cause {
    title.map { "\(expression: expression): \($0)" } ?? "\(expression: expression)"
  }

  /// Words for a step with an operand that varies itself.
  private func told(_ words: Cause, about operand: Expression) -> Cause {
    operand.firstVariable.map { "\(words); \(cause($0))" } ?? words
  }

  /// What an expression comes to.
  func number(_ expression: Expression) -> Double {
    let result = expression.value { query in
      if case .variable(let variable) = query { value(variable) } else { nil }
    }
    return result ?? 0
  }
}

extension Reason {
  /// The reason with one step more.
  fileprivate func adding(_ operation: Operation, _ operand: Double, _ cause: Cause) -> Reason {
    var reason = self
    reason.then(operation, operand, cause)
    return reason
  }
}

extension Expression.Operator {
  fileprivate var operation: Operation? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    default: nil
    }
  }
}

extension Expression {
  /// The first variable in the expression; `nil` when nothing in it varies.
  fileprivate var firstVariable: Variable? {
    switch self {
    case .variable(let variable): variable
    case .constant, .length, .guide, .explicitGuide: nil
    case .negation(let operand): operand.firstVariable
    case .binary(_, let left, let right), .coalescing(let left, let right):
      left.firstVariable ?? right.firstVariable
    case .call(_, let arguments): arguments.lazy.compactMap(\.firstVariable).first
    case .conditional(let test, let then, let otherwise):
      then.firstVariable ?? otherwise.firstVariable ?? test.firstVariable
    }
  }

  /// Every number of a reader's geometry in the expression.
  fileprivate var readings: [GeometryReading] {
    switch self {
    case .variable(.geometry(let reading)): [reading]
    case .constant, .length, .guide, .explicitGuide, .variable: []
    case .negation(let operand): operand.readings
    case .binary(_, let left, let right), .coalescing(let left, let right):
      left.readings + right.readings
    case .call(_, let arguments): arguments.flatMap(\.readings)
    case .conditional(let test, let then, let otherwise):
      test.readings + then.readings + otherwise.readings
    }
  }
}

// MARK: - Numbers out of readers

extension LayoutRecord {
  /// A reason that starts from an argument of a view; from a reader's geometry where the argument
  /// was computed from it, so that it is called `title`.
  func written(
    _ number: Double, as parameter: String, of view: ViewID, _ words: Cause, title: String
  ) -> Reason {
    let formula = tree.formulas.first { $0.view == view && $0.parameter == parameter }
    guard let formula, formula.expression.constantValue == number else {
      return Reason(number, words)
    }
    return FormulaArithmetic(cause: { cause(of: $0, in: view) })
      .reason(for: formula.expression, "\(title)")
  }

  /// The words for a step with an argument of a view, or what it was computed from.
  func written(_ parameter: String, of view: ViewID, _ words: Cause, title: Cause) -> Cause {
    let formula = tree.formulas.first { $0.view == view && $0.parameter == parameter }
    return formula.map { "\(expression: $0.expression): \(title)" } ?? words
  }

  /// Where a number comes from that the content of a reader is given.
  private func cause(of variable: Expression.Variable, in view: ViewID) -> Cause {
    guard case .geometry(let reading) = variable, let reader = reader(of: reading, around: view)
    else { return "\(expression: .variable(variable))" }
    guard let quantity = reading.quantity else {
      return "\(expression: .variable(variable)) of \(reader)"
    }
    let words: Cause =
      quantity == .length(quantity.axis)
      ? "\(reader) is \(reading.value) \(quantity.axis.adjective)"
      : "\(reader) begins at \(reading.value)"
    return "\(words): \(seeWhy: reader, quantity)"
  }

  /// The reader whose geometry is read in the content that `view` stands in.
  private func reader(of reading: GeometryReading, around view: ViewID) -> ViewID? {
    var next = parent(of: view)
    while let ancestor = next {
      if tree.entries[ancestor].kind == GeometryReaderKind.self,
        number(0, of: ancestor) == Double(reading.level)
      {
        return ancestor
      }
      next = parent(of: ancestor)
    }
    return nil
  }

  /// Says where numbers come from that arguments named in an explanation read off a reader, unless
  /// the arithmetic does.
  func remark(onReadingsIn explanation: Explanation, along axis: Axis) -> Cause? {
    guard !tree.formulas.isEmpty else { return nil }
    let causes =
      [explanation.startCause] + explanation.steps.map(\.cause)
      + (explanation.conclusion.map { [$0] } ?? [])
    let fragments = causes.flatMap(\.fragments)
    for formula in tree.formulas
    where fragments.contains(.source(formula.view))
      || fragments.contains(.expression(formula.expression))
    {
      for reading in formula.expression.readings {
        guard let quantity = reading.quantity, quantity.axis == axis,
          let reader = reader(of: reading, around: formula.view),
          !fragments.contains(.reference(reader, quantity))
        else { continue }
        return cause(of: .geometry(reading), in: formula.view)
      }
    }
    return nil
  }
}
