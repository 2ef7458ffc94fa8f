#if Readline
  @unsafe @preconcurrency import CReadline
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// GNU readline as a set of calls.
  ///
  /// It is used through its callback interface: we wait for input and hand it over a character at a
  /// time, so that a signal can end the line. Its state is global, so there is one line at a time.
  enum Readline {
    /// Readies the library; the characters of `wordBreaks` end a word to be completed.
    ///
    /// `name` is what `$if` in `~/.inputrc` calls the program.
    static func start(name: String, wordBreaks: String) {
      useUTF8()
      unsafe rl_readline_name = UnsafePointer(strdup(name))
      unsafe rl_completer_word_break_characters = UnsafePointer(strdup(wordBreaks))
      rl_catch_signals = 0
      rl_catch_sigwinch = 0
      rl_change_environment = 0
      rl_sort_completion_matches = 0
      // A default only: the user's own settings are read afterwards.
      unsafe rl_variable_bind("show-all-if-ambiguous", "on")
      unsafe rl_attempted_completion_function = complete
      connectInput()
      using_history()
      bindEditor()
      rl_initialize()
      // Not before: the library takes a terminal that others draw on for one that it knows nothing of.
      connectDisplay()
    }

    /// Shows the prompt and starts a line.
    static func begin(prompt: String) {
      unsafe finished = nil
      rl_reset_screen_size()
      unsafe rl_callback_handler_install(prompt, finish)
      TerminalGuard.setEditing(true)
    }

    /// Puts a text on the line.
    static func insert(_ text: String) {
      unsafe rl_insert_text(text)
      redisplay()
    }

    /// Leaves the line as it stands on the screen and gives up its text.
    static func drop() {
      rl_point = rl_end
      redisplay()
      unsafe fputs("^C\n", rl_outstream)
      unsafe fflush(rl_outstream)
      // In this order: leaving a search still looks at what could be undone.
      rl_callback_sigcleanup()
      rl_free_line_state()
      unsafe rl_replace_line("", 0)
      end()
    }

    /// Gives the terminal back.
    static func end() {
      rl_callback_handler_remove()
      TerminalGuard.setEditing(false)
    }

    /// Leaves the line on the screen at the end of the file.
    ///
    /// The library does so itself where it leaves its mode for pastes.
    fileprivate static func endLine() {
      let pasteMode = unsafe rl_variable_value("enable-bracketed-paste")
      guard unsafe pasteMode.map({ unsafe String(cString: $0) }) != "on" else { return }
      unsafe fputs("\n", rl_outstream)
      unsafe fflush(rl_outstream)
    }

    static var hasText: Bool { rl_end > 0 }

    /// Takes over the terminal's new size and shows the line anew.
    static func resize() {
      rl_resize_terminal()
    }

    /// Gives the terminal back while the body runs, which stops the program.
    static func suspend(_ body: () -> Void) {
      leave(during: body)
      rl_forced_update_display()
    }

    /// Gives the terminal back while the body runs.
    static func leave(during body: () -> Void) {
      rl_deprep_term_function?()
      TerminalGuard.setEditing(false)
      body()
      rl_prep_term_function?(1)
      TerminalGuard.setEditing(true)
      rl_reset_screen_size()
    }

    /// Sets the entries that can be recalled, oldest first.
    ///
    /// Done anew for every line, for the library may keep what could be undone in an entry that was
    /// changed and then left by Ctrl-C, and use it after it is gone.
    static func setHistory(_ entries: [String]) {
      clear_history()
      for entry in entries { unsafe add_history(entry) }
    }

    /// What has been typed.
    static var line: String { unsafe String(cString: rl_line_buffer) }

    /// Chooses a locale in which characters beyond ASCII are not taken for commands.
    ///
    /// Readline looks at the variables itself, so that they have to be changed.
    private static func useUTF8() {
      let locale = unsafe setlocale(LC_CTYPE, "")
      if unsafe locale != nil, unsafe String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" {
        return
      }
      for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where unsafe setlocale(LC_CTYPE, name) != nil
      {
        Environment.set("LC_ALL", to: nil)
        Environment.set("LC_CTYPE", to: name)
        return
      }
    }
  }

  /// A paste brings the end of its last line along.
  private func withoutLastEnds(_ line: String) -> String {
    var line = line[...]
    while line.last == "\n" { line.removeLast() }
    return String(line)
  }

  /// What the line has come to; `nil` while it goes on.
  nonisolated(unsafe) var finished: LineEvent?

  /// Called with the line, which is ours to free, or with nothing at the end of the file.
  ///
  /// The terminal is given back at once, for the sake of whatever the line starts.
  private func finish(_ line: UnsafeMutablePointer<CChar>?) {
    if let line = unsafe line {
      unsafe finished = .line(withoutLastEnds(String(cString: line)))
      unsafe free(line)
    } else {
      unsafe finished = .end
      Readline.endLine()
    }
    Readline.end()
  }
#endif
