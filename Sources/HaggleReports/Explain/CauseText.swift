import HaggleLanguage
import HaggleLayout

/// Puts a cause into words, with the names of the views.
struct CauseText {
  let names: RecordNames

  /// The words; numbers that are others in `estimate` are marked `≈`.
  func text(_ cause: Cause, comparedWith estimate: Cause?) -> String {
    let others = estimate?.fragments ?? []
    return cause.fragments.enumerated().map { index, fragment in
      switch fragment {
      case .text(let text): return text
      case .view(let view): return names.name(view)
      case .source(let view): return names.source(view)
      case .chain(let view): return names.chain(view)
      case .expression(let expression): return Text.escaped(SourcePrinter.expression(expression))
      case .reference(let view, let quantity):
        return "see why \(names.word(view, quantity))".unbroken
      case .drawnReference(let view, let quantity):
        return "see why \(names.drawnWord(view, quantity))".unbroken
      case .number(let number):
        guard others.indices.contains(index), case .number(let other) = others[index] else {
          return Numbers.text(number)
        }
        return Approximation.text(number, comparedWith: other)
      }
    }.joined()
  }
}

extension String {
  /// The text with blanks at which no line is broken; `Wrapping` knows only common ones.
  var unbroken: String { map { $0 == " " ? "\u{A0}" : String($0) }.joined() }

  /// The text with common blanks only.
  var withCommonBlanks: String { map { $0 == "\u{A0}" ? " " : String($0) }.joined() }
}

/// The mark of numbers that rest on estimates of text and pictures.
enum Approximation {
  /// The decimals with which a number that is scaled by `factor` comes to the same for a reader who
  /// calculates with what is shown: 3, or as many more as are needed.
  static func digits(of number: Double, scaledBy factor: Double) -> Int {
    let error = 0.5 * abs(factor)
    var digits = 3
    var unit = 1e-3
    while digits < 9, error * unit > 0.004, abs(number - (number / unit).rounded() * unit) > 1e-12 {
      digits += 1
      unit /= 10
    }
    return digits
  }

  static func text(_ number: Double, comparedWith other: Double?, digits: Int = 3) -> String {
    let isExact = other.map { $0 == number || abs($0 - number) < 1e-9 } ?? true
    return Numbers.text(number, digits: digits, isExact: isExact)
  }
}

extension Step {
  /// The decimals of the operand with which a reader's own arithmetic comes to the same: 3, more for
  /// factors such as 0.66667 only.
  fileprivate var digits: Int {
    guard operation == .multiply || operation == .divide, operand.isFinite else { return 3 }
    return Approximation.digits(of: operand, scaledBy: operand == 0 ? 0 : total / operand)
  }

  /// The decimals of the number before the step; more where it is made many times larger.
  fileprivate func digits(before number: Double) -> Int {
    switch operation {
    case .multiply: Approximation.digits(of: number, scaledBy: operand)
    case .divide: Approximation.digits(of: number, scaledBy: operand == 0 ? 0 : 1 / operand)
    default: 3
    }
  }
}

/// Tells which numbers of an explanation rest on estimates.
struct Marks {
  /// The same explanation under another estimate; `nil` where there is none.
  private let estimate: Explanation?
  /// Whether the number that is explained is an estimate, whatever the other says.
  var isEstimate = false
  /// How many steps both have in common; what comes after them is another way to another number.
  private let commonSteps: Int

  init(_ explanation: Explanation, comparedWith estimate: Explanation?) {
    self.estimate = estimate
    commonSteps =
      zip(explanation.steps, estimate?.steps ?? [])
      .prefix { $0.operation == $1.operation }.count
  }

  var startCause: Cause? { estimate?.startCause }
  var conclusion: Cause? { estimate?.conclusion }

  func cause(at step: Int) -> Cause? {
    step < commonSteps ? estimate?.steps[step].cause : nil
  }

  func start(_ number: Double, before step: Step?) -> String {
    Approximation.text(
      number, comparedWith: estimate?.start, digits: step?.digits(before: number) ?? 3)
  }

  func operand(_ step: Step, at index: Int) -> String {
    let other = index < commonSteps ? estimate?.steps[index].operand : nil
    return Approximation.text(step.operand, comparedWith: other, digits: step.digits)
  }

  /// The number after a step, before the next.
  func total(_ number: Double, after step: Int, before next: Step?) -> String {
    guard let next else { return total(number) }
    let digits = next.digits(before: number)
    guard let estimate else { return Numbers.text(number, digits: digits) }
    let isExact = step < commonSteps
    guard isExact else { return Numbers.text(number, digits: digits, isExact: false) }
    return Approximation.text(
      number, comparedWith: estimate.steps[step].total, digits: digits)
  }

  func total(_ number: Double) -> String {
    isEstimate
      ? Numbers.text(number, isExact: false)
      : Approximation.text(number, comparedWith: estimate?.total)
  }
}
