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
    case .guarded(_, let otherwise):
      visit(otherwise)
    case .choice(let choice):
      for branch in choice.branches { visit(branch.body) }
    case .other(let word):
      first = evaluator.notAView(word, at: statement.range.lowerBound)
    case .alignment:
      first = evaluator.misplacedDeclaration(statement)
    case .assignment:
      first = evaluator.notAView("=", at: statement.range.lowerBound)
    case .imported, .declaration:
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
    var call: (name: String, isModifier: Bool)?
    if case .name(let name) = base.form { call = (name, false) }
    for suffix in suffixes {
      switch suffix {
      case .member(let name, _):
        isNeutral = KindTable.neutralModifiers.contains(name)
        call = (name, true)
      case .call(let arguments, _), .subscript(let arguments, _):
        if isNeutral { continue }
        let kept = call.map { keptAsText(arguments, of: $0.name, isModifier: $0.isModifier) } ?? []
        for (index, argument) in arguments.enumerated()
        where first == nil && !kept.contains(index) { visit(argument.value) }
      case .mark:
        break
      }
    }
  }

  /// The arguments of which layout reads only the text, such as what a button does.
  private func keptAsText(
    _ arguments: [Argument], of name: String, isModifier: Bool
  ) -> [Int] {
    let call = Call(
      name: name, arguments: arguments, isModifier: isModifier, nameIndex: 0, range: 0..<0)
    let overloads = Overloads(
      call, among: evaluator.kinds.kinds(named: name, isModifier: isModifier),
      shapes: arguments.map { evaluator.shape(of: $0.value) }, declared: evaluator.declared)
    guard let match = overloads.match else { return [] }
    return zip(match.parameters, match.arguments).compactMap { parameter, argument in
      parameter.type.isKeptAsText ? argument : nil
    }
  }
}
