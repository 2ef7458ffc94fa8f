#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the program says something.
///
/// Nothing is buffered: what is written to one stream stands before what is written later to the
/// other, on a terminal and in a log alike.
package enum StandardStream: Sendable {
  case output, error

  private var descriptor: Descriptor { self == .output ? .output : .error }

  /// The name of the terminal that the stream goes to; `nil` when it goes elsewhere, empty when the
  /// terminal has no name.
  package var terminal: String? {
    descriptor.isTerminal ? Environment.value("TERM") ?? "" : nil
  }

  /// Writes all of the text.
  ///
  /// - Throws: `SystemError`; its `isClosedPipe` says that the reader has left.
  package func write(_ text: String) throws(SystemError) {
    guard !text.isEmpty else { return }
    try descriptor.write(Array(text.utf8))
  }

  /// Puts something into the place of a standard stream that the program was started without.
  ///
  /// Otherwise the next file that is opened would be taken for it: our own pipe would be read as the
  /// input, or an answer written into a file. Input is then empty, and writing fails as it should.
  package static func fillMissing() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is taken, and those below are filled by now.
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Turns the deadly signals of a closed pipe and of a file that may not grow into failures of
  /// writing.
  package static func reportFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
