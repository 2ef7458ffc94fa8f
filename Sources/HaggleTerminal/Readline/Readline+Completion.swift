#if Readline
  @unsafe @preconcurrency import CReadline
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  extension Readline {
    /// Sets who knows how to go on with a line.
    static func setCompletions(_ source: @escaping (String, Int) -> Completions) {
      unsafe completions = source
    }
  }

  nonisolated(unsafe) private var completions: (String, Int) -> Completions = { _, _ in .none }

  /// The items of the last question, and their texts as replacements of what readline takes for the
  /// word.
  nonisolated(unsafe) private var items: [Completion] = []
  nonisolated(unsafe) private var replacements: [String] = []

  /// Called for Tab; file names, readline's own idea, are never fallen back to.
  func complete(
    _ word: UnsafePointer<CChar>?, _ start: CInt, _ end: CInt
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    rl_attempted_completion_over = 1
    let line = Readline.line
    guard line.utf8.count == rl_end else { return nil }
    let found = unsafe completions(line, Int(end))
    unsafe items = found.items
    unsafe replacements = found.replacements(in: line, ofWordAt: Int(start))
    guard unsafe replacements.count == items.count else { return nil }
    let suffix = unsafe items.count == 1 ? items[0].suffix?.asciiValue ?? 0 : 0
    rl_completion_append_character = CInt(suffix)
    let isListed = unsafe items.count < CompletionListing.limit
    unsafe rl_completion_display_matches_hook = isListed ? list : nil
    return unsafe rl_completion_matches(word, replacement)
  }

  /// Called for one match after another, until there is none; readline frees them.
  private func replacement(
    _ word: UnsafePointer<CChar>?, _ index: CInt
  ) -> UnsafeMutablePointer<CChar>? {
    guard unsafe Int(index) < replacements.count else { return nil }
    return unsafe strdup(replacements[Int(index)])
  }

  /// Called to show the matches below the line.
  private func list(
    _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: CInt, _ width: CInt
  ) {
    let lines = unsafe CompletionListing.lines(items, columns: Terminal.size?.columns ?? 80)
    unsafe fputs("\n" + lines.map { $0 + "\n" }.joined(), rl_outstream)
    rl_on_new_line()
    redisplay()
  }
#endif
