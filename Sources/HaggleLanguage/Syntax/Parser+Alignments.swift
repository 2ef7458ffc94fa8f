/// A declaration that says something about alignment.
struct AlignmentDeclaration: Sendable {
  indirect enum Form: Sendable {
    /// `enum Mid: AlignmentID { … }`: the closure is the body of its `defaultValue`.
    case id(Closure)
    /// `extension VerticalAlignment { … }`.
    case extended([AlignmentDeclaration])
    /// `static let mid = VerticalAlignment(Mid.self)`.
    case constant(Syntax)
  }

  var form: Form
  var name: String
  /// The place of the name among the tokens.
  var nameIndex: Int
}

extension Parser {
  private static let accessWords: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "final", "static",
  ]

  private static let alignmentTypes: Set<String> = [
    "HorizontalAlignment", "VerticalAlignment", "Alignment",
  ]

  /// An alignment id or alignments in an extension; `nil`, and nothing passed, for other Swift.
  mutating func alignmentDeclaration() throws(Diagnostic) -> AlignmentDeclaration? {
    let start = index
    passAccessWords()
    if let id = try id() { return id }
    if let alignments = try alignmentExtension() { return alignments }
    index = start
    return nil
  }

  private mutating func passAccessWords() {
    while token.kind == .identifier, Self.accessWords.contains(list.text(token)) { index += 1 }
  }

  /// `enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { … } }`.
  private mutating func id() throws(Diagnostic) -> AlignmentDeclaration? {
    let isType = ["enum", "struct", "class"].contains { isWord($0, token) }
    guard isType, peek().kind == .identifier, peek(2).kind == .colon else { return nil }
    let nameIndex = index + 1
    var brace = index + 3
    var conforms = false
    while [.identifier, .comma, .period].contains(list.tokens[brace].kind) {
      conforms = conforms || isWord("AlignmentID", list.tokens[brace])
      brace += 1
    }
    guard conforms, list.tokens[brace].kind == .leftBrace else { return nil }
    let end = Int(list.partners[brace])
    index = brace + 1
    var value: Closure?
    while index < end {
      if skip(.semicolon) { continue }
      passAccessWords()
      if isWord("func", token), isWord("defaultValue", peek()) {
        value = try defaultValue()
      } else {
        _ = skipOther()
      }
    }
    index = end + 1
    let name = name(list.tokens[nameIndex])
    guard let value else {
      throw Diagnostic(
        "'\(name)' has no 'defaultValue'", at: list.tokens[nameIndex].span,
        details: [
          "expected static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }"
        ])
    }
    return AlignmentDeclaration(form: .id(value), name: name, nameIndex: nameIndex)
  }

  /// `func defaultValue(in d: ViewDimensions) -> CGFloat { … }`.
  private mutating func defaultValue() throws(Diagnostic) -> Closure {
    index += 2
    guard token.kind == .leftParenthesis else { throw unexpected("expected '('") }
    let close = Int(list.partners[index])
    var parameter = "_"
    index += 1
    while index < close, token.kind == .identifier {
      parameter = name(token)
      index += 1
    }
    index = close + 1
    while [.infixOperator, .identifier, .period].contains(token.kind) { index += 1 }
    var closure = try branch()
    closure.parameters = [parameter]
    return closure
  }

  /// `extension VerticalAlignment { … }`.
  private mutating func alignmentExtension() throws(Diagnostic) -> AlignmentDeclaration? {
    guard isWord("extension", token), Self.alignmentTypes.contains(list.text(peek())),
      peek(2).kind == .leftBrace
    else { return nil }
    let nameIndex = index + 1
    let end = Int(list.partners[index + 2])
    index += 3
    var members: [AlignmentDeclaration] = []
    while index < end {
      if skip(.semicolon) { continue }
      passAccessWords()
      if let id = try id() {
        members.append(id)
      } else if isWord("let", token) || isWord("var", token) {
        members.append(try constant(before: end))
      } else {
        throw unexpected("expected 'static let' or an enum that is an AlignmentID")
      }
    }
    index = end + 1
    return AlignmentDeclaration(
      form: .extended(members), name: name(list.tokens[nameIndex]), nameIndex: nameIndex)
  }

  /// `let mid: VerticalAlignment = value`, or `var mid: VerticalAlignment { value }`.
  private mutating func constant(before end: Int) throws(Diagnostic) -> AlignmentDeclaration {
    let nameIndex = index + 1
    index += 2
    if skip(.colon) {
      while token.kind == .identifier || token.kind == .period { index += 1 }
    }
    let name = name(list.tokens[nameIndex])
    if token.kind == .leftBrace {
      let closure = try branch()
      switch closure.statements.first?.form {
      case .expression(let value), .result(let value):
        return AlignmentDeclaration(form: .constant(value), name: name, nameIndex: nameIndex)
      default:
        throw closure.failure
          ?? Diagnostic("'\(name)' has no value", at: list.tokens[nameIndex].span)
      }
    }
    guard token.kind == .infixOperator, list.matches(token, "="), index < end else {
      throw unexpected("expected '=' and a value")
    }
    index += 1
    return AlignmentDeclaration(form: .constant(try expression()), name: name, nameIndex: nameIndex)
  }
}
