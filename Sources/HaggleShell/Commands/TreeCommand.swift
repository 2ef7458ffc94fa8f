import HaggleReports

/// `tree`: the layout as a table.
enum TreeCommand: Command {
  static let name = "tree"
  static let aliases = ["t"]
  static let usage = "[NAME]"
  static let summary = "lists every view with frame, proposal and answer"
  static let example = "tree"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let start = arguments.end
    var options = session.reportOptions
    if let word = arguments.first {
      options.focus = try session.node(of: session.target(&arguments).path, span: word.span)
    }
    try arguments.finish()
    guard let report = ReportTable.report(named: "tree") else { return Outcome() }
    return .output(try session.render(report, options, span: start))
  }
}
