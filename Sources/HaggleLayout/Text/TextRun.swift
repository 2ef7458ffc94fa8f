/// A text ready to be broken into lines: the widths of its characters and where lines may end.
package struct TextRun: Sendable {
  /// One character.
  fileprivate struct Glyph {
    /// In points.
    let width: Double
    let role: Role
  }

  /// What a character means for lines.
  fileprivate enum Role {
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
    self.init([TextPiece(text: text, style: style)], style: style)
  }

  /// Several texts as one, which has the lines of the largest; without any it is set as `style` says.
  init(_ pieces: [TextPiece], style: TextStyle) {
    let largest = pieces.map(\.style).max { $0.lineHeight < $1.lineHeight } ?? style
    self.style = largest
    glyphs = ContiguousArray(pieces.lazy.flatMap(\.glyphs))
    ellipsisWidth = largest.width(of: "…")
  }

  fileprivate static func role(of character: Character) -> Role {
    if character.isNewline { return .newline }
    if character == " " || character == "\t" { return .space }
    return character == "-" || GlyphWidths.isWide(character) ? .breakable : .letter
  }
}

/// A part of a text that is set in one way.
struct TextPiece: Equatable, Sendable {
  let text: String
  let style: TextStyle

  fileprivate var glyphs: [TextRun.Glyph] {
    style.letters(of: text).map { character in
      TextRun.Glyph(width: style.width(of: character), role: TextRun.role(of: character))
    }
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
    let part = shrinking(for: proposal, scale: scale)
    let lines = lines(for: proposal, scale: scale * part)
    return Size(
      width: style.roundedUp(lines.width * part) * scale,
      height: style.roundedUp(style.height(ofLines: lines.count) * part) * scale)
  }

  /// The part of its size to which the text shrinks in an offer so that nothing is cut: the largest
  /// hundredth that does, or the smallest that is allowed.
  package func shrinking(for proposal: ProposedSize, scale: Double) -> Double {
    guard style.minimumScale < 1, isCut(in: proposal, scale: scale) else { return 1 }
    var fitting = Int((style.minimumScale * 100).rounded(.up))
    var tooLarge = 100
    if isCut(in: proposal, scale: scale * Double(fitting) / 100) { return style.minimumScale }
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      if isCut(in: proposal, scale: scale * Double(middle) / 100) {
        tooLarge = middle
      } else {
        fitting = middle
      }
    }
    return Double(fitting) / 100
  }

  /// Whether some of the text has no room in an offer.
  private func isCut(in proposal: ProposedSize, scale: Double) -> Bool {
    let width = (proposal.width ?? .infinity) / scale
    return lines(width: width, limit: Int.max).count > limit(in: proposal, scale: scale)
  }

  /// The number of lines in an offer, those reserved included.
  package func lineCount(for proposal: ProposedSize, scale: Double = 1) -> Int {
    lines(for: proposal, scale: scale).count
  }

  /// The number of lines and the width of the widest within the limits of an offer and a style.
  private func lines(for proposal: ProposedSize, scale: Double) -> (count: Int, width: Double) {
    let lines = lines(
      width: (proposal.width ?? .infinity) / scale, limit: limit(in: proposal, scale: scale))
    return (max(lines.count, style.reservedLines), lines.width)
  }

  /// The greatest number of lines that an offer and the style allow, one at least.
  private func limit(in proposal: ProposedSize, scale: Double) -> Int {
    let room = style.lines(inHeight: (proposal.height ?? .infinity) / scale)
    let fitting = room < 1e9 ? Int((max(room, 0) + 1e-9).rounded(.down)) : Int.max
    return max(1, min(style.lineLimit ?? Int.max, fitting))
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
