/// Puts what commands print now in the place of what was recorded, and changes nothing else.
enum TranscriptUpdate {
  /// The text of the file with new output; `nil` if nothing is to be changed.
  static func text(of transcript: Transcript, _ checks: [CommandCheck]) -> String? {
    let bytes = Array(transcript.text.utf8)
    var result: [UInt8] = []
    var end = 0
    for check in checks {
      guard check.mistake == nil, let alignment = check.alignment, !alignment.isSame else {
        continue
      }
      let range = check.command.expectedRange
      result += bytes[end..<range.lowerBound]
      let lineBreak = lineBreak(before: range.lowerBound, in: bytes)
      for step in alignment.steps { result += line(step, check, bytes, lineBreak) }
      end = range.upperBound
    }
    return end == 0 ? nil : String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// A line that still holds stays byte for byte, patterns too.
  private static func line(
    _ step: OutputAlignment.Step, _ check: CommandCheck, _ bytes: [UInt8], _ lineBreak: String
  ) -> [UInt8] {
    switch step {
    case .same(let expected, _), .skipped(let expected, _):
      return Array(bytes[check.command.expected[expected].range])
    case .changed(_, let actual), .unexpected(let actual):
      let text = check.printed[actual]
      let line = text.isEmpty ? "" : check.indentation + ProtectedLine.written(text)
      return Array((line + lineBreak).utf8)
    case .missing: return []
    }
  }

  /// The line break in front of a byte, which those of new lines follow.
  private static func lineBreak(before index: Int, in bytes: [UInt8]) -> String {
    index >= 2 && bytes[index - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
