import HaggleLanguage
import HaggleShell
import HaggleTerminal

/// What `haggle present` asks for.
nonisolated struct PresentOptions: Sendable {
  var file = ""
  var talk = TalkOptions()
  var mode: SessionSettings.Mode?
  var color = ColorChoice.auto
  var showsHelp = false

  /// Reads the words of the command line, the first of which is `present`.
  init(_ words: [String]) throws(CommandLineError) {
    var names: [String] = []
    for argument in try Self.syntax.parse(words) {
      switch argument {
      case .operand(let name): names.append(name)
      case .option("from", let heading): talk.heading = heading
      case .option("auto", let seconds): talk.auto = TalkOptions.seconds(seconds)
      case .option("loop", _): talk.loops = true
      case .option("notes", let file): talk.notesFile = file
      case .option("mode", let value): mode = SessionSettings.Mode(rawValue: value)
      case .option("color", let value): color = ColorChoice(rawValue: value) ?? .auto
      case .option("help", _): showsHelp = true
      case .option: break
      }
    }
    names.removeFirst()
    if showsHelp { return }
    guard let name = names.first else {
      throw Self.syntax.lacking("a session file", example: "talk.md", in: words)
    }
    guard names.count == 1 else { throw Self.syntax.surplus(names[1], in: words) }
    file = name
  }

  private static let syntax = CommandLineSyntax(
    program: "haggle",
    options: [
      CommandLineOption(
        "from", value: "HEADING", example: "2",
        summary: "begin at a heading, by its words or its number"),
      CommandLineOption(
        "auto", value: "SECONDS", example: "3s", accepts: { TalkOptions.seconds($0) != nil },
        summary: "go on by itself, so long after each step: 3s"),
      CommandLineOption("loop", summary: "begin again after the last step"),
      CommandLineOption(
        "notes", value: "FILE", example: "notes.txt",
        summary: "keep the notes of the step in that file, for another screen"),
      CommandLineOption(
        "mode", value: "MODE", choices: ["unicode", "ascii"],
        summary: "draw with those characters"),
      CommandLineOption(
        "color", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "colour messages, mark headings"),
      CommandLineOption("help", "h", summary: "show this help"),
    ],
    closest: { Suggestion.closest(to: $0, among: $1) })

  /// What `haggle present --help` shows.
  static var help: String {
    """
    haggle present: gives a talk from a session file, one key a step

      haggle present FILE           at a terminal that is as large as the file's cells; elsewhere
                                    the talk is printed

    options:
    \(syntax.help.joined(separator: "\n"))

    keys:
    \(TalkKey.help.map { "  " + $0 }.joined(separator: "\n"))

    haggle check FILE says beforehand whether anything differs from what the file says, and
    haggle -c 'export cast FILE FILE.cast' records the talk for asciinema.

    """
  }
}
