/// How long things take when nobody presses a key; the same in every run.
enum Pace {
  /// Seconds before more of an entry is typed, or before its lines when all of it is.
  static func delay(after count: Int, of entry: String) -> Double {
    if count == entry.count { return beforeLines }
    let strokes = Double(entry.count / stroke(of: entry))
    return max(1, (min(perStroke, longestEntry / strokes) * 1000).rounded()) / 1000
  }

  /// How many characters come at once: one, unless there are more than anybody would wait for.
  static func stroke(of entry: String) -> Int {
    let count = entry.count
    return count > longestTyped ? count : (count + mostStrokes - 1) / mostStrokes
  }

  /// Seconds that it takes to read what a step brings.
  static func reading(_ step: TalkStep) -> Double {
    let rows = Double(step.lines.count(where: { !$0.isEmpty }))
    return min(shortestReading + perLine * rows, longestReading)
  }

  private static let perStroke = 0.04
  private static let mostStrokes = 200
  private static let longestTyped = 5_000
  private static let longestEntry = 4.0
  private static let beforeLines = 0.4
  private static let shortestReading = 1.5
  private static let perLine = 0.5
  private static let longestReading = 8.0
}
