import HaggleLanguage
import HaggleLayout

/// `set`: gives an argument of a view another value.
enum SetCommand: Command {
  static let name = "set"
  static let usage = "NAME KEY VALUE"
  static let summary = "gives an argument of a view or modifier another value"
  static let example = "set hstack spacing 24"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let target = try session.target(&arguments)
    let key = try arguments.next("KEY")
    let value = try arguments.text("VALUE")
    let view = try session.tree(span: key.span).at(target.path)
    guard let view else { return Outcome() }
    guard let spelling = view.spelling(with: key.text) else {
      throw session.unknownKey(key, of: view, at: target.path, in: arguments.line)
    }
    let changed = try spelling.setting(
      session.read(value, for: spelling.parameter, in: arguments.line))
    try session.apply(.rewrite(target.path, as: changed), span: value.span, line: arguments.line)
    return Outcome()
  }
}

extension Session {
  /// Reads a value as Swift, or as commands write it; a text needs no quotes.
  fileprivate func read(
    _ word: Word, for parameter: Parameter, in line: String
  ) throws(ShellError) -> Value {
    if parameter.type == .string && !word.text.hasPrefix("\"") { return .string(word.text) }
    do throws(Diagnostic) {
      return try SwiftSource.argument(
        word.text, for: parameter, declared: document.state.declared)
    } catch {
      throw ShellError(error).inside(word.span, of: line)
    }
  }

  /// The error for an argument that a view does not have, with the layer that has it.
  func unknownKey(
    _ key: Word, of view: View, at path: ViewPath, in line: String
  ) -> ShellError {
    let keys = view.keys
    if keys.contains(key.text) {
      return ShellError(
        "'\(key.text)' does not go with the other arguments of '\(view.kindName)'", at: key.span,
        details: ["it is \(SourcePrinter.head(view))"])
    }
    let message = "'\(view.kindName)' has no argument '\(key.text)'"
    let details = keys.isEmpty ? [] : ["arguments here: \(keys.joined(separator: ", "))"]
    if let meant = Suggestion.closest(to: key.text, among: keys) {
      return ShellError(
        message, at: key.span, details: details, hint: line.corrected(key.span, with: meant))
    }
    let words = Word.split(line)
    let layer = document.root?.layers(ofChainAt: path).first { layer in
      document.root?.at(layer)?.spelling(with: key.text) != nil
    }
    let hint = layer.flatMap { layer in
      words.count > 1 ? line.corrected(words[1].span, with: name(at: layer)) : nil
    }
    return ShellError(message, at: key.span, details: details, hint: hint)
  }
}
