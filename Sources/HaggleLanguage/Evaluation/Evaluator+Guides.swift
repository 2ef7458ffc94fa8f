import HaggleLayout

extension Evaluator {
  /// The number that a closure computes out of what it is given.
  mutating func closureValue(
    _ syntax: Syntax, given constants: [Constant], _ type: ValueType
  ) throws(Diagnostic) -> Expression {
    guard case .closure(let closure) = syntax.form else {
      throw wrongType(syntax, type, title: nil)
    }
    if let failure = closure.failure { throw failure }
    let scope = environment.openScope()
    defer { environment.close(scope) }
    for (place, constant) in constants.enumerated() {
      let names = closure.parameters
      if names.indices.contains(place) || names.isEmpty {
        environment.bind(names.isEmpty ? "$\(place)" : names[place], to: constant)
      }
    }
    guard let expression = try result(of: closure.statements[...], type) else {
      throw Diagnostic(
        "the closure computes no number", at: span(syntax),
        details: ["expected \(type.expectation)"])
    }
    try checkDepth(of: expression, at: syntax)
    return expression
  }

  /// `d.width`, `d.height`, `d[.leading]`.
  mutating func dimension(_ suffix: Suffix, _ syntax: Syntax) throws(Diagnostic) -> Number {
    switch suffix {
    case .member("width", _): return Number(expression: .length(.horizontal), type: .real)
    case .member("height", _): return Number(expression: .length(.vertical), type: .real)
    case .subscript(let arguments, _) where arguments.count == 1 && arguments[0].label == nil:
      return Number(expression: .guide(try guide(arguments[0].value)), type: .real)
    case .subscript(let arguments, _) where arguments.first?.label == "explicit":
      throw Diagnostic(
        "'\(excerpt(syntax))' may be nil", at: span(syntax),
        details: ["expected a fallback, as in \(excerpt(syntax)) ?? 0"],
        hint: repaired(
          span(syntax).upperBound..<span(syntax).upperBound, with: " ?? 0"))
    case .member(let name, let index):
      throw Diagnostic(
        "dimensions have no '\(name)'", at: list.tokens[Int(index)].span,
        details: ["expected width, height or a guide such as [.leading]"])
    default: throw notComputable(syntax)
    }
  }

  /// `d[explicit: .leading] ?? 0`, `values.max() ?? 1`.
  mutating func fallback(
    _ left: Syntax, _ right: Syntax, at syntax: Syntax
  ) throws(Diagnostic) -> Number {
    if let constant = try reference(syntax) { return try number(of: constant, syntax) }
    guard case .chain(let base, let suffixes) = left.bare.form, case .name(let name) = base.form,
      case .dimensions? = environment[name], suffixes.count == 1,
      case .subscript(let arguments, _) = suffixes[0], arguments.count == 1,
      arguments[0].label == "explicit"
    else { throw notComputable(syntax) }
    let key = try guide(arguments[0].value)
    return Number(
      expression: .coalescing(.explicitGuide(key), try number(right).expression), type: .real)
  }

  /// The guide that `.leading` or `HorizontalAlignment.center` names.
  mutating func guide(_ syntax: Syntax) throws(Diagnostic) -> AlignmentKey {
    let bare = syntax.bare
    for axis in Axis.allCases {
      if let key = try madeGuide(bare, on: axis) { return key }
    }
    guard case .member(let name) = shape(of: bare) else {
      throw wrongType(syntax, .guide, title: nil)
    }
    var axes = Axis.allCases
    if case .chain(let base, _) = bare.form, case .name(let type) = base.form {
      if type == "HorizontalAlignment" { axes = [.horizontal] }
      if type == "VerticalAlignment" { axes = [.vertical] }
    }
    let keys = axes.compactMap { declared.guide(named: name, on: $0) }
    if keys.count == 1 { return keys[0] }
    if keys.isEmpty { throw wrongType(syntax, .guide, title: nil) }
    throw Diagnostic(
      "'.\(name)' is a guide on both axes", at: span(syntax),
      details: ["expected HorizontalAlignment.\(name) or VerticalAlignment.\(name)"],
      hint: repaired(span(syntax), with: "HorizontalAlignment.\(name)"))
  }
}
