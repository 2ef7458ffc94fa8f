import HaggleLayout

/// `name`: gives a view a label of one's own.
enum NameCommand: Command {
  static let name = "name"
  static let usage = "NAME LABEL"
  static let summary = "gives a view a label, kept as .id in source"
  static let example = "name green sidebar"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let target = try session.target(&arguments)
    let word = try arguments.next("LABEL")
    try arguments.finish()
    try check(word, in: session, target.path)
    try session.apply(.label(target.path, word.text), span: word.span, line: arguments.line)
    return Outcome()
  }

  /// Refuses labels that could not be typed afterwards or that another view has.
  private static func check(
    _ word: Word, in session: Session, _ path: ViewPath
  ) throws(ShellError) {
    let isWord =
      word.text.first?.isLetter == true
      && word.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isWord, word.text != "container" else {
      throw ShellError(
        "'\(word.text)' cannot be a label", at: word.span,
        details: ["expected letters, digits, '-' and '_', a letter first"])
    }
    let holder = try? session.document.root?.address(of: word.text)
    guard let holder, holder.path != path else { return }
    throw ShellError(
      "another view is called '\(word.text)', at \(holder.path)", at: word.span)
  }
}
