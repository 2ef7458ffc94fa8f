/// The names that can be used at a place of the source.
struct Environment: Sendable {
  private var values: [String: Constant] = [:]
  /// What every binding since the start replaced, so that scopes can end.
  private var replaced: [(name: String, value: Constant?)] = []

  var isEmpty: Bool { values.isEmpty }

  subscript(name: String) -> Constant? { values[name] }

  /// Every name, in alphabetical order.
  var names: [String] { values.keys.sorted() }

  mutating func bind(_ name: String, to value: Constant) {
    if name == "_" { return }
    replaced.append((name, values.updateValue(value, forKey: name)))
  }

  /// The place to which `close` returns.
  func openScope() -> Int { replaced.count }

  /// Forgets the names bound since `scope`.
  mutating func close(_ scope: Int) {
    while replaced.count > scope {
      let last = replaced.removeLast()
      values[last.name] = last.value
    }
  }
}
