import HaggleLayout

extension Evaluator {
  /// How many bodies of functions and properties may run in each other.
  private static let deepestCall = 100

  /// What an expression stands for that is a name, a member of a value or type, or a call of a
  /// function that was declared; `nil` for all others.
  mutating func reference(_ syntax: Syntax) throws(Diagnostic) -> Constant? {
    switch syntax.form {
    case .name(let name): return environment[name] ?? binding(name)
    case .parenthesized(let inner): return try reference(inner)
    case .binary("??", let left, let right):
      guard let value = try reference(left.bare) else { return nil }
      let known = try run(value, at: left)
      if case .nothing = known { return try constant(right, type: "") }
      return known
    case .chain(let base, let suffixes):
      var next = 0
      let constant = try reference(base, suffixes, &next)
      if next == suffixes.count, constant != nil { return constant }
      if let data = try computedData(base, suffixes, syntax) {
        return .values(try constants(of: data, at: syntax))
      }
      return try summary(base, suffixes, syntax)
    default: return nil
    }
  }

  /// The same for the beginning of a chain; `next` is moved behind the suffixes that belong to it.
  mutating func reference(
    _ base: Syntax, _ suffixes: [Suffix], _ next: inout Int
  ) throws(Diagnostic) -> Constant? {
    guard case .name(let name) = base.form else { return nil }
    var current = environment[name] ?? binding(name)
    if current == nil {
      guard let type = declarations.types[name == "Self" ? instanceType : name] else { return nil }
      let place = Int(base.tokens.lowerBound)
      if case .member(let name, _) = suffixes[0], suffixes.count > 1,
        case .call(let arguments, _) = suffixes[1],
        let value = try enumCase(name, of: type, arguments, at: place)
      {
        current = value
        next += 1
      } else {
        current = try member(of: type, suffixes[0], at: place)
      }
      if current == nil { return nil }
      next += 1
    }
    while next < suffixes.count, let constant = current {
      guard let inner = try member(of: constant, suffixes[next], at: base.range) else { break }
      current = inner
      next += 1
    }
    return current
  }

  /// `$isOn` stands for what `isOn` is.
  private func binding(_ name: String) -> Constant? {
    name.hasPrefix("$") ? environment[String(name.dropFirst())] : nil
  }

  /// `Theme.padding`, `Item(name: "a")`, `Tab.home`, `Tab.allCases`.
  mutating func member(
    of type: TypeDeclaration, _ suffix: Suffix, at place: Int
  ) throws(Diagnostic) -> Constant? {
    switch suffix {
    case .member(let name, _):
      if let value = try enumCase(name, of: type, at: place) { return value }
      guard let variable = type.statics.first(where: { $0.name == name }) else {
        return name == "allCases" ? try allCases(of: type, at: place) : nil
      }
      let outer = environment
      defer { environment = outer }
      environment = globals
      if let value = variable.value { return try constant(value, type: variable.type) }
      guard let body = variable.body else { return nil }
      return .computed(.init(name: name, type: variable.type, body: body, instance: 0))
    case .call(let arguments, _):
      // `extension Color` does not say how colours are made.
      if type.isExtension || type.isView || type.isModifier || type.isShape || type.isLayout {
        return nil
      }
      return .object(try instance(of: type, arguments, at: place))
    case .subscript, .mark:
      return nil
    }
  }

  /// What a suffix makes of a constant; `nil` if the constant has no such member.
  private mutating func member(
    of constant: Constant, _ suffix: Suffix, at place: Range<Int>
  ) throws(Diagnostic) -> Constant? {
    switch (constant, suffix) {
    case (.object(let index), .member(let name, _)):
      return instances[index].members.contains(name) ? instances[index].environment[name] : nil
    case (.function(let function), .call(let arguments, _)):
      var computed = function.computed
      computed.arguments = try bindings(
        of: function.parameters, to: arguments, of: computed.name, at: place.lowerBound)
      return .computed(computed)
    case (.deferred(let deferred), .call(let arguments, _)):
      guard case .closure(let closure) = deferred.syntax.bare.form else { return nil }
      return .computed(try called(closure, deferred.captured, arguments))
    case (.deferred(let deferred), .member("count", _)):
      guard case .array(let elements) = deferred.syntax.bare.form else { return nil }
      return .number(Number(expression: .constant(Double(elements.count)), type: .integer))
    case (.deferred(let deferred), .subscript(let arguments, _)):
      guard case .array(let elements) = deferred.syntax.bare.form else { return nil }
      return try element(
        .elements(elements, captured: deferred.captured, type: deferred.type), arguments)
    case (.values(let values), .member("count", _)):
      return .whole(values.count)
    case (.values(let values), .subscript(let arguments, _)):
      return try element(.constants(values), arguments)
    case (.tuple(let parts), .member(let name, _)):
      return parts.first { $0.name == name }?.value ?? Int(name).flatMap { parts[safe: $0]?.value }
    case (.string(let text), .member(let name, _)):
      return text.property(name)
    case (.nothing, .member), (.nothing, .subscript):
      return .nothing
    case (_, .mark):
      return constant
    default:
      return nil
    }
  }

  /// A closure with what its parameters are given.
  private mutating func called(
    _ closure: Closure, _ captured: [String: Constant], _ arguments: [Argument]
  ) throws(Diagnostic) -> Constant.Computed {
    var bindings = captured.sorted { $0.key < $1.key }.map {
      Constant.Binding(name: $0.key, value: $0.value)
    }
    for (index, argument) in arguments.enumerated() {
      let name = closure.parameters.isEmpty ? "$\(index)" : closure.parameters[safe: index] ?? "_"
      bindings.append(.init(name: name, value: try constant(argument.value, type: "")))
    }
    return Constant.Computed(
      name: "closure", type: "", body: closure, instance: 0, arguments: bindings)
  }

  /// `items[i]`.
  private mutating func element(
    _ data: ForEachData, _ arguments: [Argument]
  ) throws(Diagnostic) -> Constant? {
    guard arguments.count == 1 else { return nil }
    let place = arguments[0].value
    let index = try wholeNumber(place)
    guard 0..<data.count ~= index else {
      throw Diagnostic(
        "there is no element \(index)", at: span(place),
        details: ["there are \(data.count), counted from 0"])
    }
    return try element(index, of: data)
  }
}

extension String {
  /// What a property of a text is; `nil` for one that is not known.
  fileprivate func property(_ name: String) -> Constant? {
    switch name {
    case "count": .whole(count)
    case "isEmpty": .boolean(isEmpty)
    case "capitalized": .string(capitalizedWords)
    default: nil
    }
  }

  private var capitalizedWords: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }
}

// MARK: - Running bodies

extension Evaluator {
  /// Evaluates in the surroundings of a computed property, or of a function with its arguments.
  mutating func run<Result>(
    _ computed: Constant.Computed, at place: Range<Int>,
    _ body: (inout Evaluator, [Statement]) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    if let failure = computed.body.failure { throw failure }
    guard callDepth < Self.deepestCall else {
      throw Diagnostic(
        "'\(computed.name)' is \(Self.deepestCall) calls deep", at: list.span(place),
        details: ["expected views and functions that come to an end"])
    }
    try spendCalls(1, at: place)
    let (outer, outerType) = (environment, instanceType)
    callDepth += 1
    defer {
      (environment, instanceType) = (outer, outerType)
      callDepth -= 1
    }
    environment = computed.instance == 0 ? globals : instances[computed.instance].environment
    instanceType = instances[computed.instance].type
    for argument in computed.arguments { environment.bind(argument.name, to: argument.value) }
    return try body(&self, computed.body.statements)
  }

  /// Takes runs of bodies and elements of arrays off what one source may have of them.
  mutating func spendCalls(_ count: Int, at place: Range<Int>) throws(Diagnostic) {
    guard count <= limits.views - callCount else {
      throw Diagnostic(
        "more than \(Numbers.grouped(limits.views)) calls of functions and properties",
        at: list.span(place))
    }
    callCount += count
    try checkInterruption(after: callCount, at: place)
  }

  /// The view that a computed property or a function makes; several stand in a group.
  mutating func view(
    of computed: Constant.Computed, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    let views = try run(computed, at: place) { (evaluator, statements) throws(Diagnostic) in
      try evaluator.views(of: statements)
    }
    return try grouped(views, at: place)
  }

  /// One view as it is, several or none in a group.
  mutating func grouped(_ views: [Subtree], at place: Range<Int>) throws(Diagnostic) -> Subtree {
    if views.count == 1 { return views[0] }
    let group = View(StructuralKinds.group, children: views.map(\.view), span: list.span(place))
    return try counted(group, above: views.map(\.levels).max() ?? 0, at: place)
  }

  /// Evaluates the expression that a computed property or a function gives.
  mutating func result<Result>(
    of computed: Constant.Computed, at syntax: Syntax,
    _ body: (inout Evaluator, Syntax) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try run(computed, at: syntax.range) { (evaluator, statements) throws(Diagnostic) in
      try body(&evaluator, try evaluator.result(of: statements, computed.name, at: syntax))
    }
  }

  /// The expression that is reached in statements; the constants before it stay known.
  mutating func result(
    of statements: [Statement], _ name: String, at syntax: Syntax
  ) throws(Diagnostic) -> Syntax {
    for statement in statements {
      switch statement.form {
      case .expression(let value), .result(let value):
        return value
      case .constant(let name, let type, let value):
        try define(name, type: type, as: value)
      case .declaration(let declaration):
        try declare(declaration)
      case .conditional, .choice:
        guard let branch = try taken(statement) else { continue }
        if let failure = branch.failure { throw failure }
        return try result(of: branch.statements, name, at: syntax)
      case .guarded(let clauses, let otherwise):
        if try holds(clauses) { continue }
        if let failure = otherwise.failure { throw failure }
        return try result(of: otherwise.statements, name, at: syntax)
      case .imported, .alignment:
        continue
      case .assignment, .other:
        throw Diagnostic(
          "'\(excerpt(syntax))' cannot be computed here",
          at: list.tokens[statement.range.lowerBound].span,
          details: ["expected constants, 'if' and an expression in '\(name)'"])
      }
    }
    throw Diagnostic("'\(name)' gives no value", at: span(syntax))
  }
}

extension Array {
  /// The element at a place; `nil` where there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
