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

  /// Turns the deadly signal of a closed pipe into a failure of `write(_:)`.
  package static func reportClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
