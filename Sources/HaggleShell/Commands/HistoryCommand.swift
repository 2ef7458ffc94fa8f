import HaggleLanguage

/// `history`: what was typed.
enum HistoryCommand: Command {
  static let name = "history"
  static let usage = "[N]"
  static let summary = "lists what was typed in this session"
  static let example = "history 10"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let count = arguments.isEmpty ? Int.max : try arguments.integer("N", in: 1...Int.max)
    try arguments.finish()
    let entries = session.history
    let digits = String(entries.count).count
    let lines = entries.enumerated().suffix(count).map { index, entry in
      let number = String(index + 1)
      let margin = String(repeating: " ", count: digits - number.count)
      let indentation = String(repeating: " ", count: digits + 2)
      let text = entry.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Text.escaped(String($0)) }.joined(separator: "\n" + indentation)
      return "\(margin)\(number)  \(text)"
    }
    return .output(lines.joined(separator: "\n"))
  }
}
