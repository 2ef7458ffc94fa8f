/// What came of asking for a line.
enum LineEvent: Equatable, Sendable {
  /// A line without its end; with line ends inside when it was pasted.
  case line(String)

  /// Ctrl-C. `hadText` tells whether it dropped something.
  case interrupted(hadText: Bool)

  /// Ctrl-D, the end of the file, or a terminal that is gone.
  case end
}

/// What is asked for a line.
struct LineRequest {
  var prompt: String

  /// What stands on the line at the beginning, to be looked over; may have line breaks.
  var text = ""

  /// Ways to go on, for a line and a cursor in UTF-8 bytes.
  var completions: (String, Int) -> Completions
}

/// A source of lines.
protocol LineReader {
  mutating func readLine(_ request: LineRequest) -> LineEvent

  /// Makes an entry available to be recalled.
  mutating func remember(_ entry: String)
}
