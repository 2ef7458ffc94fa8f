import HaggleLanguage
import HaggleShell
import HaggleTerminal

/// What `haggle check` asks for.
nonisolated struct CheckOptions: Sendable {
  /// Files and directories.
  var names: [String] = []
  var check = Check()
  var color = ColorChoice.auto
  var showsHelp = false

  /// Reads the words of the command line, the first of which is `check`.
  init(_ words: [String]) throws(CommandLineError) {
    for argument in try Self.syntax.parse(words) {
      switch argument {
      case .operand(let name): names.append(name)
      case .option("update", _): check.updates = true
      case .option("expects", _): check.judgesOnlyExpects = true
      case .option("diff", _): check.showsAll = true
      case .option("color", let value): color = ColorChoice(rawValue: value) ?? .auto
      case .option("help", _): showsHelp = true
      case .option: break
      }
    }
    names.removeFirst()
    if names.isEmpty && !showsHelp {
      throw Self.syntax.lacking("a file or a directory", example: ".", in: words)
    }
  }

  private static let syntax = CommandLineSyntax(
    program: "haggle",
    options: [
      CommandLineOption("update", summary: "record what is printed now"),
      CommandLineOption("expects", summary: "judge expect lines and failures only"),
      CommandLineOption("diff", summary: "show every line that differs"),
      CommandLineOption(
        "color", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "colour messages"),
      CommandLineOption("help", "h", summary: "show this help"),
    ],
    closest: { Suggestion.closest(to: $0, among: $1) })

  /// What `haggle check --help` shows.
  static var help: String {
    """
    haggle check: compares session files with what their commands print now

      haggle check FILE|DIR ...     a directory stands for every .md and .haggle file below it

    options:
    \(syntax.help.joined(separator: "\n"))

    """
  }
}
