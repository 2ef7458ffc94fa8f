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
      case .expression(let value):
        views.append(try view(of: value))
      case .result(let value):
        return views + [try view(of: value)]
      case .guarded(let clauses, let otherwise):
        if !(try holds(clauses)) { return try views + self.views(in: otherwise) }
      case .conditional where statement.returns, .choice where statement.returns:
        if let taken = try taken(statement) { return try views + self.views(in: taken) }
      case .constant(let name, let type, let value):
        try define(name, type: type, as: value)
      case .conditional(let conditional):
        views.append(try view(of: conditional, at: statement.range))
      case .choice(let choice):
        views.append(try view(of: choice, at: statement.range))
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
        "'\(word)' with such a pattern cannot be decided here", at: span,
        details: ["expected constants, cases of an enumeration, ranges or let"])
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
    if !type.isEmpty, let member = try implicitMember(bare, of: type) { return member }
    if let known = try reference(bare) {
      if case .number(let number) = known { return .number(try typed(number, type, at: bare)) }
      return known
    }
    if let geometry = try geometry(bare) { return .geometry(geometry) }
    if case .tuple = bare.form { return try known(bare) }
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
    return try deferred(value, type: type, at: value.range)
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
    let scope = environment.openScope()
    let isTrue = try holds(conditional.clauses)
    if !isTrue { environment.close(scope) }
    let taken = isTrue ? conditional.then : conditional.otherwise
    let other = isTrue ? conditional.otherwise : conditional.then
    if let other, let failure = UnreadableBodies(in: other, self).first { throw failure }
    let views = try taken.map { (closure) throws(Diagnostic) in try self.views(in: closure) } ?? []
    environment.close(scope)
    let tests = conditional.tests
    let condition = try selfContained("\(isTrue)") { (evaluator) throws(Diagnostic) in
      try tests.map { (tests) throws(Diagnostic) in
        try evaluator.closedText(of: conditional.range, NameReferences(in: tests))
      } ?? "\(isTrue)"
    }
    let otherText = try selfContained("") { (evaluator) throws(Diagnostic) in
      try other.map { (closure) throws(Diagnostic) in try evaluator.bodyText(closure) } ?? ""
    }
    return try choice(isTrue, condition, of: views, otherwise: otherText, at: place)
  }

  /// `switch`: the branch that is taken, as that of a condition that holds.
  private mutating func view(
    of choice: Choice, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    let scope = environment.openScope()
    let taken = try branch(of: choice)
    for branch in choice.branches where branch.body.body != taken?.body.body {
      if let failure = UnreadableBodies(in: branch.body, self).first { throw failure }
    }
    let views = try taken.map { (branch) throws(Diagnostic) in try self.views(in: branch.body) }
    environment.close(scope)
    return try self.choice(true, "true", of: views ?? [], otherwise: "", at: place)
  }

  private mutating func choice(
    _ isTrue: Bool, _ condition: String, of views: [Subtree], otherwise: String,
    at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    let view = View(
      StructuralKinds.conditional,
      arguments: [.source(condition), .bool(isTrue), .source(otherwise)],
      children: views.map(\.view), span: list.span(place))
    return try counted(view, above: views.map(\.levels).max() ?? 0, at: place)
  }

  /// The statements of a body as text that means the same anywhere.
  mutating func bodyText(_ closure: Closure) throws(Diagnostic) -> String {
    try closedText(of: closure.range, NameReferences(in: closure))
  }
}

extension Conditional {
  /// The conditions, if none gives a name.
  fileprivate var tests: [Syntax]? {
    let tests = clauses.compactMap { if case .test(let test) = $0 { test } else { nil } }
    return tests.count == clauses.count ? tests : nil
  }
}

extension Statement {
  /// Whether a branch of the statement returns, as in a function.
  fileprivate var returns: Bool {
    let bodies: [Closure] =
      switch form {
      case .conditional(let conditional):
        [conditional.then] + [conditional.otherwise].compactMap(\.self)
      case .choice(let choice): choice.branches.map(\.body)
      default: []
      }
    return bodies.contains { body in
      guard let last = body.statements.last else { return false }
      if case .result = last.form { return true }
      return last.returns
    }
  }
}
