extension Expression {
  /// What an expression may ask of the view it belongs to.
  package enum Query {
    /// The view's length along an axis, in points.
    case length(Axis)
    /// The value of a guide, explicit or default, in points.
    case guide(AlignmentKey)
    /// The explicit value of a guide, in points.
    case explicitGuide(AlignmentKey)
    /// What a closure is given.
    case variable(Variable)
  }

  /// The value where no view is at hand; `nil` when the expression asks for one.
  package var constantValue: Double? { value { _ in nil } }

  /// The value for a view that answers queries; `nil` for a guide that is not explicit.
  ///
  /// - Complexity: O(*n*) in the size of the expression.
  package func value(of ask: (Query) -> Double?) -> Double? {
    switch self {
    case .constant(let number):
      return number
    case .length(let axis):
      return ask(.length(axis))
    case .guide(let key):
      return ask(.guide(key))
    case .explicitGuide(let key):
      return ask(.explicitGuide(key))
    case .variable(.geometry(let reading)):
      return reading.value
    case .variable(.program(let program)):
      return program.value(of: ask)
    case .variable(let variable):
      return ask(.variable(variable))
    case .negation(let operand):
      return operand.value(of: ask).map { -$0 }
    case .binary(let symbol, let left, let right):
      guard let left = left.value(of: ask), let right = right.value(of: ask) else { return nil }
      return symbol.apply(left, right)
    case .call(let function, let arguments):
      var values: [Double] = []
      for argument in arguments {
        guard let value = argument.value(of: ask) else { return nil }
        values.append(value)
      }
      return function.apply(values)
    case .conditional(let test, let then, let otherwise):
      guard let test = test.value(of: ask) else { return nil }
      return test != 0 ? then.value(of: ask) : otherwise.value(of: ask)
    case .coalescing(let value, let fallback):
      return value.value(of: ask) ?? fallback.value(of: ask)
    }
  }
}

extension Expression.Operator {
  /// The result in floating point; comparisons give 1 or 0.
  package func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .or: left != 0 || right != 0 ? 1 : 0
    }
  }
}

extension Expression.Function {
  /// How many arguments the function takes.
  package var argumentCount: ClosedRange<Int> {
    switch self {
    case .min, .max: 2...Int.max
    case .pow: 2...2
    default: 1...1
    }
  }

  /// The result; the number of arguments has been checked when the expression was made.
  package func apply(_ arguments: [Double]) -> Double? {
    guard argumentCount.contains(arguments.count), let first = arguments.first else { return nil }
    return switch self {
    case .min: arguments.reduce(first, Swift.min)
    case .max: arguments.reduce(first, Swift.max)
    case .abs: Swift.abs(first)
    case .sqrt: first.squareRoot()
    case .sin: Math.sine(first)
    case .cos: Math.cosine(first)
    case .tan: Math.tangent(first)
    case .pow: Math.power(first, arguments[1])
    case .floor: first.rounded(.down)
    case .ceil: first.rounded(.up)
    case .round: first.rounded()
    case .cgFloat, .double: first
    case .int: first.rounded(.towardZero)
    }
  }
}
