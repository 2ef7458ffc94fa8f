import HaggleLanguage
import HaggleLayout

/// `help`: what can be typed.
enum HelpCommand: Command {
  static let name = "help"
  static let aliases = ["h", "?"]
  static let usage = "[WORD]"
  static let summary = "explains a command, a view or a modifier"
  static let example = "help relativeProposed"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let help = HelpText(session.kinds)
    guard let word = arguments.nextIfAny() else {
      return .output(session.styled(help.overview))
    }
    try arguments.finish()
    let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
    if let text = help.about(name) { return .output(session.styled(text)) }
    let meant = Suggestion.closest(
      to: name, among: help.words, synonyms: CommandTable.synonyms)
    throw ShellError(
      "no help for '\(word.text)'", at: word.span,
      hint: meant.flatMap { arguments.line.corrected(word.span, with: $0) } ?? "help")
  }
}
