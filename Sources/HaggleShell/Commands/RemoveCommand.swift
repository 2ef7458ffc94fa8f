import HaggleLayout

/// `remove`: takes views out of the tree.
enum RemoveCommand: Command {
  static let name = "remove"
  static let usage = "NAME…"
  static let summary = "takes views out, or one modifier such as blue.padding"
  static let example = "remove green"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    repeat {
      let word = try arguments.next("NAME")
      let target = try session.target(word, in: arguments.line)
      try session.apply(
        target.isLayer ? .unwrap(target.path) : .remove(target.wholePath),
        span: word.span, line: arguments.line)
    } while !arguments.isEmpty
    return Outcome()
  }
}
