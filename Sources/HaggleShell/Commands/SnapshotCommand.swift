/// `snapshot`: gives the state of the document a name.
enum SnapshotCommand: Command {
  static let name = "snapshot"
  static let usage = "WORD"
  static let summary = "keeps tree and container under a name"
  static let details = ["An earlier snapshot of that name is replaced. See restore and diff."]
  static let example = "snapshot before"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("WORD")
    try arguments.finish()
    session.snapshots.removeAll { $0.name == word.text }
    session.snapshots.append(Snapshot(name: word.text, state: session.document.state))
    return Outcome()
  }
}
