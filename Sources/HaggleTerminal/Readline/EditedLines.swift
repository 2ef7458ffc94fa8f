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

    init(programName: String) {
      TerminalGuard.install()
      Signals.catch(SIGWINCH)
      Readline.start(name: programName, wordBreaks: Self.wordBreaks)
    }

    mutating func readLine(_ request: LineRequest) -> LineEvent {
      InputWait.discardSignals()
      Readline.setCompletions(request.completions)
      Signals.catch(SIGTSTP)
      defer { Signals.release(SIGTSTP) }
      Readline.begin(prompt: request.prompt)
      while true {
        if let event = event(after: InputWait.next()) { return event }
      }
    }

    func remember(_ entry: String) {
      Readline.remember(entry)
    }

    /// What the line has come to; `nil` when it goes on.
    private func event(after happening: InputWait) -> LineEvent? {
      switch happening {
      case .input: return Readline.readCharacter()
      case .signal(SIGINT):
        let hadText = Readline.hasText
        Readline.drop()
        return .interrupted(hadText: hadText)
      case .signal(SIGTSTP): Readline.suspend { Signals.yield(to: SIGTSTP) }
      case .signal(SIGWINCH): Readline.resize()
      case .signal: break
      case .hangUp:
        Readline.end()
        return .end
      }
      return nil
    }
  }
#endif
