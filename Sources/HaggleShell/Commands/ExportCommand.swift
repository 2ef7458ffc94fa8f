import HaggleLanguage
import HaggleReports

/// `export`: the layout in a format for others.
enum ExportCommand: Command {
  static let name = "export"
  static let usage = "FORMAT [FILE] [--trace] [--v2]"
  static let summary = "prints the layout in a format, or writes a file"
  static let details =
    ReportTable.all.map { "\($0.name)   \($0.summary)" }
    + [
      "cast TALK   the talk of a session file as a recording for asciinema, a mark at every step",
      "--v2 writes the recording for players that cannot read version 3",
      "--trace adds to JSON every question and answer of the layout",
    ]
  static let example = "export json"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("FORMAT")
    if word.text == castName { return try exportCast(&arguments, in: &session) }
    let names = ReportTable.all.map { $0.name } + [castName]
    guard let report = ReportTable.report(named: word.text) else {
      let meant = Suggestion.closest(to: word.text, among: names)
      throw ShellError(
        "unknown format '\(word.text)'", at: word.span,
        details: ["formats: \(names.joined(separator: ", "))"],
        hint: arguments.line.corrected(word.span, with: meant ?? "json"))
    }
    var options = session.reportOptions
    var file: Word?
    while let next = arguments.first {
      if arguments.take("--trace") {
        options.includesTrace = true
      } else if file == nil && !next.text.hasPrefix("--") {
        file = arguments.nextIfAny()
      } else {
        try arguments.finish()
      }
    }
    let text = try session.render(report, options, span: word.span)
    guard let file else { return .output(text) }
    try session.write(text + "\n", to: file, at: arguments.location)
    return Outcome()
  }

  /// The one format that is not of the layout but of a whole session file.
  private static let castName = "cast"

  private static func exportCast(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard session.openFiles.isEmpty else {
      // Files that record each other would never end.
      throw ShellError("a file cannot present files", at: arguments.line.wholeSpan)
    }
    guard let talk = arguments.nextIfAny() else {
      throw ShellError(
        "'export cast' needs a session file", at: arguments.end,
        details: ["usage: export cast TALK [FILE]"], hint: "export cast talk.md talk.cast")
    }
    var version = arguments.take("--v2") ? Cast.Version.two : .three
    let file = arguments.nextIfAny()
    if arguments.take("--v2") { version = .two }
    try arguments.finish()
    let text: String
    do throws(TalkError) {
      text = try session.cast(talk.text, version)
    } catch {
      throw ShellError(error.outcome, at: talk.span)
    }
    guard let file else { return .output(String(text.dropLast())) }
    try session.write(text, to: file, at: arguments.location)
    return Outcome()
  }
}
