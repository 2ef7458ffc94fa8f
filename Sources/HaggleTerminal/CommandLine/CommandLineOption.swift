/// An option of the program and all that is said about it.
package struct CommandLineOption: Sendable {
  /// The name after two dashes.
  package var name: String

  /// The letter after one dash; `nil` when there is only the long form.
  package var letter: Character?

  /// What stands for the value in the help; `nil` when the option takes none.
  package var placeholder: String?

  /// A value that can be typed, for hints.
  package var example: String

  /// The values that can be given; empty when they cannot be listed.
  package var choices: [String]

  /// Whether a value can be given.
  package var accepts: @Sendable (String) -> Bool

  package var summary: String

  package init(
    _ name: String, _ letter: Character? = nil, value placeholder: String, example: String,
    accepts: @escaping @Sendable (String) -> Bool = { _ in true }, summary: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.example = example
    self.accepts = accepts
    self.summary = summary
    choices = []
  }

  /// An option whose value is one of a few words.
  package init(
    _ name: String, value placeholder: String, choices: [String], summary: String
  ) {
    self.init(
      name, value: placeholder, example: choices.first ?? "", accepts: choices.contains,
      summary: summary)
    self.choices = choices
  }

  /// An option without a value.
  package init(_ name: String, _ letter: Character? = nil, summary: String) {
    self.init(name, letter, value: "", example: "", summary: summary)
    self.placeholder = nil
  }
}

extension CommandLineOption {
  /// How the option is written, for the help: `-c, --command ENTRY`.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (placeholder.map { " " + $0 } ?? "")
  }
}
