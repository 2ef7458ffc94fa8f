extension Expression {
  /// The expression with other guides in place of those that it reads.
  package func replacingGuides(
    _ replacement: (AlignmentKey) -> AlignmentKey
  ) -> Expression {
    func replaced(_ part: Expression) -> Expression { part.replacingGuides(replacement) }
    switch self {
    case .constant, .length, .variable: return self
    case .guide(let key): return .guide(replacement(key))
    case .explicitGuide(let key): return .explicitGuide(replacement(key))
    case .negation(let operand): return .negation(replaced(operand))
    case .binary(let symbol, let left, let right):
      return .binary(symbol, replaced(left), replaced(right))
    case .call(let function, let arguments): return .call(function, arguments.map(replaced))
    case .conditional(let test, let then, let otherwise):
      return .conditional(
        replaced(test), then: replaced(then), otherwise: replaced(otherwise))
    case .coalescing(let value, let fallback):
      return .coalescing(replaced(value), replaced(fallback))
    }
  }

  /// The guides that the expression reads.
  package var guides: [AlignmentKey] {
    var guides: [AlignmentKey] = []
    _ = replacingGuides { key in
      guides.append(key)
      return key
    }
    return guides
  }
}
