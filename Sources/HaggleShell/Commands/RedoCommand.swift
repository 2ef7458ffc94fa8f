/// `redo`: makes changes again that were taken back.
enum RedoCommand: Command {
  static let name = "redo"
  static let aliases = ["r"]
  static let usage = "[N]"
  static let summary = "makes a change again that was taken back"
  static let example = "redo"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let count = try arguments.steps(of: session.document.redoCount, "redo")
    session.document.redo(count)
    return Outcome()
  }
}
