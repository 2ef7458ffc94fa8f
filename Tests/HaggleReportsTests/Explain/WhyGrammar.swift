import Foundation
import HaggleLayout

/// An explanation as a machine reads it: the grammar of design 7.
struct WhyGrammar: Equatable {
  var value: String
  var number: Double
  var start: Double
  var steps: [Step] = []
  var end: Double
  /// The words of all lines.
  var causes: [String]

  struct Step: Equatable {
    var sign: String
    var operand: Double
    var total: Double
  }

  /// Reads the lines of one explanation; `nil` when they do not follow the grammar.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    let head = lines.first?.components(separatedBy: " = ") ?? []
    guard head.count == 2, let number = Self.number(head[1]) else { return nil }
    // What goes on with a cause stands farther in than the columns of numbers.
    let rows = lines.dropFirst().filter { !$0.hasPrefix("    ") }
    guard rows.count >= 2, let first = rows.first, let last = rows.last,
      let start = Self.words(first).first.flatMap(Self.number),
      Self.words(last).first == "=",
      let end = Self.words(last).dropFirst().first.flatMap(Self.number)
    else { return nil }
    for row in rows.dropFirst().dropLast() {
      let words = Self.words(row)
      guard words.count >= 4, ["+", "−", "×", "÷", "min", "max"].contains(words[0]),
        let operand = Self.number(words[1]), words[2] == "→", let total = Self.number(words[3])
      else { return nil }
      steps.append(Step(sign: words[0], operand: operand, total: total))
    }
    value = head[0]
    self.number = number
    self.start = start
    self.end = end
    causes = lines.dropFirst().map { $0 }
  }

  /// The steps whose arithmetic is wrong by more than 0.01, as a person would find it.
  var wrongSteps: [Step] {
    var total = start
    return steps.filter { step in
      let result = step.result(from: total)
      total = step.total
      return !(result == step.total || abs(result - step.total) <= 0.01)
    }
  }

  /// What is referred to: the values in `see why VALUE`.
  var references: [String] {
    let words = causes.joined(separator: " ").split(separator: " ")
    return words.indices.compactMap { index in
      index + 2 < words.count && words[index] == "see" && words[index + 1] == "why"
        ? String(words[index + 2].filter { $0 != ";" }) : nil
    }
  }

  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  private static func number(_ text: String) -> Double? {
    Double(text.hasPrefix("≈") ? String(text.dropFirst()) : text)
  }
}

extension WhyGrammar.Step {
  func result(from number: Double) -> Double {
    switch sign {
    case "+": number + operand
    case "−": number - operand
    case "×": operand == 0 ? 0 : number * operand
    case "÷": number / operand
    case "min": min(number, operand)
    default: max(number, operand)
    }
  }
}
