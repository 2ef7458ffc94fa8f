/// Makes hints: the user's own line with the mistake put right.
enum Repair {
  /// Longer lines are not repeated.
  private static let longest = 160

  /// The whole source with the bytes of `span` replaced; `nil` if it is not one short line.
  static func line(_ bytes: [UInt8], replacing span: Range<Int>, with text: String) -> String? {
    guard bytes.count <= longest + 2, span.upperBound <= bytes.count else { return nil }
    let fixed = bytes[..<span.lowerBound] + Array(text.utf8) + bytes[span.upperBound...]
    let line = trimmed(fixed)
    guard !line.isEmpty, line.count <= longest, !line.contains(UInt8(ascii: "\n")) else {
      return nil
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return bytes[first...last]
  }
}
