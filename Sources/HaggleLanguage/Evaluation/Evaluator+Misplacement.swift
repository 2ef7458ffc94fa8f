import HaggleLayout

/// Errors about parentheses, values and places.
extension Evaluator {
  func missingParentheses(_ name: String, at index: Int) -> Diagnostic {
    let token = list.tokens[index]
    let form = kinds.kinds(named: name, isModifier: false).first?.signature.forms.first
    if let form, form.isMember {
      let members = form.parameters[0].type.memberNames
      return Diagnostic(
        "'\(name)' alone is no view", at: token.span,
        details: ["expected a member such as \(name).\(members.first ?? "")"])
    }
    let braces = form?.parameters.lazy.compactMap(\.type.exampleBraces).first
    return Diagnostic(
      "'\(name)' needs \(braces == nil ? "parentheses" : "its views in braces")", at: token.span,
      hint: repaired(
        Int(token.end)..<Int(token.end), with: braces.map { " " + $0 } ?? "()"))
  }

  func modifierWithoutParentheses(_ name: String, at index: Int) -> Diagnostic {
    let token = list.tokens[index]
    if kinds.kinds(named: name, isModifier: true).isEmpty && name != "id" {
      let call = Call(
        name: name, arguments: [], isModifier: true, nameIndex: index, range: index..<index + 1)
      return unknownModifier(call)
    }
    return Diagnostic(
      "'.\(name)' needs parentheses", at: token.span,
      hint: repaired(Int(token.end)..<Int(token.end), with: "()"))
  }

  /// A modifier at the start of a line, with no view in front of it.
  func modifierWithoutView(_ name: String, at index: Int) -> Diagnostic {
    let place = Int(list.tokens[index].start)
    return Diagnostic(
      "'.\(name)' stands behind no view", at: list.span(index..<index + 2),
      details: ["expected a view in front of it"],
      hint: KindNames.memberView(name).flatMap {
        repaired(place..<place + 1 + name.utf8.count, with: $0)
      })
  }

  func unexpectedSuffix(_ suffix: Suffix) -> Diagnostic {
    let place =
      switch suffix {
      case .member(_, let index), .mark(let index): Int(index)..<Int(index) + 1
      case .call(_, let tokens), .subscript(_, let tokens):
        Int(tokens.lowerBound)..<Int(tokens.lowerBound) + 1
      }
    return Diagnostic(
      "unexpected '\(list.sourceText(place))' behind a view", at: list.span(place),
      details: ["expected a modifier such as .padding(8)"])
  }

  /// An expression that is not of the type that is needed.
  func wrongType(_ syntax: Syntax, _ type: ValueType, title: String?) -> Diagnostic {
    let shape = shape(of: syntax)
    if case .unknownName(let name) = shape, type.memberNames.isEmpty {
      return unknownName(name, at: Int(syntax.tokens.lowerBound), for: type)
    }
    let found = excerpt(syntax)
    let message =
      title.map { "\($0) needs \(type.phrase), found '\(found)'" }
      ?? "expected \(type.phrase), found '\(found)'"
    let own = type.declaredNames(declared)
    let others = own.isEmpty ? "" : ", or your own " + own.map { "." + $0 }.joined(separator: " ")
    var error = Diagnostic(
      message, at: span(syntax), details: ["expected \(type.expectation)\(others)"])
    if let fixed = fix(shape, syntax, for: type) {
      error.hint = repaired(span(syntax), with: fixed)
    } else if own.isEmpty, type.takesDeclared, case .member = shape {
      error.details.append("how to declare one of your own: about alignmentGuide")
    }
    return error
  }

  private func closestMember(to name: String, of type: ValueType) -> String? {
    let names = type.memberNames + type.declaredNames(declared)
    let sides = ["left": "leading", "right": "trailing", "middle": "center", "centre": "center"]
    let known = sides.filter { names.contains($0.value) }
    return Suggestion.closest(to: name, among: names, synonyms: known).map { "." + $0 }
  }

  /// What was probably meant by a value of another type.
  private func fix(_ shape: Shape, _ syntax: Syntax, for type: ValueType) -> String? {
    switch shape {
    case .unknownName(let name)
    where (type.memberNames + type.declaredNames(declared)).contains(name):
      return "." + name
    case .member(let name):
      return closestMember(to: name, of: type)
    case .unknownName(let name):
      return closestMember(to: name, of: type)
    case .string:
      guard case .string(let parts) = syntax.form, parts.count == 1,
        case .text(let text) = parts[0],
        ValueType.number.admits(.number), type == .number || type == .optionalNumber
      else { return nil }
      return Double(text).map(Numbers.source)
    default:
      return nil
    }
  }
}

extension Parameter {
  /// What a message calls the parameter.
  var title: String { label.map { "'\($0):'" } ?? "'\(name)'" }
}
