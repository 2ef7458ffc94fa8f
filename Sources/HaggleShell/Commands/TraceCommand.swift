import HaggleReports

/// `trace`: what was asked and answered.
enum TraceCommand: Command {
  static let name = "trace"
  static let usage = "[NAME] [--table]"
  static let summary = "lists who offered what to whom, and the answers"
  static let details = [
    "Parents ask their children, so a child stands farther in; 'known' was asked before.",
    "--table   the different offers to every view and its answers",
  ]
  static let example = "trace --table"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let start = arguments.end
    var options = session.reportOptions
    var isTable = false
    while let word = arguments.first {
      if arguments.take("--table") {
        isTable = true
      } else if word.text.hasPrefix("-") || options.focus != nil {
        throw arguments.unexpected(word)
      } else {
        options.focus = try session.node(of: session.target(&arguments).path, span: word.span)
      }
    }
    let scene = try session.recordedScene(span: start)
    return .output(isTable ? Trace.table(scene, options) : Trace.text(scene, options))
  }
}
