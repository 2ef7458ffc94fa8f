/// `restore`: brings a snapshot back.
enum RestoreCommand: Command {
  static let name = "restore"
  static let usage = "SNAPSHOT"
  static let summary = "brings a snapshot back; undo takes that back"
  static let example = "restore before"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("SNAPSHOT")
    try arguments.finish()
    let state = try session.snapshot(word, in: arguments.line)
    if state != session.document.state {
      try session.apply(.restore(state), span: word.span, line: arguments.line)
    }
    return Outcome()
  }
}
