/// Lines and columns of a text that is addressed by UTF-8 offsets.
package enum SourceText {
  /// Where `offset` is, counted as editors do: lines and characters, both from 1.
  package static func position(of offset: Int, in text: String) -> (line: Int, column: Int) {
    let bytes = text.utf8.prefix(max(0, offset))
    var line = 1
    var start = text.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = text.utf8.index(after: index)
    }
    return (line, column(from: start, to: bytes.endIndex, in: text))
  }

  /// The position in words, as in `14:3`.
  static func place(of offset: Int, in text: String) -> String {
    let position = position(of: offset, in: text)
    return "\(position.line):\(position.column)"
  }

  /// The bytes of the line that holds `offset`, without its line break.
  package static func lineRange(around offset: Int, in bytes: some RandomAccessCollection<UInt8>)
    -> Range<Int>
  {
    func byte(_ offset: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: offset)] }
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0 && byte(start - 1) != UInt8(ascii: "\n") { start -= 1 }
    while end < bytes.count && byte(end) != UInt8(ascii: "\n") { end += 1 }
    return start..<end
  }

  private static func column(
    from start: String.Index, to end: String.Index, in text: String
  ) -> Int {
    // Decoding the bytes anew keeps an offset inside a character from trapping.
    String(decoding: text.utf8[start..<end], as: UTF8.self).count + 1
  }
}
