/// Finds the names that an expression or a body uses and does not define itself.
struct NameReferences {
  /// The names with the places of their tokens, in the order of the source.
  private(set) var found: [(token: Int32, name: String)] = []
  /// What stands behind the names, by the places of their tokens.
  private(set) var suffixes: [Int32: [Suffix]] = [:]
  private var defined: Set<String> = []

  init(in arguments: [Argument]) { visit(arguments) }

  init(in syntax: Syntax) { visit(syntax) }

  init(in closure: Closure) { visit(closure) }

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
      visit(conditional.condition)
      visit(conditional.then)
      if let otherwise = conditional.otherwise { visit(otherwise) }
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
