#if Readline
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// Lines that somebody edits with readline.
  struct EditedLines: LineReader {
    /// A name with dots is one word, and so is a modifier with its dot.
    private static let wordBreaks = " \t\n\"'(),:[]{}="

    /// What can be recalled, oldest first.
    private var entries: [String] = []

    init(programName: String) {
      TerminalGuard.install()
      Signals.catch(SIGWINCH)
      Readline.start(name: programName, wordBreaks: Self.wordBreaks)
    }

    mutating func readLine(_ request: LineRequest) -> LineEvent {
      InputWait.discardSignals()
      Readline.setHistory(entries)
      Readline.setCompletions(request.completions)
      Signals.catch(SIGTSTP)
      defer { Signals.release(SIGTSTP) }
      Readline.begin(prompt: request.prompt)
      if !request.text.isEmpty { Readline.insert(request.text) }
      while true {
        let happening = InputWait.next(hasReadAhead: Readline.hasReadAhead)
        if let event = event(after: happening) { return event }
      }
    }

    mutating func remember(_ entry: String) {
      entries.append(entry)
    }

    /// What the line has come to; `nil` when it goes on.
    private func event(after happening: InputWait) -> LineEvent? {
      switch happening {
      case .input:
        let event = Readline.readCharacter()
        return Readline.isInterrupted ? interrupted() : event
      case .signal(SIGINT): return interrupted()
      case .signal(SIGTSTP): Readline.suspend { Signals.yield(to: SIGTSTP) }
      case .signal(SIGWINCH): Readline.resize()
      case .signal: break
      case .hangUp:
        Readline.end()
        return .end
      }
      return nil
    }

    private func interrupted() -> LineEvent {
      let hadText = Readline.hasText
      Readline.drop()
      return .interrupted(hadText: hadText)
    }
  }
#endif
