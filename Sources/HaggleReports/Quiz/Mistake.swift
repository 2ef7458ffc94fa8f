import HaggleLanguage
import HaggleLayout

/// A wrong answer that many give, and the thought that leads to it.
package struct Mistake: Equatable, Sendable {
  /// In points.
  package let number: Double
  /// What was forgotten or mixed up, without a full stop.
  package let thought: String
}

/// Finds the wrong answers to a question about a number, out of the record of its layout.
///
/// Each is the arithmetic of the right answer with one thing left out or taken for another.
struct MistakeFinder {
  private(set) var mistakes: [Mistake] = []
  private let layout: NamedRecord
  private let right: Double

  /// More wrong answers than this are not told.
  private static let most = 4

  init(_ quantity: Quantity, of view: ViewID, in layout: NamedRecord) throws(ExplanationError) {
    self.layout = layout
    let whole = try layout.record.explain(quantity, of: view)
    right = whole.total
    if quantity == .length(quantity.axis) {
      let derivation = try layout.record.derivation(of: view, along: quantity.axis)
      if let sharing = derivation.sharing {
        addShares(sharing, derivation.explanation.steps, along: quantity.axis)
      }
      addParts(of: derivation.explanation, along: quantity.axis)
    }
    addOmissions(from: whole)
    mistakes = Array(mistakes.prefix(Self.most))
  }

  private mutating func add(_ number: Double, _ thought: String) {
    let isNew = !mistakes.contains { abs($0.number - number) <= ShareWords.tolerance }
    guard number.isFinite, number >= 0, isNew, abs(number - right) > ShareWords.tolerance else {
      return
    }
    mistakes.append(Mistake(number: number, thought: thought))
  }

  /// The gaps forgotten; equal shares, whatever others left.
  private mutating func addShares(_ sharing: Sharing, _ steps: [Step], along axis: Axis) {
    let run = sharing.run
    guard let length = run.proposal[axis], length.isFinite, let available = sharing.share.available
    else { return }
    if run.gaps != 0 {
      let offer = max(0, available + run.gaps) / Double(sharing.share.remaining)
      add(steps.result(from: offer), "forgets the \(layout.number(run.gaps)) of spacing")
    }
    let count = run.shares.count
    let equal = max(0, length - run.gaps) / Double(count)
    let others = run.shares[..<sharing.turn].map { layout.coreName(of: $0.view) }
    let order =
      others.isEmpty ? "what comes after" : "that \(Words.list(Array(others.prefix(3)))) came first"
    add(
      steps.result(from: equal),
      "equal shares, \(layout.number(length - run.gaps)) ÷ \(count): ignores \(order)")
  }

  /// A part of the container, where a part of the offer is meant.
  private mutating func addParts(of explanation: Explanation, along axis: Axis) {
    guard let container = layout.scene.container[axis], container.isFinite else { return }
    var offer = explanation.start
    for step in explanation.steps {
      defer { offer = step.total }
      // Where the container itself is offered, nothing was mixed up.
      guard step.operation == .multiply, abs(offer - container) > ShareWords.tolerance else {
        continue
      }
      let part = Words.factor(step.operand, layout.number)
      add(container * step.operand, "\(part) the container, not of what the view is offered")
    }
  }

  /// One line of the arithmetic left out.
  private mutating func addOmissions(from explanation: Explanation) {
    for (index, step) in explanation.steps.enumerated().reversed() {
      var rest = explanation.steps
      rest.remove(at: index)
      add(rest.result(from: explanation.start), "forgets \(thought(of: step))")
    }
  }

  /// The step in short.
  private func thought(of step: Step) -> String {
    let number = layout.number(step.operand)
    let cause = layout.shortWords(of: step).prefix { $0 != ";" }
    return switch step.operation {
    case .multiply: "the factor \(number)"
    case .divide: "to divide among \(number)"
    case .add, .subtract: "\(step.operation.sign) \(number), \(cause)"
    case .minimum, .maximum: "the limit (\(cause))"
    }
  }
}

extension [Step] {
  /// What the steps make of another number.
  fileprivate func result(from start: Double) -> Double {
    reduce(start) { $1.operation.apply($0, $1.operand) }
  }
}
