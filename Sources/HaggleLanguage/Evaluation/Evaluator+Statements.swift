import HaggleLayout

extension Evaluator {
  /// The views of a body.
  mutating func views(in closure: Closure) throws(Diagnostic) -> [Subtree] {
    if let failure = closure.failure { throw failure }
    return try views(of: closure.statements)
  }

  /// The views that statements make; constants are known until the last of them.
  mutating func views(of statements: [Statement]) throws(Diagnostic) -> [Subtree] {
    let scope = environment.openScope()
    defer { environment.close(scope) }
    var views: [Subtree] = []
    views.reserveCapacity(statements.count)
    for statement in statements {
      switch statement.form {
      case .expression(let value), .result(let value):
        views.append(try view(of: value))
      case .constant(let name, let type, let value):
        try define(name, type: type, as: value)
      case .conditional(let conditional):
        views.append(try view(of: conditional, at: statement.range))
      case .imported:
        break
      case .alignment:
        throw misplacedDeclaration(statement)
      case .declaration(let declaration):
        try declare(declaration)
      case .assignment:
        throw notAView("=", at: statement.range.lowerBound)
      case .other(let word):
        throw notAView(word, at: statement.range.lowerBound)
      }
    }
    return views
  }

  /// Alignments are declared outside of views.
  func misplacedDeclaration(_ statement: Statement) -> Diagnostic {
    Diagnostic(
      "alignments cannot be declared among views", at: list.span(statement.range),
      details: ["expected the declaration in front of the outermost view"])
  }

  /// A statement that makes no view.
  func notAView(_ word: String, at index: Int) -> Diagnostic {
    let span = list.tokens[index].span
    switch word {
    case "for", "while", "repeat":
      return Diagnostic(
        "'\(word)' cannot stand among views", at: span,
        details: ["expected ForEach over a range, as in ForEach(0..<3) { i in … }"])
    case "if", "switch", "guard":
      return Diagnostic(
        "'\(word)' with a pattern cannot be decided here", at: span,
        details: ["expected if with a condition of constants"])
    case _ where word.hasPrefix("@") || word.hasPrefix("#") || Keywords.startsDeclaration(word):
      return Diagnostic(
        "'\(word)' cannot stand among views", at: span,
        details: ["expected a view: paste what stands inside 'body', and constants with 'let'"])
    default:
      return Diagnostic(
        "'\(word)' cannot stand among views", at: span, details: ["expected a view"])
    }
  }

  /// `let name: type = value`.
  mutating func define(
    _ name: String, type: String, as value: Syntax
  ) throws(Diagnostic) {
    environment.bind(name, to: try constant(value, type: type))
  }

  mutating func constant(_ value: Syntax, type: String) throws(Diagnostic) -> Constant {
    let bare = value.bare.boundValue
    if case .none = bare.form { return .nothing }
    if let known = try reference(bare) {
      if case .number(let number) = known { return .number(try typed(number, type, at: bare)) }
      return known
    }
    if let geometry = try geometry(bare) { return .geometry(geometry) }
    switch shape(of: bare) {
    case .number, .numericMember:
      let number = try typed(self.number(bare), type, at: bare)
      try spendParts(of: number.expression, at: bare)
      return .number(number)
    case .boolean:
      if case .constant(let isTrue) = try condition(bare) { return .boolean(isTrue) }
    case .string:
      return .string(try string(bare))
    default:
      break
    }
    return try deferred(value, at: value.range)
  }

  /// A number as the constant of a type holds it; whole literals become `Int` without one.
  func typed(
    _ number: Number, _ type: String, at syntax: Syntax
  ) throws(Diagnostic) -> Number {
    switch type {
    case "CGFloat", "Double", "Float":
      return Number(expression: number.expression, type: .real)
    default:
      guard number.type == .literal else { return number }
      return try integer(number, at: syntax)
    }
  }

  /// `if` and `else`: the branch that is taken, and the other as text.
  private mutating func view(
    of conditional: Conditional, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    guard case .constant(let isTrue) = try condition(conditional.condition) else {
      throw notConstant(conditional.condition)
    }
    let taken = isTrue ? conditional.then : conditional.otherwise
    let other = isTrue ? conditional.otherwise : conditional.then
    if let other, let failure = UnreadableBodies(in: other, self).first { throw failure }
    let views = try taken.map { (closure) throws(Diagnostic) in try self.views(in: closure) } ?? []
    let condition = try selfContained("\(isTrue)") { (evaluator) throws(Diagnostic) in
      try evaluator.closedText(of: conditional.condition)
    }
    let otherText = try selfContained("") { (evaluator) throws(Diagnostic) in
      try other.map { (closure) throws(Diagnostic) in try evaluator.bodyText(closure) } ?? ""
    }
    let view = View(
      StructuralKinds.conditional,
      arguments: [.source(condition), .bool(isTrue), .source(otherText)],
      children: views.map(\.view), span: list.span(place))
    return try counted(view, above: views.map(\.levels).max() ?? 0, at: place)
  }

  /// The statements of a body as text that means the same anywhere.
  mutating func bodyText(_ closure: Closure) throws(Diagnostic) -> String {
    try closedText(of: closure.range, NameReferences(in: closure))
  }
}
