/// `swap`: lets two views change places.
enum SwapCommand: Command {
  static let name = "swap"
  static let usage = "NAME NAME"
  static let summary = "lets two views change places"
  static let example = "swap blue green"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let first = try session.target(&arguments)
    let word = try arguments.next("a second NAME")
    let second = try session.target(word, in: arguments.line)
    try arguments.finish()
    try session.apply(
      .swap(first.wholePath, second.wholePath), span: word.span, line: arguments.line)
    return Outcome()
  }
}
