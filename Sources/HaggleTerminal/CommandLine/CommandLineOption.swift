/// An option of the program and all that is said about it.
package struct CommandLineOption: Sendable {
  /// The name after two dashes.
  package var name: String

  /// The letter after one dash; `nil` when there is only the long form.
  package var letter: Character?

  /// What stands for the value in the help; `nil` when the option takes none.
  package var placeholder: String?

  /// A value that can be typed, for hints; with `choices`, the first of them is one.
  package var example: String

  /// The values that can be given; empty for any.
  package var choices: [String]

  package var summary: String

  package init(
    _ name: String, _ letter: Character? = nil, value placeholder: String? = nil,
    example: String = "", choices: [String] = [], summary: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.example = choices.first ?? example
    self.choices = choices
    self.summary = summary
  }
}

extension CommandLineOption {
  /// How the option is written, for the help: `-c, --command ENTRY`.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (placeholder.map { " " + $0 } ?? "")
  }
}
