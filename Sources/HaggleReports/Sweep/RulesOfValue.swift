import HaggleLanguage
import HaggleLayout

/// The rules that made a number of a layout, without the numbers in them.
///
/// Two layouts with equal rules differ in their numbers only; where rules differ, a line bends.
struct RulesOfValue: Equatable {
  /// One rule: what tells it from others, and how it reads with its numbers.
  private struct Rule: Equatable {
    let key: String
    let text: String

    static func == (left: Rule, right: Rule) -> Bool { left.key == right.key }
  }

  /// More rules than this are not compared.
  private static let most = 200

  private var rules: [Rule] = []
  private var visited: Set<String> = []
  private(set) var includesText = false

  /// Collects the rules of a number and of the numbers that it rests on.
  init(_ quantity: Quantity, of view: ViewID, in layout: NamedRecord) {
    collect(quantity, of: view, in: layout)
  }

  static func == (left: RulesOfValue, right: RulesOfValue) -> Bool { left.rules == right.rules }

  /// The first rule that holds here and not in `other`, and reads like none there.
  func firstRule(missingIn other: RulesOfValue) -> String? {
    rules.first { rule in
      !other.rules.contains(rule) && !other.rules.contains { $0.text == rule.text }
    }?.text
  }

  private mutating func collect(_ quantity: Quantity, of view: ViewID, in layout: NamedRecord) {
    guard rules.count < Self.most, visited.insert("\(view).\(quantity)").inserted,
      let explanation = try? layout.record.explain(quantity, of: view)
    else { return }
    if layout.source(of: view)?.kindName == "Text" { addLines(of: view, in: layout) }
    var causes = [explanation.startCause]
    add("", explanation.startCause, layout.shortWords(explanation.startCause))
    for step in explanation.steps {
      add(step.keyword, step.cause, layout.shortWords(of: step) + step.decision(layout.number))
      causes.append(step.cause)
    }
    if let conclusion = explanation.conclusion {
      add("=", conclusion, layout.shortWords(conclusion))
    }
    for case .reference(let other, let quantity) in causes.flatMap(\.fragments) {
      collect(quantity, of: other, in: layout)
    }
  }

  /// The number of lines of a text is a rule of its own.
  private mutating func addLines(of view: ViewID, in layout: NamedRecord) {
    includesText = true
    guard let proposal = try? layout.record.proposal(of: view) else { return }
    let count = layout.record.text(of: view).lineCount(for: proposal)
    let lines = count == 1 ? "one line" : "\(count) lines"
    rules.append(Rule(key: "lines \(view) \(count)", text: "the text takes \(lines)"))
  }

  private mutating func add(_ operation: String, _ cause: Cause, _ words: String) {
    let key = cause.fragments.map { fragment in
      switch fragment {
      case .text(let text): text
      case .number: "#"
      case .view(let view): "v\(view)"
      case .source(let view): "s\(view)"
      case .chain(let view): "c\(view)"
      case .expression(let expression): SourcePrinter.expression(expression)
      case .reference(let view, let quantity): "r\(view).\(quantity)"
      case .drawnReference(let view, let quantity): "d\(view).\(quantity)"
      }
    }.joined(separator: "|")
    rules.append(Rule(key: "\(operation):\(key)", text: words))
  }
}

extension Step {
  private var isLimit: Bool { operation == .minimum || operation == .maximum }

  /// The operation; of a limit, whether it decides.
  fileprivate var keyword: String { isLimit ? "\(operation) \(total == operand)" : "\(operation)" }

  /// Whether a limit that somebody calculates with decides: it is there where it does not, too.
  fileprivate func decision(_ number: (Double) -> String) -> String {
    guard isLimit, case .expression = cause.fragments.first else { return "" }
    let adjective = operation == .minimum ? "smaller" : "larger"
    return total == operand
      ? ", and \(number(operand)) is the \(adjective)"
      : ", \(operation == .minimum ? "less" : "more") than \(number(operand))"
  }
}
