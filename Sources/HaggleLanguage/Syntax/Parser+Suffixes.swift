extension Parser {
  /// An operand and everything behind it that belongs to it: members, calls, subscripts, closures.
  mutating func suffixed(_ base: Syntax, allowsBody: Bool) throws(Diagnostic) -> Syntax {
    let start = Int(base.tokens.lowerBound)
    var suffixes: [Suffix] = []
    var depth = Int(base.depth)
    while let suffix = try suffix(of: base, after: suffixes, allowsBody: allowsBody) {
      if case .call(let arguments, _) = suffix { depth = max(depth, 1 + self.depth(of: arguments)) }
      if case .subscript(let arguments, _) = suffix {
        depth = max(depth, 1 + self.depth(of: arguments))
      }
      suffixes.append(suffix)
      if token.kind == .leftBrace && allowsBody { try takeClosures(&suffixes) }
    }
    return suffixes.isEmpty
      ? base : try syntax(.chain(base, suffixes), from: start, depth: depth)
  }

  private mutating func suffix(
    of base: Syntax, after suffixes: [Suffix], allowsBody: Bool
  ) throws(Diagnostic) -> Suffix? {
    let start = index
    switch token.kind {
    case .leftParenthesis where !token.startsLine:
      let parts = try bracketed(.rightParenthesis)
      return .call(parts, tokens: Int32(start)..<Int32(index))
    case .leftBracket where !token.startsLine:
      let parts = try bracketed(.rightBracket)
      return .subscript(parts, tokens: Int32(start)..<Int32(index))
    case .leftBrace where allowsBody && suffixes.isEmpty && base.canBeCalled:
      return .call([], tokens: Int32(start)..<Int32(start))
    case .period:
      return try member()
    case .postfixOperator:
      let sign = list.text(token)
      guard sign == "?" || sign == "!" else { return nil }
      index += 1
      return .mark(index: Int32(start))
    default:
      return nil
    }
  }

  /// `.name`; the name stands directly behind the period.
  private mutating func member() throws(Diagnostic) -> Suffix {
    index += 1
    guard token.kind == .identifier || token.kind == .integer, !token.followsSpace else {
      throw unexpected("expected a name after '.'")
    }
    index += 1
    return .member(name(list.tokens[index - 1]), index: Int32(index - 1))
  }

  private mutating func bracketed(_ closer: Token.Kind) throws(Diagnostic) -> [Argument] {
    try openBracket(at: index)
    index += 1
    let parts = try arguments(until: closer)
    brackets -= 1
    return parts
  }

  /// `label: value, value`, closing bracket included.
  mutating func arguments(until closer: Token.Kind) throws(Diagnostic) -> [Argument] {
    var parts: [Argument] = []
    while token.kind != closer {
      let start = index
      var label: String?
      if token.kind == .identifier && peek().kind == .colon {
        label = name(token)
        index += 2
      }
      let value: Syntax
      if let name = try operatorName() { value = name } else { value = try expression() }
      parts.append(Argument(label: label, index: Int32(start), value: value))
      if !skip(.comma) && token.kind != closer { throw missingComma(closer) }
    }
    index += 1
    return parts
  }

  /// An operator as a function, as in `reduce(0, +)`.
  private mutating func operatorName() throws(Diagnostic) -> Syntax? {
    guard [.infixOperator, .prefixOperator, .postfixOperator].contains(token.kind),
      peek().kind == .rightParenthesis || peek().kind == .comma
    else { return nil }
    index += 1
    return try syntax(.opaque, from: index - 1)
  }

  private func missingComma(_ closer: Token.Kind) -> Diagnostic {
    let sign = closer == .rightBracket ? "]" : ")"
    var error = unexpected("expected ',' or '\(sign)'")
    let last = list.tokens[index - 1]
    let end = Int(last.end)
    if token.kind == .colon && last.kind == .integer {
      error.hint = Repair.line(list.bytes, replacing: token.span, with: "/")
    } else if token.kind == .postfixOperator && list.text(token) == "%" {
      error.hint = percentage(last)
    } else if [.identifier, .integer, .decimal, .period, .stringOpen].contains(token.kind) {
      let isLabel = last.kind == .identifier && list.tokens[index - 2].kind != .period
      let sign = isLabel && peek().kind != .colon ? ":" : ","
      error.hint = Repair.line(list.bytes, replacing: end..<end, with: sign)
    }
    return error
  }

  /// The line with a percentage as `relativeProposed` takes it: `0.5` for `50%`, also where a
  /// `frame` was asked for a part of the offer.
  private func percentage(_ number: Token) -> String? {
    guard let percent = Double(list.text(number)),
      let open = list.tokens[..<index].lastIndex(where: { $0.kind == .leftParenthesis }), open > 0
    else { return nil }
    let call = list.tokens[open - 1]
    let isWhole = index - open == 4 && peek().kind == .rightParenthesis
    let isFrame = list.text(call) == "frame" && isWhole
    guard isFrame || list.text(call) == "relativeProposed" else { return nil }
    let between = String(decoding: list.bytes[Int(call.end)..<Int(number.start)], as: UTF8.self)
    return Repair.line(
      list.bytes, replacing: Int(call.start)..<Int(token.end),
      with: "relativeProposed" + between + Numbers.source(percent / 100))
  }

  /// The closures behind a call, the first without a label, and makes them its arguments.
  private mutating func takeClosures(_ suffixes: inout [Suffix]) throws(Diagnostic) {
    let start = Int32(index)
    var closures: [Argument] = []
    let first = try closureExpression()
    closures.append(Argument(label: nil, index: start, value: first, isTrailing: true))
    while token.kind == .identifier && peek().kind == .colon && peek(2).kind == .leftBrace {
      let place = index
      let label = name(token)
      index += 2
      let value = try closureExpression()
      closures.append(
        Argument(label: label, index: Int32(place), value: value, isTrailing: true))
    }
    if case .call(let parts, let tokens)? = suffixes.last {
      suffixes.removeLast()
      suffixes.append(.call(parts + closures, tokens: tokens.lowerBound..<Int32(index)))
    } else {
      suffixes.append(.call(closures, tokens: start..<Int32(index)))
    }
  }

  /// The depth of the deepest argument.
  func depth(of arguments: [Argument]) -> Int {
    var depth = 0
    for argument in arguments { depth = max(depth, Int(argument.value.depth)) }
    return depth
  }
}

extension Syntax {
  /// Whether a closure behind the expression is its argument.
  fileprivate var canBeCalled: Bool {
    switch form {
    case .name, .implicitMember, .chain, .parenthesized: true
    default: false
    }
  }
}
