/// Colours the words that messages begin with; all else stays as it is.
package enum MessageColors {
  /// How a word is shown, as parameters of the escape sequence; `nil` for as it is.
  private static func style(_ word: Substring) -> String? {
    switch word {
    case "error:": "1;31"
    case "note:": "36"
    case "hint:": "32"
    default: nil
    }
  }

  /// The message with colours, as it may go to a terminal.
  package static func applied(to message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).map(colored)
      .joined(separator: "\n")
  }

  private static func colored(_ line: Substring) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    // Only a place in a file, one word that ends in a colon, may stand in front.
    guard let index = words.prefix(2).firstIndex(where: { style($0) != nil }),
      index == 0 || words[0].last == ":", let style = style(words[index])
    else { return String(line) }
    words[index] = "\u{1b}[\(style)m\(words[index])\u{1b}[0m"
    return words.joined(separator: " ")
  }
}
