import HaggleLanguage

/// Expected and printed lines of a command, shown where they differ.
struct DifferenceText {
  private let alignment: OutputAlignment
  private let expected: [ExpectedLine]
  private let printed: [String]

  private static let mostNumbers = 4

  init(_ alignment: OutputAlignment, of check: CommandCheck) {
    self.alignment = alignment
    expected = check.command.expected
    printed = check.printed
  }

  /// The number of the first line of the file that differs; `nil` if lines came that it lacks.
  var line: Int? {
    switch alignment.differences.first {
    case .changed(let index, _), .missing(let index): expected[index].line
    default: nil
    }
  }

  /// The first difference alone, and all numbers that changed.
  var first: [String] {
    if expected.isEmpty {
      return ["nothing was expected, \(count(printed)) printed", "actual    " + shown(printed[0])]
    }
    if printed.isEmpty {
      return [
        "nothing was printed, \(count(expected)) expected", "expected  " + shown(expected[0].text),
      ]
    }
    let numbers = numbers
    return firstStep + (numbers.isEmpty ? [] : ["numbers   " + numbers])
  }

  private var firstStep: [String] {
    let others = alignment.differences.count - 1
    let more = others > 0 ? ", \(others) more differ" : ""
    switch alignment.differences.first {
    case .changed(let index, let actual):
      let pair = LinePair(expected[index].text, printed[actual])
      return [
        "line \(index + 1) of \(expected.count)\(more)", "expected  " + pair.expected,
        "actual    " + pair.actual, "          " + LineMarks.line(pair.expected, pair.actual),
      ]
    case .missing(let index):
      return [
        "line \(index + 1) of \(expected.count) is missing\(more)",
        "expected  " + shown(expected[index].text),
      ]
    case .unexpected(let actual):
      return [
        "line \(actual + 1) of \(printed.count) was not expected\(more)",
        "actual    " + shown(printed[actual]),
      ]
    case .same, .skipped, nil: return []
    }
  }

  /// The numbers that changed, each pair once: `57.5 → 69, 172.5 → 161`.
  private var numbers: String {
    var pairs: [String] = []
    for case .changed(let index, let actual) in alignment.differences {
      for (wanted, found) in LineMarks.numberPairs(expected[index].text, printed[actual]) {
        let pair = "\(Numbers.text(wanted)) → \(Numbers.text(found))"
        if !pairs.contains(pair) { pairs.append(pair) }
        if pairs.count > Self.mostNumbers {
          return pairs.dropLast().joined(separator: ", ") + " …"
        }
      }
    }
    return pairs.joined(separator: ", ")
  }

  /// Every line, those that are missing behind `-` and those that are new behind `+`.
  var all: [String] {
    alignment.steps.flatMap { step in
      switch step {
      case .same(let index, _), .skipped(let index, _): ["  " + Text.escaped(expected[index].text)]
      case .changed(let index, let actual):
        ["- " + Text.escaped(expected[index].text), "+ " + Text.escaped(printed[actual])]
      case .missing(let index): ["- " + Text.escaped(expected[index].text)]
      case .unexpected(let actual): ["+ " + Text.escaped(printed[actual])]
      }
    }
  }

  private func shown(_ line: String) -> String { LinePair(line, "").expected }

  private func count(_ lines: [some Sendable]) -> String {
    lines.count == 1 ? "1 line was" : "\(lines.count) lines were"
  }
}
