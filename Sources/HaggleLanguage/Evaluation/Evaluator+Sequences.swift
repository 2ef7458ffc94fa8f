import HaggleLayout

/// Arrays that are computed out of others: `items.enumerated()`, `(1...3).map { "\($0)" }`.
extension Evaluator {
  /// The elements that a function makes of a sequence; `nil` for another expression.
  mutating func computedData(
    _ base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> ForEachData? {
    if case .name("Array") = base.form, suffixes.count == 1,
      case .call(let arguments, _) = suffixes[0], arguments.count == 1, arguments[0].label == nil
    {
      return try data(arguments[0].value)
    }
    if case .name("zip") = base.form, suffixes.count == 1,
      case .call(let arguments, _) = suffixes[0], arguments.count == 2
    {
      return try zipped(arguments[0].value, arguments[1].value)
    }
    guard suffixes.count >= 2, case .call(let arguments, _)? = suffixes.last,
      case .member(let name, _) = suffixes[suffixes.count - 2],
      Self.sequenceFunctions.contains(name),
      let data = try data(Self.part(base, suffixes.dropLast(2), of: syntax))
    else { return nil }
    return .constants(
      try elements(name, of: try constants(of: data, at: syntax), arguments, syntax))
  }

  private static let sequenceFunctions: Set<String> = [
    "map", "compactMap", "filter", "enumerated", "reversed", "prefix", "suffix", "dropFirst",
    "dropLast", "sorted",
  ]

  /// The expression without its last suffixes.
  static func part(_ base: Syntax, _ suffixes: ArraySlice<Suffix>, of whole: Syntax) -> Syntax {
    suffixes.isEmpty
      ? base
      : Syntax(form: .chain(base, Array(suffixes)), tokens: whole.tokens, depth: whole.depth)
  }

  private mutating func elements(
    _ name: String, of elements: [Constant], _ arguments: [Argument], _ syntax: Syntax
  ) throws(Diagnostic) -> [Constant] {
    switch name {
    case "enumerated":
      return elements.enumerated().map { offset, element in
        .tuple([
          .init(name: "offset", value: .whole(offset)), .init(name: "element", value: element),
        ])
      }
    case "reversed": return elements.reversed()
    case "map": return try results(elements, arguments, syntax)
    case "compactMap":
      return try results(elements, arguments, syntax).filter {
        if case .nothing = $0 { false } else { true }
      }
    case "filter":
      var kept: [Constant] = []
      for (element, result) in zip(elements, try results(elements, arguments, syntax)) {
        guard case .boolean(let isKept) = result else { throw notDecided(syntax) }
        if isKept { kept.append(element) }
      }
      return kept
    case "sorted" where arguments.isEmpty: return try sorted(elements, syntax)
    case "prefix", "suffix", "dropFirst", "dropLast":
      let count = try arguments.first.map { (argument) throws(Diagnostic) in
        max(0, try wholeNumber(argument.value))
      }
      return switch name {
      case "prefix": Array(elements.prefix(count ?? 1))
      case "suffix": Array(elements.suffix(count ?? 1))
      case "dropFirst": Array(elements.dropFirst(count ?? 1))
      default: Array(elements.dropLast(count ?? 1))
      }
    default: throw notDecided(syntax)
    }
  }

  /// What a closure gives for every element.
  private mutating func results(
    _ elements: [Constant], _ arguments: [Argument], _ syntax: Syntax
  ) throws(Diagnostic) -> [Constant] {
    guard arguments.count == 1, case .closure(let closure) = arguments[0].value.bare.form else {
      throw notDecided(syntax)
    }
    var results: [Constant] = []
    for element in elements {
      try checkInterruption(after: results.count, at: syntax.range)
      let scope = environment.openScope()
      defer { environment.close(scope) }
      bind(closure.parameters, to: element)
      if let failure = closure.failure { throw failure }
      let value = try result(of: closure.statements, "the closure", at: syntax)
      results.append(try run(try constant(value, type: ""), at: value))
    }
    return results
  }

  /// Gives the parameters of a closure an element: one, or the parts of one with several.
  mutating func bind(_ parameters: [String], to element: Constant) {
    guard parameters.count > 1, case .tuple(let parts) = element else {
      environment.bind(parameters.first ?? "$0", to: element)
      return
    }
    for (name, part) in zip(parameters, parts) { environment.bind(name, to: part.value) }
  }

  private mutating func sorted(
    _ elements: [Constant], _ syntax: Syntax
  ) throws(Diagnostic) -> [Constant] {
    let numbers = elements.compactMap(\.known)
    if numbers.count == elements.count {
      return zip(numbers, elements).sorted { $0.0 < $1.0 }.map(\.1)
    }
    let texts = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    guard texts.count == elements.count else { throw notDecided(syntax) }
    return texts.sorted().map { .string($0) }
  }

  private mutating func zipped(
    _ left: Syntax, _ right: Syntax
  ) throws(Diagnostic) -> ForEachData? {
    guard let one = try data(left), let other = try data(right) else { return nil }
    return .constants(
      zip(try constants(of: one, at: left), try constants(of: other, at: right)).map {
        .tuple([.init(name: "", value: $0), .init(name: "", value: $1)])
      })
  }

  /// Every element of known data.
  mutating func constants(
    of data: ForEachData, at syntax: Syntax
  ) throws(Diagnostic) -> [Constant] {
    try spendCalls(data.count, at: syntax.range)
    var constants: [Constant] = []
    for index in 0..<data.count { constants.append(try element(index, of: data)) }
    return constants
  }
}

// MARK: - Numbers of arrays

extension Evaluator {
  /// `values.max()`, `items.count`, `values.reduce(0, +)`: a value made of known elements; `nil` for
  /// another expression.
  mutating func summary(
    _ base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> Constant? {
    var arguments: [Argument] = []
    var rest = suffixes[...]
    if case .call(let written, _)? = rest.last {
      arguments = written
      rest.removeLast()
    }
    guard case .member(let name, _)? = rest.popLast(), Self.summaries.contains(name),
      let data = try data(Self.part(base, rest, of: syntax))
    else { return nil }
    let elements = try constants(of: data, at: syntax)
    switch name {
    case "count": return .whole(elements.count)
    case "isEmpty": return .boolean(elements.isEmpty)
    case "first" where arguments.isEmpty: return elements.first ?? .nothing
    case "last" where arguments.isEmpty: return elements.last ?? .nothing
    case "max", "min":
      let numbers = elements.compactMap(\.known)
      guard arguments.isEmpty, numbers.count == elements.count else { throw notDecided(syntax) }
      let best = name == "max" ? numbers.max() : numbers.min()
      guard let best, let place = numbers.firstIndex(of: best) else { return .nothing }
      return elements[place]
    case "reduce": return try sum(of: elements, arguments, syntax)
    default: throw notDecided(syntax)
    }
  }

  private static let summaries: Set<String> = [
    "count", "isEmpty", "first", "last", "max", "min", "reduce",
  ]

  /// `reduce(0, +)`.
  private mutating func sum(
    of elements: [Constant], _ arguments: [Argument], _ syntax: Syntax
  ) throws(Diagnostic) -> Constant {
    guard arguments.count == 2, list.sourceText(arguments[1].value.range) == "+" else {
      throw notDecided(syntax)
    }
    var total = try number(arguments[0].value)
    for element in elements {
      guard case .number(let next) = element, let value = next.constant, let sum = total.constant
      else { throw notDecided(syntax) }
      total = Number(
        expression: .constant(sum + value), type: Number.commonType(total.type, next.type))
    }
    return .number(total)
  }
}

extension Constant {
  /// A number of elements or the place of one.
  static func whole(_ value: Int) -> Constant {
    .number(Number(expression: .constant(Double(value)), type: .integer))
  }

  /// A number that is known.
  fileprivate var known: Double? {
    if case .number(let number) = self { number.expression.constantValue } else { nil }
  }
}
