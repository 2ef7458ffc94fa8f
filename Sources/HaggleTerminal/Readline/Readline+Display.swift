#if Readline
  @unsafe @preconcurrency import CReadline
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  extension Readline {
    /// The columns of the prompt, which is plain text of ours.
    fileprivate static var promptWidth: Int {
      unsafe rl_prompt.map { unsafe String(cString: $0).count } ?? 0
    }

    /// Lets the library show lines through us.
    static func connectDisplay() {
      rl_redisplay_function = redisplay
    }
  }

  /// Called to show the line: all of it, or the part of a long one that the screen has room for.
  ///
  /// The library gets another line to show for as long as it draws.
  func redisplay() {
    let size = Terminal.size ?? (columns: 80, rows: 24)
    let window = LineWindow(
      Readline.line, cursor: Int(rl_point), prompt: Readline.promptWidth, columns: size.columns,
      rows: size.rows)
    guard let window, let shown = unsafe strdup(window.text) else { return rl_redisplay() }
    let whole = unsafe (line: rl_line_buffer, end: rl_end, point: rl_point, mark: rl_mark)
    unsafe rl_line_buffer = shown
    rl_end = CInt(window.text.utf8.count)
    rl_point = CInt(window.cursor)
    rl_mark = min(rl_mark, rl_end)
    rl_redisplay()
    unsafe rl_line_buffer = whole.line
    rl_end = unsafe whole.end
    rl_point = unsafe whole.point
    rl_mark = unsafe whole.mark
    unsafe free(shown)
  }
#endif
