/// Numbers of closures that are kept as they are written: `{ d in d.width / 2 - 4 }`.
extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number that is written.
  public init(floatLiteral value: Double) { self = .constant(value) }

  /// A number that is written.
  public init(integerLiteral value: Int) { self = .constant(Double(value)) }

  /// The sum.
  public static func + (left: Expression, right: Expression) -> Expression {
    .binary(.add, left, right)
  }

  /// The difference.
  public static func - (left: Expression, right: Expression) -> Expression {
    .binary(.subtract, left, right)
  }

  /// The product.
  public static func * (left: Expression, right: Expression) -> Expression {
    .binary(.multiply, left, right)
  }

  /// The quotient.
  public static func / (left: Expression, right: Expression) -> Expression {
    .binary(.divide, left, right)
  }

  /// The sum with a number known before.
  @_disfavoredOverload
  public static func + (left: Expression, right: Double) -> Expression {
    left + .constant(right)
  }

  /// The difference from a number known before.
  @_disfavoredOverload
  public static func - (left: Expression, right: Double) -> Expression {
    left - .constant(right)
  }

  /// The product with a number known before.
  @_disfavoredOverload
  public static func * (left: Expression, right: Double) -> Expression {
    left * .constant(right)
  }

  /// A part.
  @_disfavoredOverload
  public static func / (left: Expression, right: Double) -> Expression {
    left / .constant(right)
  }

  /// The opposite number.
  public static prefix func - (operand: Expression) -> Expression { .negation(operand) }
}
