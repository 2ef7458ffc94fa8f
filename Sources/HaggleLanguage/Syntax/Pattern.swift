/// What a value is compared with in `switch`, `if case` and `if let`.
indirect enum Pattern: Sendable {
  /// `_`.
  case any
  /// `let name`.
  case binding(String)
  /// A pattern for what is not `nil`: `let name?`, and the name in `if let name`.
  case optional(Pattern)
  /// `.image(let name, size: let size)`; a type may stand in front of it.
  case member(String, [Pattern])
  case tuple([Pattern])
  case value(Syntax)
  /// `0..<10`, `...10`, `10...`.
  case range(from: Syntax?, to: Syntax?, isClosed: Bool)
}

/// One of the conditions of `if` and `guard`.
enum Clause: Sendable {
  case test(Syntax)
  /// `case pattern = value` and `let name = value`; in `let name` the value is the name.
  case match(Pattern, Syntax, isShort: Bool)
}

/// `switch subject { … }`.
struct Choice: Sendable {
  /// `case .a, .b where condition: …`; without patterns it is `default`.
  struct Branch: Sendable {
    var patterns: [Alternative]
    var body: Closure
  }

  /// A pattern and what stands behind its `where`.
  struct Alternative: Sendable {
    var pattern: Pattern
    var condition: Syntax?
  }

  var subject: Syntax
  var branches: [Branch]
}

extension Pattern {
  /// The names that it gives.
  var names: [String] {
    switch self {
    case .any, .value, .range: []
    case .binding(let name): [name]
    case .optional(let inner): inner.names
    case .member(_, let parts), .tuple(let parts): parts.flatMap(\.names)
    }
  }

  /// The expressions in it.
  var values: [Syntax] {
    switch self {
    case .any, .binding: []
    case .value(let value): [value]
    case .range(let lower, let upper, _): [lower, upper].compactMap(\.self)
    case .optional(let inner): inner.values
    case .member(_, let parts), .tuple(let parts): parts.flatMap(\.values)
    }
  }
}
