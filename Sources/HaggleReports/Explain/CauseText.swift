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
      case .reference(let view, let quantity):
        return "see why \(names.word(view, quantity))".unbroken
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
  static func text(_ number: Double, comparedWith other: Double?) -> String {
    let isExact = other.map { $0 == number || abs($0 - number) < 1e-9 } ?? true
    return (isExact ? "" : "≈") + Numbers.text(number)
  }
}

/// Tells which numbers of an explanation rest on estimates.
struct Marks {
  /// The same explanation under another estimate; `nil` where there is none.
  private let estimate: Explanation?
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

  func start(_ number: Double) -> String {
    Approximation.text(number, comparedWith: estimate?.start)
  }

  func operand(_ number: Double, at step: Int) -> String {
    let other = step < commonSteps ? estimate?.steps[step].operand : nil
    return Approximation.text(number, comparedWith: other)
  }

  func total(_ number: Double, after step: Int, of count: Int) -> String {
    guard let estimate else { return Numbers.text(number) }
    if step == count - 1 { return total(number) }
    guard step < commonSteps else { return "≈" + Numbers.text(number) }
    return Approximation.text(number, comparedWith: estimate.steps[step].total)
  }

  func total(_ number: Double) -> String {
    Approximation.text(number, comparedWith: estimate?.total)
  }
}
