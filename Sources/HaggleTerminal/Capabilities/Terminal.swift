#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal that the program talks to.
package enum Terminal {
  /// Whether a person types and reads: both input and output are a terminal.
  package static var isInteractive: Bool {
    Descriptor.input.isTerminal && Descriptor.output.isTerminal
  }

  /// Whether what it shows can be painted anew, line by line.
  package static var hasScreen: Bool { isInteractive && !isPlain }

  /// The width and height of the output in characters; `nil` when it is no terminal or does not say.
  package static var size: (columns: Int, rows: Int)? {
    var window = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return nil
    }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Whether it understands nothing but plain characters, so that lines are read as they come.
  static var isPlain: Bool {
    ["", "dumb", "unknown"].contains(Environment.value("TERM") ?? "")
  }
}
