#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Other programs, started by the system's shell.
enum Shell {
  /// Runs a command at our terminal and waits for its end.
  ///
  /// The terminal's settings are as before when the command leaves others behind. Ctrl-C and Ctrl-Z
  /// are the command's; while it is stopped, so are we.
  ///
  /// - Returns: The exit code as shells say it; 127 for a command that cannot be found.
  static func run(_ command: String) -> Int {
    var settings = termios()
    let hasTerminal = unsafe tcgetattr(STDIN_FILENO, &settings) == 0
    // Programs inherit what is ignored, and most count on it that a closed pipe ends them.
    let ignored = [SIGPIPE, SIGXFSZ]
    for number in ignored { signal(number, SIG_DFL) }
    let status = unsafe system(command)
    for number in ignored { signal(number, SIG_IGN) }
    if hasTerminal { unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }
    guard status >= 0 else { return 127 }
    let number = status & 0x7F
    return Int(number == 0 ? (status >> 8) & 0xFF : 128 + number)
  }

  /// A word that the shell takes as it is.
  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
