/// A number that the closure of a `GeometryReader` read off its proxy.
public struct GeometryReading: Equatable, Sendable {
  /// How it is written, such as `proxy.size.width`.
  public var text: String
  /// In points.
  public var value: Double
  /// How many readers stand around the one that is read, in the source that it comes from.
  package var level: Int
  /// Which number of the reader's frame in the container it is; `nil` for any other.
  package var quantity: Quantity?

  package init(_ text: String, _ value: Double, level: Int, quantity: Quantity? = nil) {
    self.text = text
    self.value = value
    self.level = level
    self.quantity = quantity
  }
}

/// What an argument was computed from in a reader.
struct Formula: Sendable {
  let view: ViewID
  /// The name of the parameter.
  let parameter: String
  let expression: Expression
}

extension Expression {
  /// Whether a number of a reader's geometry is in it.
  package var readsGeometry: Bool {
    switch self {
    case .variable(.geometry): true
    case .constant, .length, .guide, .explicitGuide, .variable: false
    case .negation(let operand): operand.readsGeometry
    case .binary(_, let left, let right), .coalescing(let left, let right):
      left.readsGeometry || right.readsGeometry
    case .call(_, let arguments): arguments.contains(where: \.readsGeometry)
    case .conditional(let test, let then, let otherwise):
      test.readsGeometry || then.readsGeometry || otherwise.readsGeometry
    }
  }
}

extension View {
  /// The arguments that a reader's geometry decided, for the record of the view `id`.
  func formulas(of id: ViewID) -> [Formula] {
    zip(parameters, arguments).compactMap { parameter, value in
      guard case .expression(let expression) = value, expression.readsGeometry else { return nil }
      return Formula(view: id, parameter: parameter.name, expression: expression)
    }
  }
}
