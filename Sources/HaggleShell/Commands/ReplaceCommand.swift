import HaggleLanguage

/// `replace`: puts a new view where another stands.
enum ReplaceCommand: Command {
  static let name = "replace"
  static let usage = "NAME with VIEW"
  static let summary = "puts a new view where another stands"
  static let example = "replace green with Spacer()"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let target = try session.target(&arguments)
    try arguments.expect("with")
    let word = try arguments.text("VIEW")
    let reading = try session.view(word, in: arguments.line)
    try session.apply(
      .replace(target.isLayer ? target.path : target.wholePath, with: reading.view),
      span: word.span, line: arguments.line)
    return session.notes(of: reading)
  }
}
