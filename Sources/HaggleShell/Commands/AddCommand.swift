import HaggleLanguage
import HaggleLayout

/// `add`: puts a new view into a container.
enum AddCommand: Command {
  static let name = "add"
  static let usage = "VIEW [to NAME] [at N | before NAME | after NAME]"
  static let summary = "puts a new view into a container"
  static let details = [
    "Without a place the view becomes the last child of the root; place 0 is the first."
  ]
  static let example = "add Color.red after blue"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.text(upTo: keywords, "VIEW")
    let reading = try read(word, arguments, in: session)
    guard let root = session.document.root else {
      try arguments.finish()
      try session.apply(.show(reading.view), span: word.span, line: arguments.line)
      return session.notes(of: reading)
    }
    let start = arguments.first?.span.lowerBound ?? word.span.lowerBound
    let place = try place(&arguments, in: session, root)
    try arguments.finish()
    try session.apply(
      .insert([reading.view], at: place), span: start..<arguments.taken, line: arguments.line)
    return session.notes(of: reading)
  }

  private static let keywords = ["to", "at", "before", "after"]

  /// Reads the view; of a line with a mistyped keyword that one is told.
  private static func read(
    _ word: Word, _ arguments: Arguments, in session: Session
  ) throws(ShellError) -> Reading {
    do throws(ShellError) {
      return try session.view(word, in: arguments.line)
    } catch {
      for other in Word.split(arguments.line).dropFirst(2) {
        guard other.text.allSatisfy({ $0.isLowercase }), other.span.lowerBound < arguments.taken,
          let meant = Suggestion.closest(to: other.text, among: keywords)
        else { continue }
        throw arguments.unexpected(
          other, hint: arguments.line.corrected(other.span, with: meant))
      }
      throw error
    }
  }

  private static func place(
    _ arguments: inout Arguments, in session: Session, _ root: View
  ) throws(ShellError) -> ViewPath {
    if let word = arguments.take(oneOf: ["before", "after"]) {
      let sibling = try session.target(&arguments).wholePath
      guard let index = sibling.index else {
        throw ShellError(
          "the root stands alone", at: word.span,
          hint: "wrap \(session.name(at: sibling)) in HStack")
      }
      return sibling.sibling(word.text == "after" ? index + 1 : index)
    }
    var parent = root.layers(ofChainAt: .root).last ?? .root
    if arguments.take("to") {
      let target = try session.target(&arguments)
      parent =
        target.isLayer ? target.path : root.layers(ofChainAt: target.path).last ?? target.path
    }
    let end = root.at(parent)?.children.count ?? 0
    let index = arguments.take("at") ? try arguments.integer("N", in: 0...end) : end
    return parent.child(index)
  }
}
