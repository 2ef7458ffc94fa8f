/// How wide characters are set: the advance widths of Helvetica, as in the metrics of the
/// metric-compatible Nimbus Sans, stretched to come near the system font.
enum GlyphWidths {
  /// How much wider than Helvetica the system font is taken to be.
  private static let stretch = 1.015

  /// The width of a character in parts of the font size.
  ///
  /// Combining marks and other characters without a width of their own count 0, ideographs and
  /// emoji 1, letters of scripts that the table does not have as much as a digit.
  static func width(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if isWide(character) { return 1 }
    for range in ranges where scalar.value >= range.first {
      let index = Int(scalar.value - range.first)
      if index < range.widths.count { return Double(range.widths[index]) / 1000 * stretch }
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: return unknown / 1000 * stretch
    }
  }

  /// The width of a character in cells of a terminal: 0, 1 or 2.
  static func cells(of character: Character) -> Double {
    isWide(character) ? 2 : width(of: character) == 0 ? 0 : 1
  }

  /// Whether a character fills a square, as ideographs and emoji do; lines may end after it.
  static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.value < 0x1100 { return character.isDrawnAsEmoji }
    return scalar.properties.isEmojiPresentation || wide.contains(scalar)
      || character.isDrawnAsEmoji
  }

  /// The width of a digit.
  private static let unknown = 556.0

  /// Blocks of ideographs, syllables and full-width forms.
  private static let wide = ScalarRanges([
    0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ])

  private struct Block {
    let first: UInt32
    /// In thousandths of the font size.
    let widths: [UInt16]
  }

  private static let ranges = [
    Block(first: 0x20, widths: latin), Block(first: 0x386, widths: greek),
    Block(first: 0x400, widths: cyrillic), Block(first: 0x2010, widths: punctuation),
  ]

  /// U+0020 to U+017F.
  private static let latin: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722,
    667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
    667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
    500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334,
    584, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400,
    584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667,
    667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778,
    778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556,
    556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556,
    556, 500, 556, 500, 667, 556, 667, 556, 667, 556, 722, 500, 722, 500, 722, 500, 722, 500, 722,
    643, 722, 556, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778, 556, 778, 556, 778, 556,
    778, 556, 722, 556, 722, 556, 278, 278, 278, 278, 278, 278, 278, 222, 278, 278, 735, 444, 500,
    222, 667, 500, 500, 556, 222, 556, 222, 556, 299, 556, 334, 556, 222, 722, 556, 722, 556, 722,
    556, 604, 723, 556, 778, 556, 778, 556, 778, 556, 1000, 944, 722, 333, 722, 333, 722, 333,
    667, 500, 667, 500, 667, 500, 667, 500, 611, 278, 611, 317, 611, 278, 722, 556, 722, 556, 722,
    556, 722, 556, 722, 556, 722, 556, 944, 722, 667, 500, 667, 611, 500, 611, 500, 611, 500, 222,
  ]

  /// U+0386 to U+03CE.
  private static let greek: [UInt16] = [
    667, 278, 784, 838, 384, 556, 774, 556, 855, 752, 222, 667, 667, 551, 668, 667, 611, 722, 778,
    278, 667, 668, 833, 722, 650, 778, 722, 667, 556, 618, 611, 667, 798, 667, 835, 748, 278, 667,
    578, 446, 556, 222, 547, 578, 575, 500, 557, 446, 441, 556, 556, 222, 500, 500, 576, 500, 448,
    556, 690, 569, 482, 617, 395, 547, 648, 525, 713, 781, 222, 547, 556, 547, 781,
  ]

  /// U+0400 to U+045F.
  private static let cyrillic: [UInt16] = [
    667, 667, 865, 542, 719, 667, 278, 278, 500, 1057, 1010, 854, 583, 719, 635, 719, 667, 656,
    667, 542, 677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719, 667, 722, 611, 635, 760,
    667, 740, 667, 917, 938, 792, 885, 656, 719, 1010, 722, 556, 573, 531, 365, 583, 556, 669,
    458, 559, 559, 438, 583, 688, 552, 556, 542, 556, 500, 458, 500, 823, 500, 573, 521, 802, 823,
    625, 719, 521, 510, 750, 542, 556, 556, 556, 365, 510, 500, 222, 278, 222, 906, 813, 556, 438,
    559, 500, 552,
  ]

  /// U+2010 to U+2044.
  private static let punctuation: [UInt16] = [
    556, 556, 556, 556, 1000, 1000, 556, 552, 222, 222, 222, 222, 333, 333, 333, 556, 556, 556,
    350, 556, 556, 556, 1000, 556, 556, 556, 556, 556, 556, 556, 556, 556, 1000, 556, 188, 354,
    556, 556, 556, 556, 556, 333, 333, 556, 500, 556, 333, 556, 556, 556, 556, 556, 278,
  ]
}
