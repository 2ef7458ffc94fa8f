/// How a number of a layout came about: arithmetic that ends in it, a cause for every line.
package struct Explanation: Equatable, Sendable {
  /// The number that the arithmetic starts with, and why it does.
  package var start: Double
  package var startCause: Cause
  /// What is done to it, in order.
  package var steps: [Step] = []
  /// Why the number stays as it is then; `nil` where the last step says all.
  package var conclusion: Cause?

  package init(start: Double, _ cause: Cause) {
    self.start = start
    startCause = cause
  }

  /// The number that is explained.
  package var total: Double { steps.last?.total ?? start }
}

/// One line of an explanation.
package struct Step: Equatable, Sendable {
  package let operation: Operation
  package let operand: Double
  /// The number after this step.
  package var total: Double
  package let cause: Cause
}

/// What a step does with the number before it.
package enum Operation: Sendable, CaseIterable {
  case add, subtract, multiply, divide, minimum, maximum

  /// What undoes the operation, for those that move a place.
  var inverse: Operation {
    switch self {
    case .add: .subtract
    case .subtract: .add
    case .multiply, .divide, .minimum, .maximum: self
    }
  }

  /// The result for a number and an operand.
  package func apply(_ number: Double, _ operand: Double) -> Double {
    switch self {
    case .add: number + operand
    case .subtract: number - operand
    case .multiply: operand == 0 ? 0 : number * operand
    case .divide: number / operand
    case .minimum: min(number, operand)
    case .maximum: max(number, operand)
    }
  }
}

/// Why a line of an explanation is as it is: words, with views in them that reports call by name.
package struct Cause: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A piece of a cause.
  package enum Fragment: Equatable, Sendable {
    case text(String)
    /// A number in points, or a factor.
    case number(Double)
    /// The name of a view.
    case view(ViewID)
    /// A view with all its modifiers, called after the innermost.
    case chain(ViewID)
    /// The modifier or view as written, without its content.
    case source(ViewID)
    /// What a closure computes, as it is written.
    case expression(Expression)
    /// `see why`, and where another number is explained: the view and its value.
    case reference(ViewID, Quantity)
    /// The same for a number of the frame in which the view is drawn.
    case drawnReference(ViewID, Quantity)
  }

  package var fragments: [Fragment]

  package init(stringLiteral text: String) { fragments = [.text(text)] }

  package init(stringInterpolation: Interpolation) { fragments = stringInterpolation.fragments }

  /// Collects the pieces of a cause.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var fragments: [Fragment] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { fragments.append(.text(text)) }
    }

    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    package mutating func appendInterpolation(_ cause: Cause) { fragments += cause.fragments }

    package mutating func appendInterpolation(_ number: Double) {
      fragments.append(.number(number))
    }

    package mutating func appendInterpolation(_ view: ViewID) { fragments.append(.view(view)) }

    package mutating func appendInterpolation(chain view: ViewID) {
      fragments.append(.chain(view))
    }

    package mutating func appendInterpolation(source view: ViewID) {
      fragments.append(.source(view))
    }

    package mutating func appendInterpolation(expression: Expression) {
      fragments.append(.expression(expression))
    }

    package mutating func appendInterpolation(seeWhy view: ViewID, _ quantity: Quantity) {
      fragments.append(.reference(view, quantity))
    }

    package mutating func appendInterpolation(seeWhyDrawn view: ViewID, _ quantity: Quantity) {
      fragments.append(.drawnReference(view, quantity))
    }
  }
}

/// A number of a view's frame, in points; `x` and `y` count from the container's top left corner.
public enum Quantity: String, Sendable, CaseIterable {
  case width, height, x, y

  /// The axis that the number is measured along.
  public var axis: Axis { self == .width || self == .x ? .horizontal : .vertical }

  /// The length along `axis`.
  package static func length(_ axis: Axis) -> Quantity { axis == .horizontal ? .width : .height }

  /// The coordinate along `axis`.
  package static func origin(_ axis: Axis) -> Quantity { axis == .horizontal ? .x : .y }
}
