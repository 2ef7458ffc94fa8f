import HaggleLanguage
import HaggleLayout

/// `propose`: asks a view how large it would be.
enum ProposeCommand: Command {
  static let name = "propose"
  static let usage = "NAME W H"
  static let summary = "asks a view for its answer, and changes nothing"
  static let details = [
    "A view's name is the view without its modifiers; blue.frame asks with them."
  ]
  static let example = "propose hstack 300 nil"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("NAME")
    let target = try session.target(word, in: arguments.line)
    let proposal = try arguments.size(from: session.document.container)
    try arguments.finish()
    guard let view = try session.tree(span: word.span).at(target.path) else { return Outcome() }
    var options = session.document.state.options
    options.safeArea = EdgeInsets()
    let result = try session.layOut(view, in: proposal, options: options, span: word.span)
    let answer = LayoutValue(
      content: .size(ProposedSize(result.size)),
      estimates: result.placements.first?.approximate ?? [])
    let name = Text.escaped(session.name(at: target.path))
    return .output("\(name): " + session.styled("\(sizeText(proposal)) → \(answer.text)"))
  }
}
