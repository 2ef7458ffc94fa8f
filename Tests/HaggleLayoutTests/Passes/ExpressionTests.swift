import HaggleLayout
import Testing

/// The numbers that closures of guides compute: spec 06 rule 5.
struct ExpressionTests {
  /// A view of 40 by 30 whose top guide is explicit, at 12.
  private static func answer(_ query: Expression.Query) -> Double? {
    let size = Size(width: 40, height: 30)
    switch query {
    case .length(let axis): return size[axis]
    case .guide(.top), .explicitGuide(.top): return 12
    case .guide(let key): return key.defaultValue(in: size)
    case .explicitGuide, .variable: return nil
    }
  }

  private static let width = Expression.length(.horizontal)
  private static let absent = Expression.explicitGuide(.leading)
  private static func number(_ value: Double) -> Expression { .constant(value) }

  static let rows: [(Expression, Double?)] = [
    (width, 40), (.length(.vertical), 30), (.guide(.trailing), 40), (.guide(.bottom), 30),
    (.guide(.horizontalCenter), 20), (.guide(.verticalCenter), 15), (.guide(.leading), 0),
    (.guide(.firstTextBaseline), 30), (.guide(.top), 12), (.explicitGuide(.top), 12),
    (absent, nil), (.negation(width), -40), (.negation(absent), nil),
    (.binary(.add, width, absent), nil), (.coalescing(absent, number(7)), 7),
    (.coalescing(.explicitGuide(.top), number(7)), 12),
    (.conditional(.binary(.greater, width, number(30)), then: number(1), otherwise: absent), 1),
    (.conditional(.binary(.less, width, number(30)), then: absent, otherwise: number(2)), 2),
    (.conditional(absent, then: number(1), otherwise: number(2)), nil),
  ]

  @Test(arguments: rows)
  func `an expression asks the view it belongs to`(_ expression: Expression, _ value: Double?) {
    #expect(expression.value(of: Self.answer) == value)
  }

  static let operations: [(Expression.Operator, Double, Double)] = [
    (.add, 7, 9), (.add, -2, 0), (.subtract, 7, 5), (.multiply, 7, 14), (.divide, 8, 4),
    (.remainder, 7, 1), (.less, 1, 1), (.less, 2, 0), (.lessOrEqual, 2, 1), (.greater, 3, 1),
    (.greaterOrEqual, 1, 0), (.equal, 2, 1), (.equal, 3, 0), (.notEqual, 3, 1), (.and, 1, 1),
    (.and, 0, 0), (.or, 0, 1),
  ]

  @Test(arguments: operations)
  func `an operator is applied to a number and 2`(
    _ symbol: Expression.Operator, _ left: Double, _ result: Double
  ) {
    let expression = Expression.binary(symbol, .constant(left), .constant(2))
    #expect(expression.constantValue == result)
  }

  static let functions: [(Expression.Function, [Double], Double?)] = [
    (.min, [3, 1, 2], 1), (.max, [3, 1, 2], 3), (.abs, [-4], 4), (.sqrt, [9], 3), (.sin, [0], 0),
    (.cos, [0], 1), (.tan, [0], 0), (.pow, [2, 10], 1024), (.floor, [-1.5], -2), (.ceil, [1.2], 2),
    (.round, [2.5], 3), (.cgFloat, [2.5], 2.5), (.double, [2.5], 2.5), (.int, [-2.7], -2),
    (.min, [1], nil), (.sqrt, [], nil), (.pow, [2], nil),
  ]

  @Test(arguments: functions)
  func `a function is applied to numbers`(
    _ function: Expression.Function, _ arguments: [Double], _ result: Double?
  ) {
    #expect(Expression.call(function, arguments.map(Expression.constant)).constantValue == result)
  }

  @Test func `an expression that asks for a view has no constant value`() {
    #expect(Expression.binary(.add, .constant(1), Self.width).constantValue == nil)
  }
}
