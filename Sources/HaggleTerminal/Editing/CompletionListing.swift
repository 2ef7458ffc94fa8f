/// Completions as they are shown: one a line, descriptions in a column.
package enum CompletionListing {
  /// Fewer than this many are listed with their descriptions; more, in columns by their names alone.
  static let limit = 20

  /// The lines, cut to a terminal of so many columns.
  package static func lines(_ items: [Completion], columns: Int) -> [String] {
    let width = items.map(\.text.count).max() ?? 0
    return items.map { item in
      let gap = String(repeating: " ", count: width - item.text.count + 2)
      let line = item.description.isEmpty ? item.text : item.text + gap + item.description
      return String(PrintableText.of("  " + line).prefix(max(columns - 1, 1)))
    }
  }
}
