extension SwiftSource {
  /// The text without what word processors, web pages and other systems put into it.
  ///
  /// Typographic quotes, spaces that do not break, tabs, `\r`, byte-order marks and invisible spaces
  /// become plain; prompts in front of pasted lines are peeled off. Strings keep their characters,
  /// tabs excepted.
  ///
  /// - Parameter text: What was typed, pasted or read.
  /// - Returns: The text, and a sentence for `note: …` that says what was replaced, or `nil`.
  package static func repaired(_ text: String) -> (text: String, note: String?) {
    var cleaner = SourceCleaner()
    let clean = cleaner.clean(text)
    return (PromptPeeler.peeled(clean), cleaner.note)
  }
}
