/// Why source cannot be read, where, and what would be right.
package struct Diagnostic: Error, Equatable, Sendable {
  /// What is wrong, in lower case and without a full stop: `unknown view 'HStak'`.
  package var message: String
  /// The bytes of the given text that are wrong.
  package var span: Range<Int>
  /// What was expected, what there is: `expected a number such as 10 or 7.5`.
  package var details: [String]
  /// A whole line that can be typed as it stands; `nil` where nobody can know it.
  package var hint: String?
  /// The byte at which what is not closed was opened, where that is told.
  package var opening: Int?
  /// Whether more input could make it right: an open bracket or quote, an operator at the end.
  package var isIncomplete: Bool
  /// Whether other numbers could make it right: a range that ends before it starts.
  var dependsOnNumbers: Bool

  package init(
    _ message: String, at span: Range<Int>, details: [String] = [], hint: String? = nil,
    isIncomplete: Bool = false
  ) {
    self.init(
      message, at: span, details: details, hint: hint, isIncomplete: isIncomplete,
      dependsOnNumbers: false)
  }

  init(
    _ message: String, at span: Range<Int>, details: [String] = [], hint: String? = nil,
    isIncomplete: Bool = false, dependsOnNumbers: Bool
  ) {
    self.message = message
    self.span = span
    self.details = details
    self.hint = hint
    self.isIncomplete = isIncomplete
    self.dependsOnNumbers = dependsOnNumbers
  }

  /// The most bytes of a line that anybody would read or type.
  fileprivate static let longestLine = 4096

  /// The lines that a person reads: error, source line, caret, details, hint.
  ///
  /// - Parameters:
  ///   - source: The text in which `span` counts.
  ///   - location: Where the error is, as in `talk.md:14:3`; `nil` for a typed line.
  ///   - opened: Line and column of `opening`, as in `14:3`; `nil` to count them in the source.
  /// - Returns: Lines without line breaks, safe for a terminal.
  package func rendered(
    source: String, location: String? = nil, opened: String? = nil
  ) -> [String] {
    let place = location.map { Text.escaped($0) + ": " } ?? ""
    var message = message.withShortWords
    // The location tells the same place already.
    if let opening, location == nil || opening != span.lowerBound {
      message += " opened at " + (opened ?? SourceText.place(of: opening, in: source))
    }
    var lines = ["\(place)error: \(Text.escaped(message))"]
    lines += Excerpt(source, span).lines.map { "  " + $0 }
    lines += details.map { "  " + Text.escaped($0.cutForReading) }
    if let hint, hint.utf8.count <= Self.longestLine { lines += ["hint: " + Text.escaped(hint)] }
    return lines
  }
}

extension String {
  /// The line without what nobody would read to its end.
  fileprivate var cutForReading: String {
    utf8.count > Diagnostic.longestLine
      ? CellWidth.prefix(self, cells: Diagnostic.longestLine) + "…" : self
  }

  /// The message with the middle left out of words that nobody would read to their end.
  fileprivate var withShortWords: String {
    guard utf8.count > 160 else { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return parts.map { $0.count > 60 ? "\($0.prefix(40))…\($0.suffix(8))" : String($0) }
      .joined(separator: "'")
  }
}
