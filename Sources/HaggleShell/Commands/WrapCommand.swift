import HaggleLanguage
import HaggleLayout

/// `wrap`: puts a view into a new container.
enum WrapCommand: Command {
  static let name = "wrap"
  static let usage = "NAME in VIEW"
  static let summary = "puts a view into a new container"
  static let example = "wrap green in VStack(spacing: 4)"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let target = try session.target(&arguments)
    let path = target.isLayer ? target.path : target.wholePath
    try arguments.expect("in")
    let word = try arguments.text("VIEW")
    if word.text.hasPrefix(".") {
      return try session.addModifiers(arguments.line, in: word.span, at: path)
    }
    let reading = try wrapper(word, in: session, arguments.line)
    guard reading.view.innermost.takesChildren else {
      throw ShellError(
        "'\(reading.view.innermost.kindName)' cannot hold children", at: word.span,
        hint: arguments.line.corrected(word.span, with: "VStack"))
    }
    let wrapped = session.name(at: path)
    try session.apply(.wrap(path, in: reading.view), span: word.span, line: arguments.line)
    var outcome = session.notes(of: reading)
    if let note = session.wrappingNote(at: path, around: wrapped) { outcome.note(note) }
    return outcome
  }

  /// A container may be written without its empty braces.
  private static func wrapper(
    _ word: Word, in session: Session, _ line: String
  ) throws(ShellError) -> Reading {
    guard word.text.last != "}" else { return try session.view(word, in: line) }
    let withBraces = Word(text: word.text + " {}", span: word.span)
    if let reading = try? session.view(withBraces, in: line) { return reading }
    return try session.view(word, in: line)
  }
}
