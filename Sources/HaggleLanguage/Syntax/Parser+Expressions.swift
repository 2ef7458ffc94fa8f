extension Parser {
  /// Operands and operators not yet joined.
  private struct Sequence {
    struct Operator {
      var text: String
      var precedence: Int
      /// The middle of `a ? b : c`.
      var middle: Syntax?
    }

    var operands: [Syntax] = []
    var operators: [Operator] = []
  }

  /// An expression with infix operators.
  ///
  /// In the condition of an `if`, which allows no body, `{` begins no closure.
  mutating func expression(allowsBody: Bool = true) throws(Diagnostic) -> Syntax {
    let first = try operand(allowsBody: allowsBody)
    guard token.kind == .infixOperator, !isAssignment(token) else { return first }
    var sequence = Sequence(operands: [first])
    while token.kind == .infixOperator && !isAssignment(token) {
      let text = list.text(token)
      guard let precedence = Operators.precedence(text) else {
        throw Diagnostic(
          "unknown operator '\(text)'", at: token.span,
          hint: text == ".."
            ? Repair.line(list.bytes, replacing: token.span, with: "..<") : nil)
      }
      reduce(&sequence, for: precedence)
      try checkDepth(sequence)
      index += 1
      var next = Sequence.Operator(text: text, precedence: precedence)
      if precedence == Operators.ternary { next.middle = try ternaryMiddle(allowsBody) }
      sequence.operators.append(next)
      sequence.operands.append(try operand(allowsBody: allowsBody))
    }
    reduce(&sequence, for: 0)
    try checkDepth(sequence)
    return sequence.operands[0]
  }

  private func isAssignment(_ token: Token) -> Bool {
    Operators.isAssignment(list.text(token))
  }

  private mutating func ternaryMiddle(_ allowsBody: Bool) throws(Diagnostic) -> Syntax {
    try openBracket(at: index - 1)
    let middle = try expression(allowsBody: allowsBody)
    brackets -= 1
    guard skip(.colon) else { throw unexpected("expected ':' of '? :'") }
    return middle
  }

  /// Joins what binds more strongly than an operator of this precedence that comes next.
  private func reduce(_ sequence: inout Sequence, for precedence: Int) {
    while let last = sequence.operators.last,
      last.precedence > precedence
        || last.precedence == precedence && !Operators.groupsRight(precedence)
    {
      sequence.operators.removeLast()
      let right = sequence.operands.removeLast()
      let left = sequence.operands.removeLast()
      sequence.operands.append(joined(left, last, right))
    }
  }

  private func joined(_ left: Syntax, _ sign: Sequence.Operator, _ right: Syntax) -> Syntax {
    let depth = max(left.depth, right.depth, sign.middle?.depth ?? 0) + 1
    let tokens = left.tokens.lowerBound..<right.tokens.upperBound
    let form: Syntax.Form =
      if let middle = sign.middle {
        .ternary(left, then: middle, otherwise: right)
      } else {
        .binary(sign.text, left, right)
      }
    return Syntax(form: form, tokens: tokens, depth: depth)
  }

  private mutating func checkDepth(_ sequence: Sequence) throws(Diagnostic) {
    guard let last = sequence.operands.last,
      Int(last.depth) > limit || sequence.operators.count > limit
    else { return }
    isOverLimit = true
    throw tooDeep(at: Int(last.tokens.lowerBound))
  }

  /// An operand with what stands in front of and behind it.
  private mutating func operand(allowsBody: Bool) throws(Diagnostic) -> Syntax {
    let start = index
    guard token.kind == .prefixOperator else {
      let value = try suffixed(try primary(), allowsBody: allowsBody)
      guard token.kind == .postfixOperator, list.text(token) == Operators.range else {
        return value
      }
      index += 1
      return try syntax(
        .binary(Operators.range, value, openEnd), from: start, depth: Int(value.depth) + 1)
    }
    let sign = list.text(token)
    guard sign == "-" || sign == "!" || sign == "+" || Operators.makesRange(sign) else {
      throw Diagnostic("unknown operator '\(sign)'", at: token.span)
    }
    index += 1
    let value = try suffixed(try primary(), allowsBody: allowsBody)
    let form: Syntax.Form =
      Operators.makesRange(sign) ? .binary(sign, openEnd, value) : .prefixed(sign, value)
    return try syntax(form, from: start, depth: Int(value.depth) + 1)
  }

  /// What is not written in `2...` and `...4`.
  private var openEnd: Syntax {
    Syntax(form: .none, tokens: Int32(index)..<Int32(index), depth: 0)
  }

  /// Counts a bracket or body that is entered.
  mutating func openBracket(at index: Int) throws(Diagnostic) {
    brackets += 1
    guard brackets > limit else { return }
    isOverLimit = true
    throw tooDeep(at: index)
  }
}
