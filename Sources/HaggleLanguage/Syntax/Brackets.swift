/// Which bracket closes which.
struct Brackets {
  /// For every bracket the place of its partner among the tokens; -1 for others.
  private(set) var partners: [Int32]

  /// What is wrong with the brackets of a text, if anything.
  enum Problem {
    /// A bracket that nothing closes; `closer` is the wrong bracket found, or `nil` at the end.
    case unclosed(open: Int, closer: Int?)
    /// A closing bracket that nothing opened.
    case unexpected(Int)
  }

  private(set) var problem: Problem?

  init(_ tokens: [Token]) {
    partners = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      guard problem == nil else { return }
      switch token.kind {
      case .leftParenthesis, .leftBrace, .leftBracket, .interpolationOpen:
        open.append(index)
      case .rightParenthesis, .rightBrace, .rightBracket, .interpolationClose:
        close(index, in: tokens, &open)
      case .end:
        if let last = open.last { problem = .unclosed(open: last, closer: nil) }
      default:
        break
      }
    }
  }

  private mutating func close(_ index: Int, in tokens: [Token], _ open: inout [Int]) {
    guard let opening = open.popLast() else {
      problem = .unexpected(index)
      return
    }
    if Self.closer(of: tokens[opening].kind) != tokens[index].kind {
      problem = .unclosed(open: opening, closer: index)
      return
    }
    partners[opening] = Int32(index)
    partners[index] = Int32(opening)
  }

  private static func closer(of kind: Token.Kind) -> Token.Kind {
    switch kind {
    case .leftParenthesis: .rightParenthesis
    case .leftBrace: .rightBrace
    case .leftBracket: .rightBracket
    default: .interpolationClose
    }
  }
}

extension TokenList {
  /// What keeps the text from being read at all: a character that is none of Swift's, a bracket
  /// that is not closed.
  func check() throws(Diagnostic) {
    // A stray character may have hidden the closing brackets, so it is told first.
    if let failure, !failure.isIncomplete { throw failure }
    switch Brackets(tokens).problem {
    case .unexpected(let index): throw unexpectedCloser(tokens[index])
    case .unclosed(let open, let closer?): throw unclosed(tokens[open], before: tokens[closer])
    case .unclosed(let open, nil): if failure == nil { throw unclosed(tokens[open], before: nil) }
    case nil: break
    }
    if let failure { throw failure }
  }

  private func unexpectedCloser(_ token: Token) -> Diagnostic {
    Diagnostic(
      "unexpected '\(text(token))'", at: token.span, details: ["nothing is open here"],
      hint: Repair.line(bytes, replacing: token.span, with: ""))
  }

  /// The bracket, where it was opened, and what came instead of its partner.
  private func unclosed(_ opening: Token, before closer: Token?) -> Diagnostic {
    var error = Diagnostic(
      "unclosed `\(text(opening))`", at: (closer ?? opening).span,
      details: closer.map { ["found '\(text($0))' first"] } ?? [], isIncomplete: closer == nil)
    error.opening = Int(opening.start)
    return error
  }
}
