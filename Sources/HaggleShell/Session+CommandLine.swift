import HaggleLanguage

extension Session {
  /// Runs a line that begins with a command's name.
  mutating func runCommandLine(
    _ line: String, at location: EntryLocation
  ) throws(ShellError) -> Outcome {
    let words = Word.split(line)
    guard let first = words.first else { return Outcome() }
    let command = try command(first, in: line, at: location)
    return try runCommand(command, line, words.dropFirst(), at: location)
  }

  mutating func runCommand(
    _ command: any Command.Type, _ line: String, _ words: ArraySlice<Word>,
    at location: EntryLocation
  ) throws(ShellError) -> Outcome {
    var arguments = Arguments(line: line, words: words, command: command, at: location)
    return try command.run(&arguments, in: &self)
  }

  /// The command that a word means: a name, an alias or, at the prompt, the beginning of one name.
  private func command(
    _ word: Word, in line: String, at location: EntryLocation
  ) throws(ShellError) -> any Command.Type {
    if let command = CommandTable.command(named: word.text) { return command }
    let longer = CommandTable.commands(beginningWith: word.text)
    if longer.count > 1 { throw ambiguous(word, longer, line) }
    guard let only = longer.first else { throw unknown(word, line) }
    if location.allowsPrefixes && settings.isInteractive { return only }
    throw ShellError(
      "short form '\(word.text)' works at the prompt only", at: word.span,
      hint: line.corrected(word.span, with: only.name))
  }

  private func ambiguous(
    _ word: Word, _ commands: [any Command.Type], _ line: String
  ) -> ShellError {
    let names = commands.map { "'\($0.name)'" }
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return ShellError(
      "'\(word.text)' could be \(list)", at: word.span,
      hint: commands.first.flatMap { line.corrected(word.span, with: $0.name) })
  }

  private func unknown(_ word: Word, _ line: String) -> ShellError {
    let names = CommandTable.all.map { $0.name } + HelpText(kinds).viewNames
    let meant = Suggestion.closest(to: word.text, among: names, synonyms: CommandTable.synonyms)
    if isName(word.text) && line.trimmedText == word.text {
      return ShellError(
        "'\(word.text)' is a view, not a command", at: word.span,
        hint: line.corrected(word.span, with: "print \(word.text)"))
    }
    if let meant {
      return ShellError(
        "unknown command '\(word.text)'", at: word.span,
        details: CommandTable.keys[word.text].map { [$0] } ?? [],
        hint: line.corrected(word.span, with: meant))
    }
    return ShellError(
      "unknown command '\(word.text)'", at: word.span,
      details: ["expected a command, a view such as HStack, or a modifier such as .padding(8)"],
      hint: "help")
  }
}
