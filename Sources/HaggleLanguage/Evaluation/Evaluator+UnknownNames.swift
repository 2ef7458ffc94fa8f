import HaggleLayout

/// Errors about names that stand for nothing.
extension Evaluator {
  /// A name where a view should be: unknown, not modelled, or written without its parentheses.
  func notAView(_ name: String, at index: Int, hasArguments: Bool) -> Diagnostic {
    let span = list.tokens[index].span
    if KindTable.unmodelled.contains(name) { return notModelled(name, span) }
    if !kinds.kinds(named: name, isModifier: false).isEmpty {
      return missingParentheses(name, at: index)
    }
    let closest = Suggestion.closest(
      to: name, among: KindNames.views(in: kinds), synonyms: KindNames.viewSynonyms)
    if closest == nil && !hasArguments && !isCapitalized(name) {
      return unknownName(name, at: index)
    }
    return suggesting(
      closest, in: Diagnostic("unknown view '\(name)'", at: span))
  }

  /// The same for a lowercase name that should be a constant.
  func unknownName(
    _ name: String, at index: Int, for type: ValueType = .number
  ) -> Diagnostic {
    let span = list.tokens[index].span
    var error = Diagnostic("unknown name '\(name)'", at: span)
    if let color = KindNames.memberView(name) {
      error.hint = repaired(span, with: color)
      return error
    }
    if [.number, .optionalNumber].contains(type) && ["inf", "infinity"].contains(name) {
      error.hint = repaired(span, with: ".infinity")
      return error
    }
    let names = environment.names.filter { $0 != "self" }
    if names.isEmpty {
      let example = type == .boolean ? "true" : type == .string ? "\"text\"" : "10"
      error.details = ["expected a constant such as let \(name) = \(example) before it"]
    } else {
      error.details = ["constants here: " + names.prefix(12).joined(separator: ", ")]
    }
    return suggesting(Suggestion.closest(to: name, among: names), in: error)
  }

  func unknownModifier(_ call: Call) -> Diagnostic {
    let span = list.tokens[call.nameIndex].span
    if KindTable.unmodelled.contains(call.name) { return notModelled(".\(call.name)", span) }
    let closest =
      Suggestion.closest(
        to: call.name, among: KindNames.modifiers, synonyms: KindNames.modifierSynonyms)
      ?? Suggestion.closest(to: call.name, among: KindNames.neutralModifiers)
    return suggesting(closest, in: Diagnostic("unknown modifier '.\(call.name)'", at: span))
  }

  func unknownMember(
    _ member: String, of name: String, _ names: [String], at index: Int
  ) -> Diagnostic {
    let error = Diagnostic(
      "'\(name)' has no '.\(member)'", at: list.tokens[index].span,
      details: ["expected one of " + names.map { "." + $0 }.joined(separator: " ")])
    return suggesting(Suggestion.closest(to: member, among: names), in: error)
  }

  func notModelled(_ name: String, _ span: Range<Int>) -> Diagnostic {
    Diagnostic(
      "'\(name)' is SwiftUI that decides layout and is not modelled here", at: span,
      details: ["expected a view or modifier out of 'help views' or 'help modifiers'"])
  }

  /// The error with a hint in which `word` stands in place of what is wrong; in a text of several
  /// lines a detail says it.
  func suggesting(_ word: String?, in error: Diagnostic) -> Diagnostic {
    guard let word else { return error }
    var error = error
    error.hint = repaired(error.span, with: word)
    if error.hint == nil { error.details.append("did you mean '\(word)'?") }
    return error
  }
}
