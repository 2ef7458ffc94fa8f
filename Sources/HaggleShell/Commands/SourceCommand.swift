/// `source`: follows the entries of a file.
enum SourceCommand: Command {
  static let name = "source"
  static let usage = "FILE"
  static let summary = "follows a .haggle file, or shows a .swift file"
  static let details = [
    "A file's path in a file starts from that file. One undo takes everything back."
  ]
  static let example = "source lesson.haggle"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("FILE")
    try arguments.finish()
    return try session.source(word, at: arguments.location)
  }
}
