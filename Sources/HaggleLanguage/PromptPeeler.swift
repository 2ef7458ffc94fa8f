/// Takes prompts away that were copied together with what stood behind them.
enum PromptPeeler {
  private static let prompts = ["haggle> ", "> ", ">> ", "..> "]

  /// The text without prompts, if its first line starts with one.
  static func peeled(_ text: String) -> String {
    let first = text.drop { $0 == " " || $0 == "\n" }
    guard first.hasPrefix("haggle> ") || first.hasPrefix("> ") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map(peeled).joined(separator: "\n")
  }

  private static func peeled(_ line: Substring) -> Substring {
    let start = line.drop { $0 == " " }
    for prompt in prompts where start.hasPrefix(prompt) { return start.dropFirst(prompt.count) }
    return line
  }
}
