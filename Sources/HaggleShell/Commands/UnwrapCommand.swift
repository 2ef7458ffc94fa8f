/// `unwrap`: puts what is inside a view in its place.
enum UnwrapCommand: Command {
  static let name = "unwrap"
  static let usage = "NAME"
  static let summary = "puts what is inside a view in its place"
  static let example = "unwrap blue.relativeProposed"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("NAME")
    let target = try session.target(word, in: arguments.line)
    try arguments.finish()
    try session.apply(.unwrap(target.path), span: word.span, line: arguments.line)
    return Outcome()
  }
}
