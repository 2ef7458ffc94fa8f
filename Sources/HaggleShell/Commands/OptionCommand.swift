import HaggleLanguage

/// `option`: settings of what is shown.
enum OptionCommand: Command {
  static let name = "option"
  static let usage = "[OPTION [CHOICE]]"
  static let summary = "lists the settings, or changes one"
  static let details =
    OptionTable.all.map { "\($0.name) \($0.choices)   \($0.summary)" }
    + [
      "scale auto is one pixel a point, but for text: that keeps to the thirds it was measured in",
      "A safe area is rounded to whole pixels; tree --drawn shows what else is.",
    ]
  static let example = "option digits 1"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard let word = arguments.nextIfAny() else {
      let rows = OptionTable.all.map { [$0.name, $0.value(session.optionValues), $0.summary] }
      return .output(Columns.text(rows))
    }
    guard let option = OptionTable.option(named: word.text) else {
      let names = OptionTable.all.map(\.name)
      let meant = Suggestion.closest(to: word.text, among: names)
      throw ShellError(
        "unknown option '\(word.text)'", at: word.span,
        details: ["options: \(names.joined(separator: ", "))"],
        hint: meant.flatMap { arguments.line.corrected(word.span, with: $0) } ?? "option")
    }
    guard !arguments.isEmpty else { return .output(option.value(session.optionValues)) }
    let value = try arguments.text("CHOICE")
    var values = session.optionValues
    guard option.change(&values, value.text.lowercased()) else {
      throw ShellError(
        "'\(option.name)' cannot be '\(value.text)'", at: value.span,
        details: ["expected \(option.choices)"],
        hint: arguments.line.corrected(value.span, with: option.example))
    }
    session.settings = values.settings
    if values.layout != session.document.state.options {
      try session.apply(.configure(values.layout), span: word.span, line: arguments.line)
    }
    return Outcome()
  }
}

extension Session {
  /// What the options are at present.
  var optionValues: SessionOption.Values {
    SessionOption.Values(settings: settings, layout: document.state.options)
  }
}
