/// A line of a file and where it stands.
struct FileLine {
  /// The text without its line break.
  var text: String
  /// Its number, from 1.
  var number: Int
  /// The bytes of the text.
  var range: Range<Int>
  /// Where the next line begins.
  var end: Int

  /// The lines of a text; `\n` and `\r\n` end one, a mark at the beginning belongs to none.
  static func lines(of bytes: [UInt8]) -> [FileLine] {
    var lines: [FileLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let lineBreak = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      var end = lineBreak ?? bytes.count
      let next = lineBreak.map { $0 + 1 } ?? end
      if lineBreak != nil && end > start && bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      lines.append(
        FileLine(
          text: String(decoding: bytes[start..<end], as: UTF8.self), number: lines.count + 1,
          range: start..<end, end: next))
      start = next
    }
    return lines
  }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// The spaces in front.
  var indentation: String { String(text.prefix { $0 == " " }) }

  /// The line without up to `count` of the spaces in front.
  func text(indentedBy count: Int) -> Substring {
    text.dropFirst(min(count, indentation.utf8.count))
  }
}
