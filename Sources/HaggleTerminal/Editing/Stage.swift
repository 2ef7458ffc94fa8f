#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal on which one page takes the place of another, and which is told of every key.
///
/// What stood there before is moved out of sight and not lost; the terminal's own scrolling brings it
/// back.
package struct Stage {
  package enum Event: Equatable, Sendable {
    case key(Key)
    /// Ctrl-C.
    case interrupted
    /// The terminal has another size, or came back after Ctrl-Z: what it shows is not known.
    case disturbed
    /// Nothing happened for as long as was waited.
    case timePassed
    /// There is nobody any more.
    case end
  }

  private let lines: TerminalSettings

  /// Nothing is changed yet; `nil` without a terminal.
  package init?() {
    guard let lines = TerminalSettings() else { return nil }
    self.lines = lines
  }

  /// Takes the terminal over; `leave` has to follow.
  package func enter() {
    TerminalGuard.install()
    InputWait.discardSignals()
    Signals.catch(SIGTSTP)
    Signals.catch(SIGWINCH)
    show(String(repeating: "\n", count: Terminal.size?.rows ?? 0))
    lines.useKeys()
  }

  /// Gives the terminal back, below what it shows.
  package func leave() {
    stepBelow()
    lines.restore()
    Signals.release(SIGTSTP)
  }

  /// Waits for the next thing to happen, at most so many seconds.
  package func next(within seconds: Double?) -> Event {
    let wait = seconds.map { CInt(max(0, min($0, 86_400) * 1000)) } ?? -1
    while true {
      guard let happening = InputWait.next(within: wait) else { return .timePassed }
      switch happening {
      case .signal(SIGINT):
        Interruption.clear()
        return .interrupted
      case .signal(SIGTSTP):
        suspend()
        return .disturbed
      case .signal(SIGWINCH): return .disturbed
      case .signal: break
      case .hangUp: return .end
      case .input:
        guard let key = Key.read() else { return .end }
        return .key(key)
      }
    }
  }

  private func suspend() {
    stepBelow()
    lines.restore()
    Signals.yield(to: SIGTSTP)
    lines.useKeys()
  }

  /// Leaves what is shown above whatever comes next.
  private func stepBelow() { show("\u{1B}[999;1H\n") }

  /// What cannot be shown is no reason to stop: whatever is written next will fail as well.
  private func show(_ text: String) {
    try? StandardStream.output.write(text)
  }
}
