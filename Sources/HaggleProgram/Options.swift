import HaggleLanguage
import HaggleReports
import HaggleShell
import HaggleTerminal

/// What the command line asks for.
nonisolated struct Options: Sendable {
  var files: [String] = []
  var entries: [String] = []
  var size: String?
  var format: String?
  var mode: SessionSettings.Mode?
  var color = ColorChoice.auto
  var keepsGoing = false

  /// Whether the prompt comes after files and entries.
  var staysAtPrompt = false
  var showsHelp = false
  var showsVersion = false

  init(_ words: [String]) throws(CommandLineError) {
    for argument in try Self.syntax.parse(words) {
      switch argument {
      case .operand(let file): files.append(file)
      case .option("command", let entry): entries.append(entry)
      case .option("interactive", _): staysAtPrompt = true
      case .option("size", let value): size = value
      case .option("format", let value): format = value
      case .option("mode", let value): mode = SessionSettings.Mode(rawValue: value)
      case .option("color", let value): color = ColorChoice(rawValue: value) ?? .auto
      case .option("keep-going", _): keepsGoing = true
      case .option("help", _): showsHelp = true
      case .option("version", _): showsVersion = true
      case .option: break
      }
    }
  }

  /// Whether entries are typed or piped in.
  var readsInput: Bool { files.isEmpty && entries.isEmpty || staysAtPrompt }

  /// Whether the result is drawn without having been asked for.
  var drawsResult: Bool { entries.isEmpty && files.last?.hasSuffix(".swift") == true }

  @Sendable
  private static func isSize(_ text: String) -> Bool {
    var session = Session(files: SystemFiles())
    return session.run("resize " + text, at: .argument(0)).failure == nil
  }

  static let syntax = CommandLineSyntax(
    program: "haggle",
    options: [
      CommandLineOption(
        "command", "c", value: "ENTRY", example: "HStack { Color.blue }",
        summary: "run an entry, after the files; may be repeated"),
      CommandLineOption("interactive", "i", summary: "stay at the prompt afterwards"),
      CommandLineOption(
        "size", value: "SIZE", example: "620x80", accepts: isSize,
        summary: "lay out in a container of that size: 620x80, iphone"),
      CommandLineOption(
        "format", value: "FORMAT", choices: ReportTable.all.map { $0.name },
        summary: "print the result in that form"),
      CommandLineOption(
        "mode", value: "MODE", choices: SessionSettings.Mode.allCases.map(\.rawValue),
        summary: "draw with those characters"),
      CommandLineOption(
        "color", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "colour messages"),
      CommandLineOption("keep-going", "k", summary: "go on after an error"),
      CommandLineOption("help", "h", summary: "show this help"),
      CommandLineOption("version", summary: "show the version"),
    ],
    closest: { Suggestion.closest(to: $0, among: $1) })
}
