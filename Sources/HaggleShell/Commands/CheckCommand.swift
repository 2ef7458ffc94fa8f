/// `check`: compares session files with what their commands print now.
enum CheckCommand: Command {
  static let name = "check"
  static let usage = "FILE… [--update] [--expects] [--diff]"
  static let summary = "compares session files with what their commands print now"
  static let details = [
    "A directory stands for every .md and .haggle file below it.",
    "--update records what is printed now; --expects judges expect lines and failures only;",
    "--diff shows every line that differs.",
  ]
  static let example = "check lesson.haggle"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard session.openFiles.isEmpty else {
      // Files that check each other would never end.
      throw ShellError("a file cannot check files", at: arguments.line.wholeSpan)
    }
    var check = Check()
    check.kinds = session.kinds
    check.isUnattended = session.settings.isUnattended
    check.isInterrupted = session.settings.isInterrupted
    var names: [String] = []
    while let word = arguments.nextIfAny() {
      switch word.text {
      case "--update": check.updates = true
      case "--expects": check.judgesOnlyExpects = true
      case "--diff": check.showsAll = true
      case let text where text.hasPrefix("--"): throw arguments.unexpected(word)
      default: names.append(word.text)
      }
    }
    if names.isEmpty { throw arguments.missing("FILE") }
    return check.outcome(of: names, in: session.files, program: name) { $0.map($1) }
  }
}
