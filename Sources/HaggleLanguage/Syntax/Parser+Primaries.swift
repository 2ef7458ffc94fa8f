extension Parser {
  /// An expression without operators and suffixes.
  mutating func primary() throws(Diagnostic) -> Syntax {
    let start = index
    switch token.kind {
    case .integer: return try integer()
    case .decimal: return try decimal()
    case .stringOpen: return try string()
    case .identifier: return try named()
    case .dollarIdentifier:
      index += 1
      return try syntax(.name(list.text(at: start)), from: start)
    case .period: return try implicitMember()
    case .leftParenthesis: return try parenthesized()
    case .leftBracket: return try array()
    case .leftBrace: return try closureExpression()
    case .backslash: return try keyPath()
    case .poundWord:
      index += 1
      return try syntax(.opaque, from: start)
    default: throw unexpected("expected an expression")
    }
  }

  private mutating func integer() throws(Diagnostic) -> Syntax {
    let digits = list.text(token).filter { $0 != "_" }
    let value: Int? =
      switch digits.prefix(2) {
      case "0x": Int(digits.dropFirst(2), radix: 16)
      case "0o": Int(digits.dropFirst(2), radix: 8)
      case "0b": Int(digits.dropFirst(2), radix: 2)
      default: Int(digits)
      }
    guard let value else {
      let isTooLarge = digits.utf8.count > 2
      throw Diagnostic(
        isTooLarge ? "'\(digits)' is too large" : "'\(digits)' is not a number", at: token.span)
    }
    index += 1
    return try syntax(.integer(value), from: index - 1)
  }

  private mutating func decimal() throws(Diagnostic) -> Syntax {
    let digits = list.text(token).filter { $0 != "_" }
    guard let value = Double(digits), value.isFinite else {
      throw Diagnostic("'\(digits)' is too large", at: token.span)
    }
    index += 1
    return try syntax(.decimal(value), from: index - 1)
  }

  private mutating func named() throws(Diagnostic) -> Syntax {
    let start = index
    if !token.isEscaped && list.bytes[Int(token.start)] >= UInt8(ascii: "a")
      && Keywords.startsNoExpression(list.text(token))
    {
      throw unexpected("expected an expression")
    }
    index += 1
    if list.tokens[start].isEscaped {
      return try syntax(.name(name(list.tokens[start])), from: start)
    }
    let form: Syntax.Form =
      switch list.text(at: start) {
      case "true": .boolean(true)
      case "false": .boolean(false)
      case "nil": .none
      case let word: .name(word)
      }
    return try syntax(form, from: start)
  }

  private mutating func implicitMember() throws(Diagnostic) -> Syntax {
    let start = index
    index += 1
    guard token.kind == .identifier, !token.followsSpace else {
      throw unexpected("expected a name after '.'")
    }
    index += 1
    return try syntax(.implicitMember(name(list.tokens[index - 1])), from: start)
  }

  private mutating func parenthesized() throws(Diagnostic) -> Syntax {
    let start = index
    try openBracket(at: start)
    index += 1
    let parts = try arguments(until: .rightParenthesis)
    brackets -= 1
    let depth = 1 + depth(of: parts)
    if parts.count == 1, parts[0].label == nil {
      return try syntax(.parenthesized(parts[0].value), from: start, depth: depth)
    }
    return try syntax(.tuple(parts), from: start, depth: depth)
  }

  private mutating func array() throws(Diagnostic) -> Syntax {
    let start = index
    let end = Int(list.partners[start])
    try openBracket(at: start)
    index += 1
    var elements: [Syntax] = []
    var isDictionary = token.kind == .colon && index + 1 == end
    if isDictionary { index += 1 }
    while token.kind != .rightBracket {
      elements.append(try expression())
      if skip(.colon) {
        isDictionary = true
        elements.append(try expression())
      }
      if !skip(.comma) && token.kind != .rightBracket { throw unexpected("expected ',' or ']'") }
    }
    index += 1
    brackets -= 1
    let depth = 1 + (elements.map { Int($0.depth) }.max() ?? 0)
    return try syntax(isDictionary ? .opaque : .array(elements), from: start, depth: depth)
  }

  /// `\.self`, `\Item.name`, `\.$value`.
  private mutating func keyPath() throws(Diagnostic) -> Syntax {
    let start = index
    index += 1
    if token.kind == .identifier { index += 1 }
    guard token.kind == .period else { throw unexpected("expected a key path such as \\.self") }
    while token.kind == .period || token.kind == .leftBracket {
      if token.kind == .leftBracket {
        index = Int(list.partners[index]) + 1
        continue
      }
      index += 1
      guard [.identifier, .dollarIdentifier, .integer].contains(token.kind) else {
        throw unexpected("expected a name after '.'")
      }
      index += 1
      while token.kind == .postfixOperator { index += 1 }
    }
    return try syntax(.opaque, from: start)
  }
}
