import HaggleLayout

extension Number {
  /// The type of a sum: literals adopt, whole numbers give way to others.
  static func commonType(_ left: NumberType, _ right: NumberType) -> NumberType {
    if left == .real || right == .real { return .real }
    return left == .integer || right == .integer ? .integer : .literal
  }
}

extension Evaluator {
  /// The largest whole number that is exact as a floating-point one.
  private static var largestWhole: Double { 9_007_199_254_740_992 }

  func negated(_ number: Number, at syntax: Syntax) throws(Diagnostic) -> Number {
    guard let value = number.constant else {
      return Number(expression: .negation(number.expression), type: number.type)
    }
    return Number(expression: .constant(value == 0 ? 0 : -value), type: number.type)
  }

  mutating func binary(
    _ sign: String, _ left: Syntax, _ right: Syntax, at syntax: Syntax
  ) throws(Diagnostic) -> Number {
    if sign == "??" { return try fallback(left, right, at: syntax) }
    guard let symbol = Self.arithmetic[sign] else { throw notComputable(syntax) }
    let first = try number(left)
    let second = try number(right)
    let type = Number.commonType(first.type, second.type)
    guard type == .integer else {
      return Number(
        expression: .binary(symbol, first.expression, second.expression), type: type)
    }
    return try integerBinary(
      symbol, try integer(first, at: left), try integer(second, at: right), at: syntax)
  }

  private static let arithmetic: [String: Expression.Operator] = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder,
  ]

  /// Whole numbers divide without remainder, as Swift's do.
  private func integerBinary(
    _ symbol: Expression.Operator, _ left: Number, _ right: Number, at syntax: Syntax
  ) throws(Diagnostic) -> Number {
    if (symbol == .divide || symbol == .remainder) && right.constant == 0 {
      throw Diagnostic("division by zero", at: span(syntax), dependsOnNumbers: true)
    }
    let expression = Expression.binary(symbol, left.expression, right.expression)
    if let value = expression.constantValue {
      return try whole(symbol == .divide ? value.rounded(.towardZero) : value, at: syntax)
    }
    return Number(
      expression: symbol == .divide ? .call(.int, [expression]) : expression, type: .integer)
  }

  /// A number as `Int`: literals are computed as whole numbers.
  func integer(_ number: Number, at syntax: Syntax) throws(Diagnostic) -> Number {
    guard number.type == .literal else {
      if number.type == .integer { return number }
      throw Diagnostic(
        "'\(excerpt(syntax))' is not a whole number", at: span(syntax),
        details: ["expected \(ValueType.integer.expectation)"])
    }
    return try whole(try wholeValue(of: number.expression, at: syntax), at: syntax)
  }

  /// The value of an expression of literals when they are whole numbers.
  private func wholeValue(
    of expression: Expression, at syntax: Syntax
  ) throws(Diagnostic) -> Double {
    switch expression {
    case .constant(let value): return value
    case .negation(let inner): return -(try wholeValue(of: inner, at: syntax))
    case .binary(let symbol, let left, let right):
      let parts = try [left, right].map { (part) throws(Diagnostic) in
        Number(expression: .constant(try wholeValue(of: part, at: syntax)), type: .integer)
      }
      let result = try integerBinary(symbol, parts[0], parts[1], at: syntax)
      return result.constant ?? 0
    case .call(let function, let arguments):
      let values = try arguments.map { (part) throws(Diagnostic) in
        try wholeValue(of: part, at: syntax)
      }
      return function.apply(values) ?? 0
    default:
      return expression.constantValue ?? 0
    }
  }

  func whole(_ value: Double, at syntax: Syntax) throws(Diagnostic) -> Number {
    guard value.magnitude <= Self.largestWhole else {
      throw Diagnostic(
        "'\(excerpt(syntax))' is too large", at: span(syntax), dependsOnNumbers: true)
    }
    return Number(expression: .constant(value), type: .integer)
  }

  /// A whole number that is known.
  mutating func wholeNumber(_ syntax: Syntax) throws(Diagnostic) -> Int {
    guard ValueType.integer.admits(shape(of: syntax)) else {
      throw wrongType(syntax, .integer, title: nil)
    }
    guard let value = try integer(try number(syntax), at: syntax).constant else {
      throw notComputable(syntax)
    }
    return Int(value)
  }

  /// Takes the parts of an expression off the budget, so that names that stand for names cannot
  /// grow without end.
  mutating func spendParts(of expression: Expression, at syntax: Syntax) throws(Diagnostic) {
    if case .constant = expression { return }
    try checkDepth(of: expression, at: syntax)
    partBudget -= expression.partCount
    if partBudget < 0 {
      throw Diagnostic("'\(excerpt(syntax))' is too long to be computed", at: span(syntax))
    }
  }
}

extension Evaluator {
  /// Refuses an expression that names have made deeper than source may be.
  func checkDepth(of expression: Expression, at syntax: Syntax) throws(Diagnostic) {
    guard expression.depth > limits.levels else { return }
    throw Diagnostic("nested deeper than \(limits.levels) levels", at: span(syntax))
  }
}

extension Expression {
  /// The number of levels of operators and functions, a number being one.
  fileprivate var depth: Int {
    switch self {
    case .constant, .length, .guide, .explicitGuide, .variable: 1
    case .negation(let inner): 1 + inner.depth
    case .binary(_, let left, let right), .coalescing(let left, let right):
      1 + max(left.depth, right.depth)
    case .call(_, let arguments): 1 + (arguments.map(\.depth).max() ?? 0)
    case .conditional(let test, let then, let otherwise):
      1 + max(test.depth, then.depth, otherwise.depth)
    }
  }

  /// How many numbers, operators and functions the expression has.
  fileprivate var partCount: Int {
    switch self {
    case .constant, .length, .guide, .explicitGuide, .variable: 1
    case .negation(let inner): 1 + inner.partCount
    case .binary(_, let left, let right), .coalescing(let left, let right):
      1 + left.partCount + right.partCount
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.partCount }
    case .conditional(let test, let then, let otherwise):
      1 + test.partCount + then.partCount + otherwise.partCount
    }
  }
}
