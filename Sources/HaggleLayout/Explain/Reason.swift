/// How one number of a layout follows from another: what a kind says of an answer, an offer or a
/// place.
package struct Reason: Equatable, Sendable {
  /// The number that a reason starts from.
  package enum Start: Equatable, Sendable {
    /// What the view is offered along the axis.
    case offer
    /// The view's own length along the axis.
    case length
    /// The view's own origin along the axis.
    case origin
    /// The length of a view inside, which is the view's own.
    case lengthInside(ViewID)
    /// A number with a cause of its own.
    case number(Double, Cause)
  }

  package var start: Start
  package private(set) var steps: [(operation: Operation, operand: Double, cause: Cause)] = []
  /// Why the number stays as it is after the steps.
  package var conclusion: Cause?

  package init(_ start: Start, conclusion: Cause? = nil) {
    self.start = start
    self.conclusion = conclusion
  }

  /// A reason that starts from a number of its own.
  package init(_ number: Double, _ cause: Cause, conclusion: Cause? = nil) {
    self.init(.number(number, cause), conclusion: conclusion)
  }

  /// Adds a step; what adds less than nothing subtracts.
  package mutating func then(_ operation: Operation, _ operand: Double, _ cause: Cause) {
    switch operation {
    case .add where operand < 0: steps.append((.subtract, -operand, cause))
    case .subtract where operand < 0: steps.append((.add, -operand, cause))
    default: steps.append((operation, operand, cause))
    }
  }

  package static func == (left: Reason, right: Reason) -> Bool {
    left.start == right.start && left.conclusion == right.conclusion
      && left.steps.elementsEqual(right.steps) { $0 == $1 }
  }
}

/// Why a number cannot be explained: the record of the layout does not hold what it rests on.
package enum ExplanationError: Error, Equatable, Sendable {
  /// A question whose answer was used is not in the trace.
  case missingAnswer(view: ViewID)
  /// The sharing of a stack is not in the trace.
  case missingRun(stack: ViewID)
  /// The view was never placed.
  case missingPlacement(view: ViewID)
  /// The arithmetic does not end in the number that the layout found.
  case wrongTotal(view: ViewID, Quantity, expected: Double, found: Double)
  /// The arithmetic does not end in what the view was offered along an axis.
  case wrongOffer(view: ViewID, Axis, expected: Double?, found: Double)
}
