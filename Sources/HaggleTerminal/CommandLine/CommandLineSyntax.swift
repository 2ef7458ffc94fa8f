/// Reads the words of a command line by the usual conventions.
///
/// `--name=value` and `--name value`, `-c value` and `-cvalue`, `-ik` for `-i -k`, options and files in
/// any order, `--` before words that only look like options, and `-` as a word of its own.
package struct CommandLineSyntax: Sendable {
  /// A word of the command line, understood.
  package enum Argument: Equatable, Sendable {
    /// An option by its long name; the value is empty when it takes none.
    case option(name: String, value: String)
    case operand(String)
  }

  package var program: String
  package var options: [CommandLineOption]

  /// Finds the word that was probably meant.
  package var closest: @Sendable (String, [String]) -> String?

  package init(
    program: String, options: [CommandLineOption],
    closest: @escaping @Sendable (String, [String]) -> String?
  ) {
    self.program = program
    self.options = options
    self.closest = closest
  }

  /// The arguments in their order; the words do not include the program's name.
  package func parse(_ words: [String]) throws(CommandLineError) -> [Argument] {
    var reading = Reading(syntax: self, words: words)
    while let word = reading.next() {
      if word == "--" {
        reading.takeOperands()
      } else if word.hasPrefix("--") {
        try reading.takeLong(word)
      } else if word.hasPrefix("-") && word != "-" {
        try reading.takeLetters(word)
      } else {
        reading.arguments.append(.operand(word))
      }
    }
    return reading.arguments
  }
}

extension CommandLineSyntax {
  /// One line an option: how it is written and what it does.
  package var help: [String] {
    let width = options.map(\.usage.count).max() ?? 0
    return options.map { option in
      let gap = String(repeating: " ", count: width - option.usage.count + 2)
      let choices = option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
      return "  " + option.usage + gap + option.summary + choices
    }
  }
}

extension CommandLineSyntax {
  /// The error of words that end before what they need.
  package func lacking(_ operand: String, example: String, in words: [String]) -> CommandLineError {
    CommandLineError(
      message: "'\(([program] + words).joined(separator: " "))' needs \(operand)",
      words: [program] + words, position: words.count, details: [],
      hint: [program] + words + [example])
  }
}

extension CommandLineSyntax {
  /// The error of a word more than can be used.
  package func surplus(_ word: String, in words: [String]) -> CommandLineError {
    let place = words.lastIndex(of: word) ?? words.count - 1
    return CommandLineError(
      message: "'\(word)' is one too many", words: [program] + words, position: place + 1,
      details: [], hint: [program] + words[..<place] + words[(place + 1)...])
  }
}

/// How far a command line has been read.
private struct Reading {
  let syntax: CommandLineSyntax
  let words: [String]
  var arguments: [CommandLineSyntax.Argument] = []
  private var position = 0

  init(syntax: CommandLineSyntax, words: [String]) {
    self.syntax = syntax
    self.words = words
  }

  mutating func next() -> String? {
    guard position < words.count else { return nil }
    defer { position += 1 }
    return words[position]
  }

  mutating func takeOperands() {
    arguments += words[position...].map { .operand($0) }
    position = words.count
  }

  mutating func takeLong(_ word: String) throws(CommandLineError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      throw unknown(
        "--" + name,
        fixed: syntax.closest(name, syntax.options.map(\.name)).map { fixed in
          "--" + fixed + word.dropFirst(2 + name.count)
        })
    }
    try take(option, written: "--" + name, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  mutating func takeLetters(_ word: String) throws(CommandLineError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = syntax.options.first(where: { $0.letter == letter }) else {
        let fixed = misspelled(word)
        throw unknown(fixed == nil ? "-\(letter)" : word, fixed: fixed)
      }
      guard option.placeholder != nil else {
        try take(option, written: "-\(letter)", attached: nil)
        continue
      }
      return try take(
        option, written: "-\(letter)", attached: letters.isEmpty ? nil : String(letters))
    }
  }

  /// The long option that was probably meant by one with a single dash.
  private func misspelled(_ word: String) -> String? {
    let name = word.dropFirst().prefix { $0 != "=" }
    guard name.count > 2 else { return nil }
    let names = syntax.options.map(\.name)
    let meant = names.contains(String(name)) ? String(name) : syntax.closest(String(name), names)
    return meant.map { "--" + $0 + word.dropFirst(1 + name.count) }
  }

  private mutating func take(
    _ option: CommandLineOption, written: String, attached: String?
  ) throws(CommandLineError) {
    guard option.placeholder != nil else {
      guard attached == nil else { throw takesNoValue(option, written: written) }
      return arguments.append(.option(name: option.name, value: ""))
    }
    guard let value = attached ?? next() else { throw lacksValue(option, written: written) }
    guard option.accepts(value) else {
      throw wrongValue(option, value: value, isAttached: attached != nil)
    }
    arguments.append(.option(name: option.name, value: value))
  }
}

// MARK: - What can be wrong

extension Reading {
  private func unknown(_ option: String, fixed: String?) -> CommandLineError {
    error("unknown option '\(option)'", at: position - 1, instead: fixed.map { [$0] })
  }

  private func takesNoValue(_ option: CommandLineOption, written: String) -> CommandLineError {
    error("option '\(written)' takes no value", at: position - 1, instead: [written])
  }

  private func lacksValue(_ option: CommandLineOption, written: String) -> CommandLineError {
    error(
      "option '\(written)' needs a value", at: position - 1, instead: [written, option.example])
  }

  private func wrongValue(
    _ option: CommandLineOption, value: String, isAttached: Bool
  ) -> CommandLineError {
    let meant = syntax.closest(value, option.choices) ?? option.example
    let expected =
      option.choices.isEmpty
      ? "a value such as " + option.example : "one of " + option.choices.joined(separator: ", ")
    return error(
      "unknown \(option.name) '\(value)'", at: position - 1, details: ["expected " + expected],
      instead: isAttached ? ["--\(option.name)=\(meant)"] : [meant])
  }

  /// An error about a word, with the command line that has other words in its place as the hint.
  private func error(
    _ message: String, at index: Int, details: [String] = [], instead: [String]?
  ) -> CommandLineError {
    let fixed = instead.map { words[..<index] + $0 + words[(index + 1)...] } ?? ["--help"]
    return CommandLineError(
      message: message, words: [syntax.program] + words, position: index + 1, details: details,
      hint: [syntax.program] + fixed)
  }
}
