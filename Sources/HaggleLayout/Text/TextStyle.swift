/// How text is set, and the measures that follow from the size of its font.
///
/// The measures are those of a metric-compatible Helvetica in parts of the font's size, found to
/// reproduce `Text("Hello world")` in body: 85.33 × 20.33 points.
package struct TextStyle: Equatable, Sendable {
  /// Whether text is set in a font or in cells.
  package var measure = TextMeasure.proportional
  /// In points; 17 is SwiftUI's body, and cells have one size only.
  package var fontSize = 17.0
  /// The greatest number of lines; `nil` for as many as needed.
  package var lineLimit: Int?
  /// The distance between two lines that the author wants, in points.
  package var lineSpacing = 0.0
  /// In which letters text is set; `nil` for those that are written.
  package var letterCase: LetterCase?
  /// The smallest number of lines that the height has room for.
  package var reservedLines = 1
  /// The pixels to which sizes are rounded up (spec 13 rule 8); `nil` for the thirds of a point in
  /// which they were measured.
  var pixels: PixelGrid?

  /// The space behind every character that kerning asks for, in points.
  package var kerning = 0.0
  /// The same for tracking, which counts in place of kerning; `nil` where it is not set.
  package var tracking: Double?
  /// How far letters stand above the baseline, in points.
  package var baselineOffset = 0.0
  /// The smallest part of its size to which text may shrink before it is cut.
  package var minimumScale = 1.0

  package init() {}

  /// Capital or small letters.
  package enum LetterCase: Sendable {
    case upper, lower
  }

  /// A cell of a terminal, in points.
  private static let cell = Size(width: 8, height: 16)

  /// The width of a character, in points.
  func width(of character: Character) -> Double {
    measure == .cells
      ? Self.cell.width * GlyphWidths.cells(of: character)
      : max(0, GlyphWidths.width(of: character) * fontSize + (tracking ?? kerning))
  }

  /// From the baseline up, in points.
  var ascender: Double {
    measure == .cells ? 0.75 * Self.cell.height : 0.952 * fontSize + max(baselineOffset, 0)
  }
  /// From the baseline down, in points.
  var descender: Double {
    measure == .cells ? 0.25 * Self.cell.height : 0.241 * fontSize + max(-baselineOffset, 0)
  }
  /// The height of capital letters, in points.
  var capHeight: Double { measure == .cells ? ascender : 0.705 * fontSize }
  /// The height of a line, in points; the font has no leading.
  var lineHeight: Double { ascender + descender }
  /// The distance between two lines, in points; lines in cells stay on the cells' grid.
  var lineGap: Double { measure == .cells ? 0 : lineSpacing }

  /// The height of several lines, in points.
  func height(ofLines count: Int) -> Double {
    Double(count) * lineHeight + Double(max(count - 1, 0)) * lineGap
  }

  /// How many lines a height has room for; it need not be whole.
  func lines(inHeight height: Double) -> Double {
    (height + lineGap) / (lineHeight + lineGap)
  }

  /// The text in the letters of the style.
  func letters(of text: String) -> String {
    switch letterCase {
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    case nil: text
    }
  }

  /// The first baseline, in points from the top (spec 02 rule 21).
  var firstBaseline: Double { grid.nearest(ascender) }

  /// The baseline of the last line of a text of `height` (spec 02 rule 21), in points from the top.
  func lastBaseline(inHeight height: Double, scale: Double) -> Double {
    let lines = max(1, lines(inHeight: height / scale).rounded())
    return roundedUp((lines - 1) * (lineHeight + lineGap) + ascender) * scale
  }

  /// The preferences of text: vertical ones only (spec 04 rule 19).
  ///
  /// Text in cells keeps no distance above and below, so that lines stay on the cells' grid.
  var spacing: Spacing {
    if measure == .cells {
      return Spacing(
        top: EdgeSpacing(aboveText: 0, text: 0), leading: EdgeSpacing(),
        bottom: EdgeSpacing(belowText: 0, text: 0), trailing: EdgeSpacing())
    }
    let distance = roundedUp(0.1 * lineHeight)
    let above = lineHeight + distance - ascender
    let below = max(lineHeight + distance - capHeight, distance + descender)
    return Spacing(
      top: EdgeSpacing(aboveText: roundedUp(above), text: 0), leading: EdgeSpacing(),
      bottom: EdgeSpacing(belowText: roundedUp(below), text: 0), trailing: EdgeSpacing())
  }

  /// A length rounded up to pixels, in points.
  func roundedUp(_ length: Double) -> Double { grid.roundedUp(length) }

  private var grid: PixelGrid { pixels ?? Self.measuredPixels }

  /// The pixels of the phones on which text was measured.
  private static let measuredPixels = PixelGrid(scale: 3)

  /// Whether sizes are rounded up to pixels that are set; those in cells are whole anyway.
  var keepsToPixels: Bool { pixels != nil && measure != .cells }

  /// What sizes are rounded up to, in words.
  var roundingWords: Cause {
    pixels.map { "a pixel (\($0.pixelWords))" } ?? Self.measuredPixels.pixelWords
  }
}

extension TextStyle {
  /// SwiftUI's text styles with their sizes at the usual setting, in points.
  private static let styles: [(name: String, size: Double)] = [
    ("largeTitle", 34), ("title", 28), ("title2", 22), ("title3", 20), ("headline", 17),
    ("subheadline", 15), ("body", 17), ("callout", 16), ("footnote", 13), ("caption", 12),
    ("caption2", 11),
  ]

  /// The members of `Font` that make fonts.
  static let fontMembers = styles.map(\.name) + ["system", "custom"]

  /// The size of a font as Swift source names it, such as `.title.bold()`,
  /// `.system(size: 20, weight: .bold)` or `.system(.title)`.
  ///
  /// - Returns: In points; `nil` for a font that does not say its size.
  static func size(ofFont source: String) -> Double? {
    guard let member = ChoiceSource(source, of: "Font").member else { return nil }
    if let size = size(ofStyle: member) { return size }
    // What stands in quotes is the name of a typeface.
    let words = source.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.split { "(), ".contains($0) } }
    if let label = words.firstIndex(where: { $0 == "size:" || $0 == "fixedSize:" }) {
      return label + 1 < words.count ? Double(words[label + 1]) : nil
    }
    return words.lazy.compactMap { $0.first == "." ? size(ofStyle: $0.dropFirst()) : nil }.first
  }

  private static func size(ofStyle name: some StringProtocol) -> Double? {
    styles.first { $0.name == name }?.size
  }
}
