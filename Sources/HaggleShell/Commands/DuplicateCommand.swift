import HaggleLayout

/// `duplicate`: puts copies of a view behind it.
enum DuplicateCommand: Command {
  static let name = "duplicate"
  static let usage = "NAME [xN]"
  static let summary = "puts copies of a view behind it, without its label"
  static let example = "duplicate green x2"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("NAME")
    let path = try session.target(word, in: arguments.line).wholePath
    guard let view = try session.tree(span: word.span).at(path) else { return Outcome() }
    let count = try count(&arguments, of: view)
    try arguments.finish()
    guard let index = path.index else {
      throw ShellError(
        "the root stands alone", at: word.span, hint: "wrap \(session.name(at: path)) in HStack")
    }
    let copy = view.forgettingNames()
    try session.apply(
      .insert(Array(repeating: copy, count: count), at: path.sibling(index + 1)),
      span: word.span, line: arguments.line)
    return Outcome()
  }

  private static func count(
    _ arguments: inout Arguments, of view: View
  ) throws(ShellError) -> Int {
    guard let word = arguments.nextIfAny() else { return 1 }
    let digits = word.text.drop { $0 == "x" || $0 == "×" }
    let most = LayoutLimits.standard.views
    guard let count = Int(digits) else {
      throw arguments.notANumber(word, "how many, such as x2")
    }
    guard count > 0 else {
      throw arguments.outside(1...Int.max, Word(text: "\(count)", span: word.span), "N")
    }
    guard count <= most / view.count else {
      throw ShellError("more than \(most.grouped) views", at: word.span)
    }
    return count
  }
}
