import HaggleLayout

/// `unset`: takes an argument of a view away.
enum UnsetCommand: Command {
  static let name = "unset"
  static let usage = "NAME KEY"
  static let summary = "takes an argument away, so that its default holds"
  static let example = "unset hstack spacing"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let target = try session.target(&arguments)
    let key = try arguments.next("KEY")
    try arguments.finish()
    guard let view = try session.tree(span: key.span).at(target.path) else { return Outcome() }
    guard let spelling = view.spelling(with: key.text) else {
      throw session.unknownKey(key, of: view, at: target.path, in: arguments.line)
    }
    guard spelling.parameter.defaultText != nil else {
      throw ShellError(
        "'\(view.kindName)' needs its argument '\(key.text)'", at: key.span,
        hint: view.isModifier ? "remove \(session.name(at: target.path))" : nil)
    }
    try session.apply(
      .rewrite(target.path, as: spelling.setting(nil)), span: key.span, line: arguments.line)
    return Outcome()
  }
}
