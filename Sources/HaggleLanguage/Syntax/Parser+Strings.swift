extension Parser {
  /// A string with its escapes resolved and its interpolations read.
  mutating func string() throws(Diagnostic) -> Syntax {
    let start = index
    let quote = list.text(token)
    let hashes = quote.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let isMultiline = quote.utf8.count - hashes == 3
    index += 1
    var pieces: [Piece] = []
    var depth = 0
    while token.kind != .stringClose {
      if token.kind == .stringText {
        pieces.append(.text(list.text(token), at: index))
        index += 1
      } else {
        let value = try interpolation()
        depth = max(depth, Int(value.depth) + 1)
        pieces.append(.interpolation(value))
      }
    }
    index += 1
    if isMultiline { try removeIndentation(from: &pieces, open: start) }
    let parts = try pieces.map { (piece) throws(Diagnostic) in try part(piece, hashes: hashes) }
    return try syntax(.string(parts), from: start, depth: depth)
  }

  private enum Piece {
    case text(String, at: Int)
    case interpolation(Syntax)
  }

  /// `\(value)`, or a tuple of a value and its format: `\(x, specifier: "%.1f")`.
  private mutating func interpolation() throws(Diagnostic) -> Syntax {
    let start = index
    try openBracket(at: start)
    index += 1
    let parts = try arguments(until: .interpolationClose)
    brackets -= 1
    guard let first = parts.first else { throw unexpected("expected a value") }
    if parts.count == 1 && first.label == nil { return first.value }
    return try syntax(.tuple(parts), from: start, depth: depth(of: parts))
  }

  private func part(_ piece: Piece, hashes: Int) throws(Diagnostic) -> StringPart {
    switch piece {
    case .interpolation(let value): return .interpolation(value)
    case .text(let text, let place):
      guard let characters = Escapes.resolved(text, hashes: hashes) else {
        throw Diagnostic(
          "unknown escape in a string", at: list.tokens[place].span,
          details: ["expected one of \\n \\t \\r \\0 \\\\ \\\" \\' \\u{…}"])
      }
      return .text(characters)
    }
  }

  /// Takes the line breaks next to the quotes and the closing quote's indentation away.
  private func removeIndentation(
    from pieces: inout [Piece], open: Int
  ) throws(Diagnostic) {
    let error = Diagnostic(
      "a string of several lines starts and ends on lines of its own",
      at: list.tokens[open].span)
    guard case .text(let first, let place)? = pieces.first,
      let firstBreak = first.firstIndex(where: \.isNewline),
      first[..<firstBreak].allSatisfy({ $0 == " " || $0 == "\t" })
    else { throw error }
    guard case .text(let last, _)? = pieces.last,
      let lastBreak = last.lastIndex(where: \.isNewline)
    else { throw error }
    let indentation = String(last[last.index(after: lastBreak)...])
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { throw error }
    let isWholeFirst = pieces.count == 1 && firstBreak == lastBreak
    pieces[0] = .text(
      isWholeFirst ? "" : "\n" + first[first.index(after: firstBreak)...], at: place)
    for (index, piece) in pieces.enumerated() {
      guard case .text(let text, let place) = piece else { continue }
      guard let plain = Self.unindented(text, by: indentation) else {
        throw Diagnostic(
          "a line of the string is indented less than its closing quotes",
          at: list.tokens[place].span)
      }
      pieces[index] = .text(plain, at: place)
    }
    dropOuterBreaks(&pieces, isEmpty: isWholeFirst)
  }

  private func dropOuterBreaks(_ pieces: inout [Piece], isEmpty: Bool) {
    if isEmpty { return }
    if case .text(let text, let place)? = pieces.first {
      pieces[0] = .text(String(text.dropFirst()), at: place)
    }
    let end = pieces.count - 1
    if case .text(let text, let place)? = pieces.last {
      pieces[end] = .text(String(text.dropLast()), at: place)
    }
  }

  /// The text with `indentation` taken away behind every line break; `nil` where there is less.
  private static func unindented(_ text: String, by indentation: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    for index in lines.indices.dropFirst() {
      if lines[index].hasPrefix(indentation) {
        lines[index] = lines[index].dropFirst(indentation.count)
      } else {
        guard lines[index].allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
        lines[index] = ""
      }
    }
    return lines.joined(separator: "\n")
  }
}
