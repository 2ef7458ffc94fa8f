import HaggleLanguage

/// `present`: gives a talk from a session file.
enum PresentCommand: Command {
  static let name = "present"
  static let usage = "FILE [--from HEADING] [--auto SECONDS] [--loop] [--notes NOTES]"
  static let summary = "gives a talk from a session file, one key a step"
  static let details =
    [
      "--from HEADING   begins there, by its words or its number; what comes before runs unseen",
      "--auto SECONDS   goes on by itself, so many seconds (3s) after each step",
      "--loop           begins again after the last step",
      "--notes NOTES    keeps the notes of the step in that file, for another screen",
    ] + TalkKeys.lines + ["Where no page can be shown, the whole talk is printed."]
  static let example = "present lesson.haggle"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard session.openFiles.isEmpty else {
      // Files that present each other would never end.
      throw ShellError("a file cannot present files", at: arguments.line.wholeSpan)
    }
    var file: Word?
    var options = TalkOptions()
    while let word = arguments.first {
      if arguments.take("--from") {
        options.heading = try arguments.next("HEADING").text
      } else if arguments.take("--notes") {
        options.notesFile = try arguments.next("NOTES").text
      } else if arguments.take("--loop") {
        options.loops = true
      } else if arguments.take("--auto") {
        let seconds = try arguments.next("SECONDS")
        guard let number = TalkOptions.seconds(seconds.text) else {
          throw ShellError(
            "'\(seconds.text)' is not a time", at: seconds.span,
            details: ["expected seconds, such as 3s"],
            hint: arguments.line.corrected(seconds.span, with: "3s"))
        }
        options.auto = number
      } else {
        if file != nil || word.text.hasPrefix("--") { try arguments.finish() }
        file = arguments.nextIfAny()
      }
    }
    guard let file else { throw arguments.missing("FILE") }
    options.showsPages = session.settings.hasScreen && arguments.location == .typed
    let outcome = session.present(file.text, options)
    if outcome.failure == nil { return outcome }
    throw ShellError(outcome, at: file.span)
  }
}
