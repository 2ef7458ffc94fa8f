/// `new`: empties the tree.
enum NewCommand: Command {
  static let name = "new"
  static let usage = ""
  static let summary = "empties the tree; the container stays"
  static let example = "new"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    try arguments.finish()
    if session.document.root != nil {
      try session.apply(.show(nil), span: arguments.end, line: arguments.line)
    }
    return Outcome()
  }
}
