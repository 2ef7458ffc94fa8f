/// `undo`: takes changes back.
enum UndoCommand: Command {
  static let name = "undo"
  static let aliases = ["u"]
  static let usage = "[N]"
  static let summary = "takes the last change of tree or container back"
  static let example = "undo"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let count = try arguments.steps(of: session.document.undoCount, "undo")
    session.document.undo(count)
    return Outcome()
  }
}

extension Arguments {
  /// Takes how many steps a command goes; there must be as many.
  mutating func steps(of available: Int, _ verb: String) throws(ShellError) -> Int {
    let word = first
    let count = isEmpty ? 1 : try integer("N", in: 1...Int.max)
    try finish()
    if count <= available { return count }
    guard available > 0 else {
      throw ShellError("nothing to \(verb)", at: word?.span ?? wholeLine)
    }
    throw ShellError(
      "only \(available) \(available == 1 ? "change" : "changes") to \(verb)",
      at: word?.span ?? wholeLine, hint: "\(verb) \(available)")
  }

  private var wholeLine: Range<Int> {
    let start = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    return start..<end.lowerBound
  }
}
