import HaggleReports

/// `tree`: the layout as a table.
enum TreeCommand: Command {
  static let name = "tree"
  static let aliases = ["t"]
  static let usage = "[NAME] [--drawn]"
  static let summary = "lists every view with frame, proposal and answer"
  static let details = [
    "--drawn  frames and where they are drawn: edges on the nearest pixels of option scale"
  ]
  static let example = "tree"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let start = arguments.end
    var options = session.reportOptions
    var isDrawn = false
    while let word = arguments.first {
      if arguments.take("--drawn") {
        isDrawn = true
      } else if options.focus == nil, !word.text.hasPrefix("-") {
        options.focus = try session.node(of: session.target(&arguments).path, span: word.span)
      } else {
        try arguments.finish()
      }
    }
    try arguments.finish()
    let name = isDrawn ? "drawn" : "tree"
    guard let report = ReportTable.report(named: name) else { return Outcome() }
    return .output(try session.render(report, options, span: start))
  }
}
