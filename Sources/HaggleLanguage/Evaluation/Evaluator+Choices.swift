import HaggleLayout

extension Evaluator {
  /// The text of an expression that chooses a member of a type, its numbers computed.
  ///
  /// A misspelt member is an error: SwiftUI would not take it either. Another name is taken for one
  /// of the author's own, which the reader is told.
  mutating func choice(
    _ syntax: Syntax, among members: [String], of type: String
  ) throws(Diagnostic) -> String {
    if case .member(let name) = shape(of: syntax), !members.contains(name),
      let own = declarations.types[type]?.statics.first(where: { $0.name == name })?.value
    {
      return try choice(own, among: members, of: type)
    }
    let text = try closedText(
      of: syntax.range, NameReferences(in: syntax), substituting: try numbers(in: syntax))
    let source = ChoiceSource(text, of: type)
    if case .none = syntax.form { return text }
    if let member = source.member, members.contains(member) { return text }
    let name: String
    switch shape(of: syntax) {
    case .unknownName(let unknown): name = unknown
    default: name = source.isMember ? source.member ?? text : text
    }
    if let error = misspelling(name, in: syntax, among: members, of: type) { throw error }
    let note =
      "'\(excerpt(syntax))' is not a \(type) that SwiftUI has; it is laid out as the usual one"
    if !kindNotes.contains(note) { kindNotes.append(note) }
    return text
  }

  /// A name that differs from a member in its dot or in very few characters.
  private func misspelling(
    _ name: String, in syntax: Syntax, among members: [String], of type: String
  ) -> Diagnostic? {
    let meant =
      members.contains(name)
      ? name : Suggestion.closest(to: name, among: members, sharing: Self.commonPart)
    guard let meant, let index = syntax.range.first(where: { list.matches(list.tokens[$0], name) })
    else { return nil }
    let span = list.tokens[index].span
    let hasDot = index > 0 && list.tokens[index - 1].kind == .period
    var error = Diagnostic(
      hasDot ? "'\(type)' has no '.\(name)'" : "unknown name '\(name)'", at: span,
      details: ["expected one of " + members.map { "." + $0 }.joined(separator: " ")])
    error = suggesting(hasDot ? meant : "." + meant, in: error)
    return error
  }

  /// One character of so many may differ in a misspelt name; other names may be the author's own.
  private static let commonPart = 6

  /// Whether an argument is a number, or should be one: the size of a font decides layout.
  private func isNumber(_ argument: Argument) -> Bool {
    switch shape(of: argument.value) {
    case .number: true
    case .unknownName: ["size", "fixedSize"].contains(argument.label)
    default: false
    }
  }

  /// The numbers among the arguments of calls in a chain, such as the size in
  /// `.system(size: 2 * 10)`, as constants.
  private mutating func numbers(
    in syntax: Syntax
  ) throws(Diagnostic) -> CanonicalText.Substitutions {
    guard case .chain(_, let suffixes) = syntax.form else { return [:] }
    var numbers: CanonicalText.Substitutions = [:]
    for case .call(let arguments, _) in suffixes {
      for argument in arguments where isNumber(argument) {
        guard case .number(let number) = try constantNumber(argument.value) else { continue }
        numbers[argument.value.tokens.lowerBound] = CanonicalText.Substitution(
          text: Numbers.source(number), end: argument.value.tokens.upperBound)
      }
    }
    return numbers
  }
}
