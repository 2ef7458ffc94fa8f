import HaggleLayout

/// `move`: takes a view to another place.
enum MoveCommand: Command {
  static let name = "move"
  static let usage = "NAME [to NAME] [at N]"
  static let summary = "takes a view to another place or container"
  static let details = ["Without `at` the view becomes the last child; place 0 is the first."]
  static let example = "move blue at 1"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let root = try session.tree(span: arguments.end)
    let word = try arguments.next("NAME")
    let path = try session.target(word, in: arguments.line).wholePath
    guard var parent = path.parent else {
      throw ShellError("the root has no other place", at: word.span)
    }
    if arguments.take("to") {
      let target = try session.target(&arguments)
      parent = root.layers(ofChainAt: target.path).last ?? target.path
    } else if arguments.isEmpty {
      throw arguments.missing("'to' or 'at'")
    }
    let children = root.at(parent)?.children.count ?? 0
    let last = path.parent == parent ? children - 1 : children
    let index = arguments.take("at") ? try arguments.integer("N", in: 0...max(0, last)) : last
    try arguments.finish()
    try session.apply(.move(path, to: parent, at: index), span: word.span, line: arguments.line)
    return Outcome()
  }
}
