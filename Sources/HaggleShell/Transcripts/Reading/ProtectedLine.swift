/// Output lines that would be read as something else, and the `\` that keeps them from it.
enum ProtectedLine {
  private static let marks = [">", "```", "~~~"]

  /// The line that was printed, of a line as it stands in a file.
  static func meant(_ text: Substring) -> String {
    text.first == "\\" && needsProtection(text.dropFirst())
      ? String(text.dropFirst()) : String(text)
  }

  /// The line as it stands in a file, of a line that was printed.
  static func written(_ text: String) -> String { needsProtection(text[...]) ? "\\" + text : text }

  private static func needsProtection(_ text: Substring) -> Bool {
    let inner = text.drop { $0 == "\\" }
    // Spaces in front do not keep a line from closing a fence.
    let unindented = inner.drop { $0 == " " }
    return inner.hasPrefix(marks[0]) || marks.dropFirst().contains { unindented.hasPrefix($0) }
  }
}
