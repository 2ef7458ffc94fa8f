import HaggleLanguage
import HaggleLayout

/// `save`: writes tree and container as a file that makes them again.
enum SaveCommand: Command {
  static let name = "save"
  static let usage = "FILE"
  static let summary = "writes container and tree to a .haggle file"
  static let example = "save row.haggle"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("FILE")
    try arguments.finish()
    if word.text.hasSuffix(".swift") {
      throw ShellError(
        "'save' writes entries, which a .swift file cannot hold", at: word.span,
        hint: "export swiftui \(arguments.line.slice(word.span))")
    }
    try session.write(session.script, to: word, at: arguments.location)
    session.journal?.saved = (session.document.revision, word.text)
    return Outcome()
  }
}

extension Session {
  /// The entries that make options, container and tree again.
  var script: String {
    let container = document.container
    let options = OptionTable.changes(to: document.state.options).map { $0 + "\n" }.joined()
    let resize = "resize \(Numbers.text(container.width)) \(Numbers.text(container.height))"
    let declared = SourcePrinter.lines(document.state.declared).map { $0 + "\n" }.joined()
    let tree = document.root.map { SourcePrinter.lines($0).joined(separator: "\n") } ?? "new"
    return options + resize + "\n" + declared + tree + "\n"
  }
}
