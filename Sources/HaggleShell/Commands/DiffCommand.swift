/// `diff`: what a change did to the layout.
enum DiffCommand: Command {
  static let name = "diff"
  static let usage = "[SNAPSHOT] [SNAPSHOT]"
  static let summary = "tells what changed in the layout, why, and who pays"
  static let details = [
    "Without names: from before the last change to now. With one: from that snapshot to now."
  ]
  static let example = "diff"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let span = arguments.first?.span ?? arguments.end
    let first = arguments.nextIfAny()
    let second = arguments.nextIfAny()
    try arguments.finish()
    let line = arguments.line
    let new = try second.map { word throws(ShellError) in try session.snapshot(word, in: line) }
    let old = try first.map { word throws(ShellError) in try session.snapshot(word, in: line) }
    guard let old = old ?? session.document.previousState else {
      throw ShellError("nothing has changed yet", at: 0..<line.utf8.count)
    }
    return .output(
      try session.comparison(from: old, to: new ?? session.document.state, span: span))
  }
}
