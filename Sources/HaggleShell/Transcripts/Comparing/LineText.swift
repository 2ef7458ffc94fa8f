import HaggleLanguage

/// The form of a line in which two lines are compared.
enum LineText {
  /// The line without what nobody sees and with every number as it is printed.
  static func normalized(_ line: String) -> String {
    NumberScanner.canonical(trimmed(withoutEscapes(line)))
  }

  /// The lines of some output, without blank ones at the end.
  static func lines(of output: String) -> [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { trimmed(String($0)) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The line without blanks, `\r` and marks of byte order at its ends.
  private static func trimmed(_ line: String) -> String {
    var scalars = Substring(line).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    while let last = scalars.last, [" ", "\t", "\r"].contains(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// The line without the codes that colour it.
  private static func withoutEscapes(_ line: String) -> String {
    guard line.utf8.contains(0x1B) else { return line }
    var kept = String.UnicodeScalarView()
    var scalars = Substring(line).unicodeScalars
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}", scalars.first == "[" else {
        kept.append(scalar)
        continue
      }
      scalars.removeFirst()
      while let part = scalars.popFirst(), !("@"..."~").contains(part) {}
    }
    return String(kept)
  }

  /// Whether a line belongs to a picture, where a moved wall is a real change.
  static func isPicture(_ line: String) -> Bool {
    let walls: ClosedRange<UInt32> = 0x2500...0x259F
    if line.unicodeScalars.contains(where: { walls.contains($0.value) }) { return true }
    let text = Substring(line).trimmed
    let plain: Set<Character> = ["|", "+", ".", ":", "~", "!"]
    guard let first = text.first, let last = text.last, text.utf8.count > 1 else { return false }
    return plain.contains(first) && plain.contains(last)
  }
}
