/// Finds the names that an expression or a body uses and does not define itself.
struct NameReferences {
  /// The names with the places of their tokens, in the order of the source.
  private(set) var found: [(token: Int32, name: String)] = []
  /// What stands behind the names, by the places of their tokens.
  private(set) var suffixes: [Int32: [Suffix]] = [:]
  /// The names that stand for `name = name` in `if let name`.
  private(set) var shorthands: Set<Int32> = []
  private var defined: Set<String> = []

  init(in arguments: [Argument]) { visit(arguments) }

  init(in syntax: Syntax) { visit(syntax) }

  init(in closure: Closure) { visit(closure) }

  init(in expressions: [Syntax]) { for syntax in expressions { visit(syntax) } }

  private mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visit(_ closure: Closure) {
    let outer = defined
    defined.formUnion(closure.parameters)
    for statement in closure.statements { visit(statement) }
    defined = outer
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.form {
    case .expression(let value), .result(let value):
      visit(value)
    case .constant(let name, _, let value):
      visit(value)
      defined.insert(name)
    case .conditional(let conditional):
      let outer = defined
      visit(conditional.clauses)
      visit(conditional.then)
      defined = outer
      if let otherwise = conditional.otherwise { visit(otherwise) }
    case .guarded(let clauses, let otherwise):
      visit(clauses)
      visit(otherwise)
    case .choice(let choice):
      visit(choice)
    case .declaration(.variable(let variable)):
      if let value = variable.value { visit(value) }
      defined.insert(variable.name)
    case .assignment(let target, let value):
      visit(target)
      visit(value)
    case .imported, .declaration, .alignment, .other:
      break
    }
  }

  private mutating func visit(_ clauses: [Clause]) {
    for clause in clauses {
      switch clause {
      case .test(let test): visit(test)
      case .match(let pattern, let value, let isShort):
        visit(value)
        if isShort { shorthands.insert(value.tokens.lowerBound) }
        visit(pattern)
      }
    }
  }

  private mutating func visit(_ choice: Choice) {
    visit(choice.subject)
    for branch in choice.branches {
      let outer = defined
      for alternative in branch.patterns {
        visit(alternative.pattern)
        if let condition = alternative.condition { visit(condition) }
      }
      visit(branch.body)
      defined = outer
    }
  }

  private mutating func visit(_ pattern: Pattern) {
    for value in pattern.values { visit(value) }
    defined.formUnion(pattern.names)
  }

  private mutating func visit(_ syntax: Syntax) {
    switch syntax.form {
    case .name(let name):
      if !defined.contains(name) { found.append((syntax.tokens.lowerBound, name)) }
    case .string(let parts):
      for part in parts { if case .interpolation(let value) = part { visit(value) } }
    case .chain(let base, let suffixes):
      visit(base)
      if case .name = base.form { self.suffixes[base.tokens.lowerBound] = suffixes }
      for suffix in suffixes { visit(suffix) }
    case .array(let elements):
      for element in elements { visit(element) }
    case .tuple(let parts):
      visit(parts)
    case .parenthesized(let value), .prefixed(_, let value):
      visit(value)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .ternary(let test, let then, let otherwise):
      visit(test)
      visit(then)
      visit(otherwise)
    case .closure(let closure):
      visit(closure)
    case .integer, .decimal, .boolean, .none, .implicitMember, .opaque:
      break
    }
  }

  private mutating func visit(_ suffix: Suffix) {
    switch suffix {
    case .call(let arguments, _), .subscript(let arguments, _): visit(arguments)
    case .member, .mark: break
    }
  }
}
