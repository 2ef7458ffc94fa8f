/// A text ready to be broken into lines: the widths of its characters and where lines may end.
package struct TextRun: Sendable {
  /// One character.
  private struct Glyph {
    /// In points.
    let width: Double
    let role: Role
  }

  /// What a character means for lines.
  private enum Role {
    case letter
    /// Ends a word; not counted at the end of a line.
    case space
    case newline
    /// A letter after which a line may end: a hyphen or an ideograph.
    case breakable
  }

  package let style: TextStyle
  private let glyphs: ContiguousArray<Glyph>
  private let ellipsisWidth: Double

  package init(_ text: String, style: TextStyle) {
    self.style = style
    glyphs = ContiguousArray(
      style.letters(of: text).map { character in
        Glyph(
          width: style.width(of: character), role: Self.role(of: character))
      })
    ellipsisWidth = style.width(of: "…")
  }

  private static func role(of character: Character) -> Role {
    if character.isNewline { return .newline }
    if character == " " || character == "\t" { return .space }
    return character == "-" || GlyphWidths.isWide(character) ? .breakable : .letter
  }
}

// MARK: - Size

extension TextRun {
  /// The size of the text in an offer (spec 02 rules 15 to 19), in points.
  ///
  /// - Parameters:
  ///   - proposal: Limits of width and height; `nil` and `∞` are none.
  ///   - scale: How much larger than measured the text is taken to be.
  /// - Returns: The width of the widest line and the height of all, rounded up to pixels.
  /// - Complexity: O(*n*) in the number of characters.
  package func size(for proposal: ProposedSize, scale: Double) -> Size {
    if proposal == .zero { return .zero }
    let lines = lines(for: proposal, scale: scale)
    return Size(
      width: style.roundedUp(lines.width) * scale,
      height: style.roundedUp(style.height(ofLines: lines.count)) * scale)
  }

  /// The number of lines in an offer, those reserved included.
  package func lineCount(for proposal: ProposedSize, scale: Double = 1) -> Int {
    lines(for: proposal, scale: scale).count
  }

  /// The number of lines and the width of the widest within the limits of an offer and a style.
  private func lines(for proposal: ProposedSize, scale: Double) -> (count: Int, width: Double) {
    let room = style.lines(inHeight: (proposal.height ?? .infinity) / scale)
    let fitting = room < 1e9 ? Int((max(room, 0) + 1e-9).rounded(.down)) : Int.max
    let limit = max(1, min(style.lineLimit ?? Int.max, fitting))
    let lines = lines(width: (proposal.width ?? .infinity) / scale, limit: limit)
    return (max(lines.count, style.reservedLines), lines.width)
  }

  /// The number of lines and the width of the widest, both after truncation.
  private func lines(width limitWidth: Double, limit: Int) -> (count: Int, width: Double) {
    var start = 0
    var count = 0
    var widest = 0.0
    repeat {
      let line = line(from: start, width: limitWidth)
      count += 1
      if count == limit, line.end < glyphs.count {
        return (count, max(widest, truncatedWidth(from: start, width: limitWidth)))
      }
      widest = max(widest, line.width)
      start = line.end
    } while start < glyphs.count
    return (count, widest)
  }

  /// The line that starts at `start`: as many words as fit, at least one character (rule 15).
  private func line(from start: Int, width limit: Double) -> (end: Int, width: Double) {
    var width = 0.0
    var spaces = 0.0
    var lastBreak: (end: Int, width: Double)?
    var index = start
    while index < glyphs.count {
      let glyph = glyphs[index]
      switch glyph.role {
      case .newline:
        return (index + 1, width)
      case .space:
        if spaces == 0 { lastBreak = (index + 1, width) }
        spaces += glyph.width
        lastBreak?.end = index + 1
      case .letter, .breakable:
        let longer = width + spaces + glyph.width
        if longer > limit + 1e-9, index > start { return lastBreak ?? (index, width) }
        width = longer
        spaces = 0
        if glyph.role == .breakable { lastBreak = (index + 1, width) }
      }
      index += 1
    }
    return (glyphs.count, width)
  }

  /// The width of the last line with an ellipsis in place of what does not fit (rule 17).
  private func truncatedWidth(from start: Int, width limit: Double) -> Double {
    var width = 0.0
    for glyph in glyphs[start...] {
      let longer = width + glyph.width
      if glyph.role == .newline || longer + ellipsisWidth > limit + 1e-9 { break }
      width = longer
    }
    return width + ellipsisWidth
  }
}
