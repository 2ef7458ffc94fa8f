#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Gives the terminal back as it was found when the program dies while a line is edited.
enum TerminalGuard {
  private static let deadly = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTERM, SIGHUP, SIGQUIT,
  ]

  /// Remembers the terminal's settings, which have to be as they should be.
  static func install() {
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    for signal in deadly { Signals.setHandler(restoreAndDie, for: signal) }
  }

  /// Whether a line is being edited, that is, whether there is something to give back.
  static func setEditing(_ value: Bool) {
    unsafe isEditing = value
  }
}

nonisolated(unsafe) private var settings = termios()
nonisolated(unsafe) private var isEditing = false

private func restoreAndDie(_ number: CInt) {
  if unsafe isEditing {
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    let pasteModeOff: StaticString = "\u{1b}[?2004l"
    unsafe write(STDOUT_FILENO, pasteModeOff.utf8Start, pasteModeOff.utf8CodeUnitCount)
  }
  signal(number, SIG_DFL)
  raise(number)
}
