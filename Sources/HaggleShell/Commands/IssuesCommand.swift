import HaggleLayout
import HaggleReports

/// `issues`: what the layout's author has hardly meant.
enum IssuesCommand: Command {
  static let name = "issues"
  static let usage = ""
  static let summary = "lists what sticks out or vanishes, and what clears it"
  static let details = [
    "Each edit was tried before it is told; of several the one that moves the fewest views."
  ]
  static let example = "issues"

  /// More issues than this are counted, not told.
  private static let most = 20

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    try arguments.finish()
    let span = arguments.end
    _ = try session.tree(span: span)
    let scene = try session.explainedScene(of: session.document.state, span: span)
    guard let found = IssueFinder(scene)?.issues, !found.isEmpty else {
      return .output("no issues")
    }
    var lines: [String] = []
    for issue in found.prefix(most) {
      lines.append(issue.statement)
      if !issue.cause.isEmpty { lines.append("  " + issue.cause) }
      if let edit = try session.smallestEdit(clearing: issue, of: found, scene, span: span) {
        lines.append("  whatif \(edit)")
      }
    }
    if found.count > most { lines.append("… and \(found.count - most) more") }
    return .output(session.styled(lines.joined(separator: "\n")))
  }
}
