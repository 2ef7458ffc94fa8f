import HaggleLayout

/// Finds the first body of a branch that could not be read.
///
/// A branch that is not taken is not evaluated, but it must be view code all the same. Bodies of
/// modifiers that do not change the layout, such as actions, may hold any Swift.
struct UnreadableBodies {
  private(set) var first: Diagnostic?
  private let evaluator: Evaluator

  init(in closure: Closure, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    visit(closure)
  }

  private mutating func visit(_ closure: Closure) {
    if first == nil { first = closure.failure }
    for statement in closure.statements where first == nil { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.form {
    case .expression(let value), .result(let value), .constant(_, _, let value):
      visit(value)
    case .conditional(let conditional):
      visit(conditional.then)
      if let otherwise = conditional.otherwise { visit(otherwise) }
    case .other(let word):
      first = evaluator.notAView(word, at: statement.range.lowerBound)
    case .imported:
      break
    }
  }

  private mutating func visit(_ syntax: Syntax) {
    switch syntax.form {
    case .chain(let base, let suffixes): visit(base, suffixes)
    case .parenthesized(let value): visit(value)
    case .closure(let closure): visit(closure)
    default: break
    }
  }

  private mutating func visit(_ base: Syntax, _ suffixes: [Suffix]) {
    visit(base)
    var isNeutral = false
    for suffix in suffixes {
      switch suffix {
      case .member(let name, _):
        isNeutral = KindTable.neutralModifiers.contains(name)
      case .call(let arguments, _), .subscript(let arguments, _):
        if isNeutral { continue }
        for argument in arguments where first == nil { visit(argument.value) }
      case .mark:
        break
      }
    }
  }
}
