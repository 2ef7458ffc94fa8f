/// Text as it may go to a terminal.
enum PrintableText {
  /// The text with `?` for the characters that would steer the terminal.
  ///
  /// Words and names may come from anywhere.
  static func of(_ text: String) -> String {
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSteering = [.control, .format].contains(scalar.properties.generalCategory)
      printable.append(isSteering ? "?" : scalar)
    }
    return String(printable)
  }
}
