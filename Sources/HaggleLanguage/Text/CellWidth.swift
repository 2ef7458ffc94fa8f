import HaggleLayout

/// How many terminal columns text takes: the same on every system and in every locale.
///
/// The C library's answer depends on its version and on the locale, and it counts scalars where
/// terminals draw characters.
package enum CellWidth {
  /// The columns of a whole text, which holds no line break.
  package static func cells(_ text: String) -> Int {
    cells(Substring(text))
  }

  /// The columns of a part of a text, which holds no line break.
  package static func cells(_ text: Substring) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + cells($1) }
  }

  /// The columns of one character: 0, 1 or 2.
  package static func cells(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII { return asciiCells(first, in: character) }
    if scalars.count == 1 && isInvisible(first) { return 0 }
    if wide.contains(first) || isEmoji(first) { return 2 }
    if character.isDrawnAsEmoji { return 2 }
    if isFlagLetter(first) { return scalars.count == 2 ? 2 : 1 }
    return 1
  }

  /// The longest beginning of `text` that takes at most `limit` columns.
  package static func prefix(_ text: String, cells limit: Int) -> String {
    var taken = 0
    var end = text.startIndex
    while end < text.endIndex {
      taken += cells(text[end])
      if taken > limit { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  private static func asciiCells(_ first: Unicode.Scalar, in character: Character) -> Int {
    if first.value < 0x20 || first.value == 0x7F { return 0 }
    return character.isDrawnAsEmoji ? 2 : 1
  }

  /// Whether a scalar is a picture by itself; those of the first plane are wide in any case.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFFFF && scalar.properties.isEmojiPresentation
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      true
    default:
      false
    }
  }

  /// The scalars whose East Asian width is wide or full.
  private static let wide = ScalarRanges([
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1B000...0x1B2FB, 0x1F004...0x1F004,
    0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320,
    0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA,
    0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E,
    0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4,
    0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2,
    0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
    0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ])
}
