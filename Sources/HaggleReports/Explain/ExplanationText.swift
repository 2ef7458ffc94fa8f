import HaggleLanguage
import HaggleLayout

/// Writes an explanation in three columns: what is done, what comes out, and why.
struct ExplanationText {
  private let names: RecordNames
  /// The most cells of a line.
  private let columns: Int
  private let arrow: String

  init(_ names: RecordNames, _ options: ReportOptions) {
    self.names = names
    columns = options.columns
    arrow = options.arrow
  }

  /// The lines of an explanation.
  ///
  /// - Parameters:
  ///   - explanation: The arithmetic.
  ///   - estimate: The same under another estimate of text and pictures: numbers that differ are
  ///     marked `≈`. `nil` for a layout without estimates.
  ///   - value: What is explained, such as `blue.width`.
  ///   - isEstimate: Whether it rests on an estimate even if another gives the same number.
  /// - Returns: Lines, the first telling the value.
  func lines(
    _ explanation: Explanation, comparedWith estimate: Explanation?, of value: String,
    isEstimate: Bool = false
  ) -> [String] {
    var marks = Marks(explanation, comparedWith: estimate)
    marks.isEstimate = isEstimate
    let steps = explanation.steps
    let width = steps.map { $0.operation.sign.count }.max() ?? 1
    var rows = [
      [
        marks.start(explanation.start, before: steps.first), "",
        text(explanation.startCause, marks.startCause),
      ]
    ]
    for (index, step) in steps.enumerated() {
      let sign = step.operation.sign
      let space = String(repeating: " ", count: width - sign.count + 1)
      rows.append([
        sign + space + marks.operand(step, at: index),
        "\(arrow) "
          + marks.total(step.total, after: index, before: steps.dropFirst(index + 1).first),
        text(step.cause, marks.cause(at: index)),
      ])
    }
    let total = marks.total(explanation.total)
    rows.append(["= " + total, "", explanation.conclusion.map { text($0, marks.conclusion) } ?? ""])
    return ["\(value) = \(total)"] + aligned(rows)
  }

  private func text(_ cause: Cause, _ estimate: Cause?) -> String {
    CauseText(names: names).text(cause, comparedWith: estimate)
  }

  private func aligned(_ rows: [[String]]) -> [String] {
    func width(_ column: Int) -> Int { rows.map { CellWidth.cells($0[column]) }.max() ?? 0 }
    let (first, second) = (width(0), width(1))
    return rows.flatMap { row in
      let head =
        "  " + row[0].padded(to: first) + (second > 0 ? "  " + row[1].padded(to: second) : "")
      return hanging(row[2], after: head + "   ")
    }
  }

  /// The least room for a cause beside its numbers.
  private static let leastColumns = 24

  /// The text on lines of its own, so that what can be typed is not broken.
  private func below(_ text: String) -> [String] {
    let margin = "    "
    return Wrapping.lines(text, columns: columns - margin.count, indentation: "").map {
      margin + $0.withCommonBlanks
    }
  }

  /// The text behind a head, broken at blanks; what follows a break stands under its beginning.
  private func hanging(_ text: String, after head: String) -> [String] {
    let start = CellWidth.cells(head)
    let longest = text.split(separator: " ").map { CellWidth.cells(String($0)) }.max() ?? 0
    let room = max(columns - start, Self.leastColumns)
    if longest + Wrapping.indentation.count > room {
      return [head.trimmedAtEnd] + below(text)
    }
    let lines = Wrapping.lines(text, columns: room)
    let margin = String(repeating: " ", count: start - 2)
    return lines.enumerated().map { index, line in
      (index == 0 ? head : margin) + line.withCommonBlanks
    }
  }
}

extension String {
  /// The text with blanks behind it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - CellWidth.cells(self)))
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}

extension Operation {
  /// The sign in front of an operand.
  package var sign: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    case .minimum: "min"
    case .maximum: "max"
    }
  }
}
