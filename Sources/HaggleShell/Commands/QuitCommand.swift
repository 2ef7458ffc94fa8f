/// `quit`: leaves.
enum QuitCommand: Command {
  static let name = "quit"
  static let aliases = ["q"]
  static let usage = "[CODE]"
  static let summary = "leaves, with an exit code if one is given"
  static let example = "quit"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    var outcome = Outcome()
    outcome.quit = arguments.isEmpty ? 0 : try arguments.integer("CODE", in: 0...255)
    try arguments.finish()
    return outcome
  }
}
