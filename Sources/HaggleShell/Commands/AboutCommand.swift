import HaggleLanguage
import HaggleReports

/// `about`: how a view or a modifier takes part in layout.
enum AboutCommand: Command {
  static let name = "about"
  static let usage = "KIND"
  static let summary = "tells what a view or modifier offers, answers and places"
  static let details = [
    "The rule is named by chapter and number; 'approximate' rests on estimates.",
    "A name that Swift gave an alignment works too; 'about alignmentGuide' lists them.",
  ]
  static let example = "about HStack"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("KIND")
    try arguments.finish()
    let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
    if let text = AboutText.text(name, in: session.kinds, session.reportOptions) {
      let list = name == "alignmentGuide" ? session.alignmentList : nil
      return .output(text + (list.map { "\n" + $0 } ?? ""))
    }
    if let text = session.aboutAlignment(name) { return .output(text) }
    let meant = Suggestion.closest(to: name, among: HelpText(session.kinds).kindNames)
    if CommandTable.command(named: name) != nil {
      throw ShellError(
        "'\(word.text)' is a command, not a view", at: word.span, hint: "help \(name)")
    }
    throw ShellError(
      "nothing is known about '\(word.text)'", at: word.span,
      details: ["expected a view such as HStack, or a modifier such as padding"],
      hint: meant.flatMap { arguments.line.corrected(word.span, with: $0) })
  }
}
