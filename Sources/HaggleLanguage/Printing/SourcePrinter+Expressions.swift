package import HaggleLayout

extension SourcePrinter {
  /// A length as a literal that Swift takes for no whole number; in parentheses where it is negative.
  static func number(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "(-CGFloat.infinity)" : "CGFloat.infinity" }
    var text = Numbers.source(value)
    let isPlain = text.utf8.allSatisfy { Lexer.isDigit($0) || $0 == UInt8(ascii: "-") }
    if isPlain { text += ".0" }
    return value < 0 ? "(\(text))" : text
  }

  /// An expression with the parentheses it needs; the dimensions are called `d`.
  package static func expression(_ expression: Expression) -> String {
    self.expression(expression, above: 0)
  }

  /// The expression in parentheses if it binds less strongly than `precedence`.
  private static func expression(_ expression: Expression, above precedence: Int) -> String {
    let text =
      switch expression {
      case .constant(let value): Numbers.source(value)
      case .length(let axis): axis == .horizontal ? "d.width" : "d.height"
      case .guide(let key): "d[\(guide(key))]"
      case .explicitGuide(let key): "d[explicit: \(guide(key))]"
      case .variable(.length): "length"
      case .variable(.program): "compute(d)"
      case .variable(.geometry(let reading)): reading.text
      case .variable(.isAxis(let axis)):
        axis == .horizontal ? "axis == .horizontal" : "axis == .vertical"
      case .negation(let operand): "-" + self.expression(operand, above: signed)
      case .binary(let symbol, let left, let right): binary(symbol, left, right)
      case .call(let function, let arguments):
        function.rawValue + "("
          + arguments.map { self.expression($0) }.joined(separator: ", ") + ")"
      case .conditional(let test, let then, let otherwise):
        self.expression(test, above: 2) + " ? " + self.expression(then, above: 2) + " : "
          + self.expression(otherwise, above: 2)
      case .coalescing(let value, let fallback):
        self.expression(value, above: coalescing + 1) + " ?? "
          + self.expression(fallback, above: coalescing)
      }
    return strength(of: expression) < precedence ? "(\(text))" : text
  }

  private static func binary(
    _ symbol: Expression.Operator, _ left: Expression, _ right: Expression
  ) -> String {
    let strength = Operators.precedence(symbol.rawValue) ?? 0
    return self.expression(left, above: strength) + " \(symbol.rawValue) "
      + self.expression(right, above: strength + 1)
  }

  private static var coalescing: Int { 5 }
  /// What stands behind a sign.
  private static var signed: Int { 11 }

  private static func strength(of expression: Expression) -> Int {
    switch expression {
    case .constant(let value): value < 0 ? signed - 1 : signed
    case .length, .guide, .explicitGuide, .variable(.length), .variable(.program),
      .variable(.geometry), .call:
      signed
    case .variable(.isAxis): Operators.precedence("==") ?? 0
    case .negation: signed - 1
    case .binary(let symbol, _, _): Operators.precedence(symbol.rawValue) ?? 0
    case .conditional: Operators.ternary
    case .coalescing: coalescing
    }
  }
}

extension Expression {
  /// Whether the value depends on a view.
  var readsDimensions: Bool {
    switch self {
    case .constant, .variable(.geometry): false
    case .length, .guide, .explicitGuide, .variable: true
    case .negation(let operand): operand.readsDimensions
    case .binary(_, let left, let right), .coalescing(let left, let right):
      left.readsDimensions || right.readsDimensions
    case .call(_, let arguments): arguments.contains(where: \.readsDimensions)
    case .conditional(let test, let then, let otherwise):
      test.readsDimensions || then.readsDimensions || otherwise.readsDimensions
    }
  }
}
