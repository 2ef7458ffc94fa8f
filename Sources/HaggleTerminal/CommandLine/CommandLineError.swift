/// What is wrong with a command line.
package struct CommandLineError: Error, Equatable, Sendable {
  package var message: String

  /// The whole command line, the program's name first.
  package var words: [String]

  /// Which of the words it is about.
  package var position: Int

  package var details: [String]

  /// The command line that was probably meant.
  package var hint: [String]

  /// The lines to be shown: the message, the command line, a mark below the word, and what helps.
  package var lines: [String] {
    let quoted = words.map(ShellWord.quoted)
    let indentation = quoted[..<position].reduce(2) { $0 + $1.count + 1 }
    let mark = "^" + String(repeating: "~", count: max(quoted[position].count, 1) - 1)
    return [
      "error: " + PrintableText.of(message),
      "  " + quoted.joined(separator: " "),
      String(repeating: " ", count: indentation) + mark,
    ] + details.map { "  " + $0 } + ["hint: " + hint.map(ShellWord.quoted).joined(separator: " ")]
  }
}

/// A word as it is typed into a shell.
enum ShellWord {
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    .union("-_=./:,+@%×")

  /// The word in quotes if the shell would not take it as it is.
  ///
  /// Characters that would steer the terminal stand as `?`.
  static func quoted(_ word: String) -> String {
    let word = PrintableText.of(word)
    if !word.isEmpty && word.allSatisfy(plain.contains) { return word }
    return Shell.quoted(word)
  }
}
