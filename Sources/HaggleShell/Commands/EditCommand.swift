import HaggleLanguage
import HaggleLayout

/// `edit`: opens the tree, or one view, in an editor.
enum EditCommand: Command {
  static let name = "edit"
  static let usage = "[NAME]"
  static let summary = "opens the tree, or a view, in your editor"
  static let details = [
    "The editor is $VISUAL, else $EDITOR, else vi. What it saves comes back to the prompt, where",
    "Return runs it; nothing runs by itself. If it changes nothing or fails, nothing happens.",
    "Ctrl-X Ctrl-E opens the line that is being typed.",
  ]
  static let example = "edit blue"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard !arguments.location.isFile else {
      throw ShellError("a file cannot start an editor", at: arguments.line.wholeSpan)
    }
    guard session.settings.isInteractive && arguments.location == .typed else {
      throw ShellError("'edit' needs somebody at a terminal", at: arguments.line.wholeSpan)
    }
    var draft = Draft(text: "")
    if let word = arguments.nextIfAny() {
      let path = try session.target(word, in: arguments.line).wholePath
      draft.text = session.document.root?.at(path).map(Self.source) ?? ""
      draft.command = "replace \(arguments.line.slice(word.span)) with "
    } else {
      draft.text = session.document.root.map(Self.source) ?? ""
    }
    try arguments.finish()
    var outcome = Outcome()
    outcome.draft = draft
    return outcome
  }

  private static func source(_ view: View) -> String {
    SourcePrinter.lines(view).joined(separator: "\n")
  }
}

/// A text that a person wants to edit before it becomes an entry.
package struct Draft: Equatable, Sendable {
  package var text: String
  /// What stands in front of the text in the entry.
  var command = ""

  /// The entry that an edited text makes.
  ///
  /// Brackets hold the lines of a command together.
  package func entry(_ edited: String) -> String {
    if command.isEmpty || !edited.contains(where: \.isNewline) { return command + edited }
    return command + "(\n" + edited + "\n)"
  }
}
