import HaggleLayout

/// Errors about the arguments of a call that fits no spelling.
extension Evaluator {
  /// Why none of the spellings fits: told about the one that fits best.
  func explanation(
    of candidates: [Overloads.Candidate], for call: Call, shapes: [Shape]
  ) -> Diagnostic {
    if let comma = decimalComma(in: call) { return comma }
    let best = candidates.max { $0.fitting < $1.fitting }
    switch best?.mismatch {
    case .type(let argument, _)?:
      return wrongType(call, argument: argument, candidates)
    case .missing(let parameter)?:
      return missing(parameter, call)
    case .unexpected(let argument)?:
      return unexpected(call, argument: argument, candidates, shapes)
    case nil:
      return missingParentheses(call.name, at: call.nameIndex)
    }
  }

  private func wrongType(
    _ call: Call, argument index: Int, _ candidates: [Overloads.Candidate]
  ) -> Diagnostic {
    var parameters: [Parameter] = []
    for case .type(index, let parameter) in candidates.map(\.mismatch)
    where !parameters.contains(where: { $0.type == parameter.type }) {
      parameters.append(parameter)
    }
    let value = call.arguments[index].value
    if parameters.contains(where: \.type.isNumber), let geometry = try? geometry(value) {
      return notANumber(geometry, value)
    }
    let errors = parameters.map { parameter in
      let title = parameter.label == nil ? "'\(call.title)'" : parameter.title
      return wrongType(value, parameter.type, title: title)
    }
    guard var error = errors.first else { return notComputable(value) }
    if let hinted = errors.first(where: { $0.hint != nil }) { error = hinted }
    if parameters.count > 1 {
      let choices = parameters.map(\.type.expectation).joined(separator: ", or ")
      let title = parameters[0].label == nil ? "'\(call.title)'" : parameters[0].title
      error.message = "\(title) cannot take '\(excerpt(value))'"
      error.details = ["expected \(choices)"]
      if case .unknownName(let name) = shape(of: value), error.hint == nil {
        return unknownName(name, at: Int(value.tokens.lowerBound))
      }
    }
    return error
  }

  private func missing(_ parameter: Parameter, _ call: Call) -> Diagnostic {
    let end = Int(list.tokens[call.range.upperBound - 1].end)
    if let braces = parameter.type.exampleBraces {
      return Diagnostic(
        "'\(call.title)' needs its views in braces", at: list.tokens[call.nameIndex].span,
        details: [
          "expected \(parameter.type == .content ? "{ and views" : parameter.type.expectation) behind it"
        ],
        hint: repaired(end..<end, with: " \(braces)"))
    }
    let what = parameter.label.map { "'\($0):'" } ?? parameter.type.phrase
    return Diagnostic(
      "'\(call.title)' needs \(what)", at: list.tokens[call.nameIndex].span,
      details: ["expected \(parameter.type.expectation): \(parameter.summary)"],
      hint: completed(call, by: parameter))
  }

  /// The line with the choice that is made most often, where there is a choice.
  private func completed(_ call: Call, by parameter: Parameter) -> String? {
    let last = list.tokens[call.range.upperBound - 1]
    guard let label = parameter.label, let choice = parameter.type.memberNames.first,
      last.kind == .rightParenthesis
    else { return nil }
    let start = Int(last.start)
    let separator = call.arguments.isEmpty ? "" : ", "
    return repaired(start..<start, with: "\(separator)\(label): .\(choice)")
  }

  /// An argument that has no parameter, at least not at its place.
  private func unexpected(
    _ call: Call, argument index: Int, _ candidates: [Overloads.Candidate], _ shapes: [Shape]
  ) -> Diagnostic {
    let argument = call.arguments[index]
    let parameters = candidates.flatMap(\.form.parameters)
    if case .closure(let closure) = argument.value.form, argument.isTrailing {
      return unexpectedClosure(call, closure, argument)
    }
    guard let label = argument.label else {
      return unlabelled(call, index, parameters, shapes[index])
    }
    let earlier = call.arguments[..<index].compactMap(\.label)
    if earlier.contains(label) {
      return Diagnostic(
        "'\(label):' is written twice", at: list.tokens[Int(argument.index)].span)
    }
    if parameters.contains(where: { $0.label == label }) {
      return misplaced(call, index, label, candidates)
    }
    return unknownLabel(call, argument, label, parameters)
  }

  private func unexpectedClosure(
    _ call: Call, _ closure: Closure, _ argument: Argument
  ) -> Diagnostic {
    let message =
      call.isModifier
      ? "'\(call.title)' takes no closure" : "'\(call.name)' cannot hold views"
    return Diagnostic(
      message, at: span(argument.value),
      details: call.isModifier ? [] : ["expected a container such as HStack, VStack or ZStack"])
  }

  private func unknownLabel(
    _ call: Call, _ argument: Argument, _ label: String, _ parameters: [Parameter]
  ) -> Diagnostic {
    var labels: [String] = []
    for label in parameters.compactMap(\.label) where !labels.contains(label) {
      labels.append(label)
    }
    let span = list.tokens[Int(argument.index)].span
    let error = Diagnostic(
      "'\(call.title)' has no argument '\(label):'", at: span,
      details: [
        labels.isEmpty
          ? "expected no label" : "expected " + labels.map { $0 + ":" }.joined(separator: " ")
      ])
    if parameters.contains(where: { $0.type == .edges && $0.type.memberNames.contains(label) }) {
      var error = error
      let place = span.lowerBound..<self.span(argument.value).lowerBound
      error.hint = repaired(place, with: ".\(label), ")
      return error
    }
    let synonyms = KindNames.labelSynonyms.filter { labels.contains($0.value) }
    return suggesting(
      Suggestion.closest(to: label, among: labels, synonyms: synonyms), in: error)
  }

  /// A value without a label where all parameters have one, or one too many.
  private func unlabelled(
    _ call: Call, _ index: Int, _ parameters: [Parameter], _ shape: Shape
  ) -> Diagnostic {
    let value = call.arguments[index].value
    if let error = missingColon(call, value, parameters) { return error }
    let closures: [ValueType] = [.content, .readerContent, .guideClosure, .any, .action]
    let fitting = parameters.first { parameter in
      parameter.label != nil && !closures.contains(parameter.type)
        && parameter.type.admits(shape)
        && !call.arguments.contains { $0.label == parameter.label }
    }
    guard let fitting, let label = fitting.label else {
      return Diagnostic(
        "'\(call.title)' has no place for '\(excerpt(value))'", at: span(value),
        details: ["expected \(spellings(of: call))"])
    }
    let start = span(value).lowerBound
    return Diagnostic(
      "'\(call.title)' needs a label in front of '\(excerpt(value))'", at: span(value),
      details: ["expected \(label): \(fitting.summary)"],
      hint: repaired(start..<start, with: "\(label): "))
  }

  /// `alignment .top`, which Swift reads as a member of a value called `alignment`.
  private func missingColon(
    _ call: Call, _ value: Syntax, _ parameters: [Parameter]
  ) -> Diagnostic? {
    guard case .chain(let base, _) = value.form, case .name(let label) = base.form,
      environment[label] == nil, parameters.contains(where: { $0.label == label })
    else { return nil }
    let end = span(base).upperBound
    let hasSpace = list.tokens[Int(base.tokens.upperBound)].followsSpace
    return Diagnostic(
      "expected ':' behind '\(label)'", at: span(base),
      details: ["expected \(spellings(of: call))"],
      hint: repaired(end..<end, with: hasSpace ? ":" : ": "))
  }

  /// `1,5` where `1.5` was meant.
  private func decimalComma(in call: Call) -> Diagnostic? {
    for (left, right) in zip(call.arguments, call.arguments.dropFirst()) where right.label == nil {
      if let error = decimalComma(left.value, right.value) { return error }
    }
    return nil
  }

  private func decimalComma(_ left: Syntax, _ right: Syntax) -> Diagnostic? {
    guard case .integer = left.form, case .integer = right.form else { return nil }
    let place = span(left).lowerBound..<span(right).upperBound
    let text = String(decoding: list.bytes[place], as: UTF8.self)
    guard !text.utf8.contains(UInt8(ascii: " ")) else { return nil }
    let number = text.split(separator: ",").joined(separator: ".")
    return Diagnostic(
      "'\(text)' is not a number", at: place, details: ["the decimal sign is '.'"],
      hint: repaired(place, with: number))
  }

  /// A known label at a place where it cannot stand.
  private func misplaced(
    _ call: Call, _ index: Int, _ label: String, _ candidates: [Overloads.Candidate]
  ) -> Diagnostic {
    let span = list.tokens[Int(call.arguments[index].index)].span
    let written = call.arguments.compactMap(\.label)
    let whole = candidates.first { candidate in
      written.allSatisfy { label in candidate.form.parameters.contains { $0.label == label } }
    }
    guard let whole, index > 0 else {
      return Diagnostic(
        "'\(call.title)' does not take '\(label):' together with the others", at: span,
        details: ["expected \(spellings(of: call))"])
    }
    let order = whole.form.parameters.compactMap(\.label)
    let later = written[..<(written.firstIndex(of: label) ?? 0)].first { other in
      (order.firstIndex(of: other) ?? 0) > (order.firstIndex(of: label) ?? 0)
    }
    return Diagnostic(
      "'\(label):' goes before '\(later ?? written[0]):'", at: span,
      details: ["expected \(spellings(of: call))"], hint: reordered(call, by: order))
  }

  /// The user's line with the arguments in the order of the labels.
  private func reordered(_ call: Call, by order: [String]) -> String? {
    let parts = call.arguments.filter { !$0.isTrailing }
    guard let first = parts.first, let last = parts.last else { return nil }
    let sorted = parts.sorted { left, right in
      (order.firstIndex(of: left.label ?? "") ?? -1)
        < (order.firstIndex(of: right.label ?? "") ?? -1)
    }
    let texts = sorted.map { part in
      list.sourceText(Int(part.index)..<Int(part.value.tokens.upperBound))
    }
    let place = Int(list.tokens[Int(first.index)].start)..<span(last.value).upperBound
    return repaired(place, with: texts.joined(separator: ", "))
  }

  /// The ways to write a call, as in `frame(width:height:alignment:)`.
  private func spellings(of call: Call) -> String {
    var spellings: [String] = []
    for kind in kinds.kinds(named: call.name, isModifier: call.isModifier) {
      for form in kind.signature.forms where !form.isMember {
        let labels = form.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let spelling = labels.isEmpty ? "\(call.name)()" : "\(call.name)(\(labels))"
        if !spellings.contains(spelling) { spellings.append(spelling) }
      }
    }
    return spellings.joined(separator: " or ")
  }
}
