import HaggleLayout

extension Evaluator {
  /// The view that an expression makes: a base and the modifiers around it, innermost first.
  mutating func view(of syntax: Syntax) throws(Diagnostic) -> Subtree {
    let syntax = syntax.bare
    switch syntax.form {
    case .name(let name):
      if name == "self", case .view(let content)? = environment[name] { return recounted(content) }
      guard let constant = environment[name] else {
        throw notAView(name, at: Int(syntax.tokens.lowerBound), hasArguments: false)
      }
      return try view(of: constant, syntax)
    case .chain(let base, let suffixes):
      var next = 0
      let content = try self.base(base, suffixes, &next)
      return try modified(content, by: suffixes[next...], from: Int(syntax.tokens.lowerBound))
    case .implicitMember(let name):
      throw modifierWithoutView(name, at: Int(syntax.tokens.lowerBound))
    case .binary("+", let left, let right):
      return try joinedText(left, right, at: syntax)
    case .ternary(let test, let then, let otherwise):
      return try view(of: try constantCondition(test) ? then : otherwise)
    default:
      throw Diagnostic(
        "expected a view, found '\(excerpt(syntax))'", at: span(syntax),
        details: ["a view starts with a capital letter, as in Color.blue"])
    }
  }

  /// `Text("a") + Text("b").bold()`.
  private mutating func joinedText(
    _ left: Syntax, _ right: Syntax, at syntax: Syntax
  ) throws(Diagnostic) -> Subtree {
    let texts = [try view(of: left), try view(of: right)]
    guard texts.allSatisfy(\.view.isText) else {
      throw Diagnostic(
        "only texts can be joined, found '\(excerpt(syntax))'", at: span(syntax),
        details: ["expected Text(\"a\") + Text(\"b\")"])
    }
    let children = texts.flatMap { text in
      text.view.kind == StructuralKinds.joinedText ? text.view.children : [text.view]
    }
    let view = View(StructuralKinds.joinedText, children: children, span: span(syntax))
    return try counted(view, above: texts.map(\.levels).max() ?? 0, at: syntax.range)
  }

  /// The view in front of the modifiers; `next` is moved behind the suffixes that belong to it.
  private mutating func base(
    _ base: Syntax, _ suffixes: [Suffix], _ next: inout Int
  ) throws(Diagnostic) -> Subtree {
    let start = Int(base.tokens.lowerBound)
    if let constant = try reference(base.bare, suffixes, &next) {
      if next == 0, let view = try layoutCall(base, suffixes, &next) { return view }
      return try view(of: constant, base)
    }
    guard case .name(let name) = base.bare.form, environment[name] == nil else {
      if case .implicitMember(let name) = base.form {
        throw modifierWithoutView(name, at: start)
      }
      if let view = try layoutCall(base, suffixes, &next) { return view }
      return try view(of: base)
    }
    let kinds = kinds.kinds(named: name, isModifier: false)
    switch suffixes[0] {
    case .call(let arguments, let tokens):
      let call = Call(
        name: name, arguments: arguments, isModifier: false, nameIndex: start,
        range: start..<Int(tokens.upperBound))
      next = 1
      if let type = declarations.types[name], type.isView {
        return try view(of: type, arguments, at: call.range)
      }
      if let shape = try ownShape(call) { return shape }
      if case .view(let content)? = environment["self"], !isCapitalized(name) {
        return try modified(recounted(content), by: call, from: start)
      }
      if kinds.first == StructuralKinds.forEach { return try forEach(call) }
      if let rows = try rows(call, of: kinds) { return rows }
      guard !kinds.isEmpty, name != StructuralKinds.conditional.signature.name else {
        throw notAView(name, at: start, hasArguments: true)
      }
      return try made(call, of: kinds, around: nil)
    case .member(let member, let index):
      guard !kinds.isEmpty else { throw notAView(name, at: start, hasArguments: false) }
      next = 1
      return try self.member(member, of: kinds, name: name, at: start..<Int(index) + 1)
    case .subscript, .mark:
      throw Diagnostic("expected '(' after '\(name)'", at: list.tokens[start + 1].span)
    }
  }

  /// A layout that is called with views, as in `layout { Color.red }`; `nil` for other suffixes.
  private mutating func layoutCall(
    _ base: Syntax, _ suffixes: [Suffix], _ next: inout Int
  ) throws(Diagnostic) -> Subtree? {
    guard case .call(let arguments, let tokens) = suffixes[0], arguments.count == 1,
      arguments[0].isTrailing
    else { return nil }
    next = 1
    return try view(
      by: base, arguments[0], at: Int(base.tokens.lowerBound)..<Int(tokens.upperBound))
  }

  /// A view written as a member, such as `Color.blue`.
  private mutating func member(
    _ member: String, of kinds: [any LayoutKind.Type], name: String, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    for kind in kinds {
      for (index, form) in kind.signature.forms.enumerated() where form.isMember {
        let names = form.parameters[0].type.memberNames
        guard names.contains(member) else {
          throw unknownMember(member, of: name, names, at: place.upperBound - 1)
        }
        let view = View(
          kind, form: index, arguments: [.member(member)], span: list.span(place))
        return try counted(view, above: 0, at: place)
      }
    }
    throw missingParentheses(name, at: place.lowerBound)
  }

  /// Puts modifiers around a view, in the order in which they are written.
  mutating func modified(
    _ content: Subtree, by suffixes: ArraySlice<Suffix>, from start: Int
  ) throws(Diagnostic) -> Subtree {
    var result = content
    var index = suffixes.startIndex
    while index < suffixes.endIndex {
      guard case .member(let name, let token) = suffixes[index] else {
        throw unexpectedSuffix(suffixes[index])
      }
      var arguments: [Argument]?
      var end = Int(token) + 1
      if index + 1 < suffixes.endIndex, case .call(let parts, let tokens) = suffixes[index + 1] {
        arguments = parts
        end = Int(tokens.upperBound)
        index += 1
      }
      index += 1
      guard let arguments else { throw modifierWithoutParentheses(name, at: Int(token)) }
      let call = Call(
        name: name, arguments: arguments, isModifier: true, nameIndex: Int(token),
        range: Int(token)..<end)
      result = try modified(result, by: call, from: start)
    }
    return result
  }

  /// Puts one modifier around a view.
  private mutating func modified(
    _ content: Subtree, by call: Call, from start: Int
  ) throws(Diagnostic) -> Subtree {
    if call.name == "id" { return try labelled(content, by: call) }
    if let own = try modifiedByOwn(content, call) { return own }
    let kinds = kinds.kinds(named: call.name, isModifier: true)
    guard let first = kinds.first else { throw unknownModifier(call) }
    let setsOtherKey = try setsOtherKey(call, of: kinds)
    var result: Subtree
    if first == StructuralKinds.neutral || setsOtherKey {
      result = try neutral(call, around: content)
    } else if isEffect(call) {
      // An effect may depend on what is not known here; layout does not go by it.
      let kept = try neutral(call, around: content)
      result = (try? made(call, of: kinds, around: content)) ?? kept
    } else {
      result = try made(call, of: kinds, around: content)
    }
    result.view.span = list.span(start..<call.range.upperBound)
    return result
  }

  /// Whether a modifier has a kind of its own and is kept where its arguments are not known.
  private func isEffect(_ call: Call) -> Bool {
    guard KindTable.neutralModifiers.contains(call.name), let first = call.arguments.first else {
      return false
    }
    if case .keyPath = shape(of: first.value) { return false }
    return true
  }

  /// Whether a modifier that takes key paths sets one that layout does not go by.
  private func setsOtherKey(
    _ call: Call, of kinds: [any LayoutKind.Type]
  ) throws(Diagnostic) -> Bool {
    guard KindTable.neutralModifiers.contains(call.name), let key = call.arguments.first else {
      return false
    }
    let shape = shape(of: key.value)
    if case .keyPath(let name) = shape, KindTable.unmodelled.contains(name) {
      throw notModelled("\\.\(name)", span(key.value))
    }
    let keys = kinds.flatMap { $0.signature.forms }.compactMap(\.parameters.first)
    return !keys.contains { $0.type.admits(shape) }
  }

  /// A modifier that does not change the layout: its name and the text behind it.
  private mutating func neutral(
    _ call: Call, around content: Subtree
  ) throws(Diagnostic) -> Subtree {
    if !neutralNames.contains(call.name) { neutralNames.append(call.name) }
    let rest = try closedText(
      of: (call.nameIndex + 1)..<call.range.upperBound, NameReferences(in: call.arguments))
    let view = View(
      StructuralKinds.neutral, arguments: [.string(call.name), .source(rest)],
      children: [content.view])
    return try counted(view, above: content.levels, at: call.range)
  }

  /// `.id("a")`: names the view as it is up to here.
  private mutating func labelled(_ content: Subtree, by call: Call) throws(Diagnostic) -> Subtree {
    guard call.arguments.count == 1, call.arguments[0].label == nil else {
      throw Diagnostic(
        "'.id' needs one label", at: list.span(call.range),
        details: ["expected a label such as .id(\"a\")"])
    }
    let value = call.arguments[0].value
    var result = content
    switch shape(of: value) {
    case .string: result.view.label = try string(value)
    case .number: result.view.label = Numbers.text(try number(value).expression.constantValue)
    default:
      throw Diagnostic(
        "'.id' needs text in quotes or a number, found '\(excerpt(value))'", at: span(value),
        details: ["expected a label such as .id(\"a\")"])
    }
    return result
  }
}

extension View {
  /// Whether the view is a text, with modifiers or without.
  fileprivate var isText: Bool {
    if isModifier, let content = children.first { return content.isText }
    return kind == StructuralKinds.text || kind == StructuralKinds.joinedText
  }
}
