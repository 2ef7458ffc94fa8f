#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How the terminal hands its input over.
struct TerminalSettings {
  private let found: termios

  /// The settings as they are; `nil` without a terminal.
  init?() {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    found = settings
  }

  /// Keys come one by one and are not echoed.
  func useKeys() {
    var settings = found
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    TerminalGuard.setEditing(true)
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Reading gives nothing where there is nothing to read.
  func useReadsWithoutWaiting() {
    var settings = found
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { unsafe $0[Int(VMIN)] = 0 }
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  func restore() {
    var settings = found
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    TerminalGuard.setEditing(false)
  }
}
