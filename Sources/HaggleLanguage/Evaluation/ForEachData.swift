import HaggleLayout

/// What a `ForEach` goes over.
enum ForEachData {
  case range(Range<Int>)
  /// The elements of an array, with the constants that stand in them and the type of the array.
  case elements([Syntax], captured: [String: Constant], type: String)
  /// Elements that were computed.
  case constants([Constant])

  var count: Int {
    switch self {
    case .range(let range): range.count
    case .elements(let elements, _, _): elements.count
    case .constants(let constants): constants.count
    }
  }
}

extension Evaluator {
  /// The elements that an expression names; `nil` if they are not known here.
  mutating func data(_ syntax: Syntax) throws(Diagnostic) -> ForEachData? {
    let bare = syntax.bare
    switch bare.form {
    case .binary(let sign, _, _) where Operators.makesRange(sign):
      return .range(try range(bare))
    case .array(let elements):
      return .elements(elements, captured: [:], type: "")
    case .chain(let base, let suffixes):
      if case .member("indices", _)? = suffixes.last {
        let array =
          suffixes.count == 1
          ? base
          : Syntax(
            form: .chain(base, suffixes.dropLast()), tokens: bare.tokens, depth: bare.depth)
        return try data(array).map { .range(0..<$0.count) }
      }
    default: break
    }
    switch try reference(bare) {
    case .some(let constant): return try data(try run(constant, at: bare))
    case nil: return nil
    }
  }

  /// The elements of a constant.
  private mutating func data(_ constant: Constant) throws(Diagnostic) -> ForEachData? {
    if case .values(let values) = constant { return .constants(values) }
    guard case .deferred(let deferred) = constant else { return nil }
    if case .array(let elements) = deferred.syntax.bare.form {
      return .elements(elements, captured: deferred.captured, type: deferred.type)
    }
    return try with(deferred) { (evaluator, inner) throws(Diagnostic) in
      try evaluator.data(inner)
    }
  }

  /// The element at a place.
  mutating func element(_ index: Int, of data: ForEachData) throws(Diagnostic) -> Constant {
    switch data {
    case .range(let range):
      let number = Expression.constant(Double(range.lowerBound + index))
      return .number(Number(expression: number, type: .integer))
    case .constants(let constants):
      return constants[index]
    case .elements(let elements, let captured, let type):
      let scope = environment.openScope()
      defer { environment.close(scope) }
      for (name, value) in captured { environment.bind(name, to: value) }
      let isArray = type.hasPrefix("[") && type.hasSuffix("]")
      return try constant(
        elements[index], type: isArray ? String(type.dropFirst().dropLast()) : "")
    }
  }
}
