#if Readline
  @unsafe @preconcurrency import CReadline
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  extension Readline {
    /// Lets the library read through us.
    ///
    /// Mostly it takes one byte at a time, so that what is typed ahead stays with the terminal for
    /// whoever comes next. What is asked for in the middle of something (a paste, a question) is read
    /// at once and can be broken off. So is all during a search, where the library would look ahead
    /// for a paste, and crash over keys that only look like one.
    ///
    /// Ctrl-C throws away what was typed and not read, even after we saw that it is there; so reading
    /// must not wait for it.
    static func connectInput() {
      unsafe rl_getc_function = nextByte
      rl_input_available_hook = isByteAvailable
      rl_prep_term_function = { meta in
        rl_prep_terminal(meta)
        TerminalSettings()?.useReadsWithoutWaiting()
      }
    }

    /// Whether there are bytes that were read and not yet taken.
    static var hasReadAhead: Bool { unsafe !waiting.isEmpty }

    /// Takes the key that is there to be read, and gives what that completed.
    static func readCharacter() -> LineEvent? {
      unsafe isFirstByte = true
      unsafe wasInterrupted = false
      rl_callback_read_char()
      return unsafe finished
    }

    /// Whether Ctrl-C came while the library was in the middle of something.
    static var isInterrupted: Bool { unsafe wasInterrupted }
  }

  nonisolated(unsafe) private var waiting: ArraySlice<UInt8> = []
  nonisolated(unsafe) private var isFirstByte = true
  nonisolated(unsafe) private var wasInterrupted = false

  /// Called for the next byte; what it gives at the end of the file ends whatever goes on.
  private func nextByte(_ stream: UnsafeMutablePointer<FILE>?) -> CInt {
    if let byte = unsafe waiting.popFirst() { return CInt(byte) }
    var isAlone = unsafe isFirstByte && rl_readline_state & UInt(RL_STATE_ISEARCH) == 0
    unsafe isFirstByte = false
    while isAlone || isInputComing() {
      let bytes = try? Descriptor.input.read(count: isAlone ? 1 : 1 << 12)
      unsafe waiting = (bytes ?? [])[...]
      if let byte = unsafe waiting.popFirst() { return CInt(byte) }
      if bytes == nil || InputWait.isHungUp { return EOF }
      isAlone = false
    }
    return EOF
  }

  /// Waits for input; false when Ctrl-C or a hang-up comes first.
  private func isInputComing() -> Bool {
    while true {
      switch InputWait.next() {
      case .input: return true
      case .hangUp: return false
      case .signal(SIGINT):
        unsafe wasInterrupted = true
        return false
      case .signal: break
      }
    }
  }

  /// Called to tell a key that is pressed alone from the start of a longer sequence.
  private func isByteAvailable() -> CInt {
    let isAvailable = unsafe !waiting.isEmpty || InputWait.isInputReady(within: 100)
    return isAvailable ? 1 : 0
  }
#endif
