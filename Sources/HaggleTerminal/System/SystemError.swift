#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why the system refused a call, in words that fit into a message.
package struct SystemError: Error, Equatable, Sendable {
  /// The number the system gave, or 0 when the reason is ours.
  package var code: CInt

  /// What went wrong, lower case and without a full stop.
  package var reason: String

  /// Whether whoever read our output has stopped reading, which ends the program quietly.
  package var isClosedPipe: Bool { code == EPIPE }

  /// What the last failed call of this thread left behind.
  static var last: Self { Self(number: errno) }

  init(number: CInt) {
    code = number
    let words = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    reason = words.prefix(1).lowercased() + words.dropFirst()
  }

  private init(reason: String) {
    code = 0
    self.reason = reason
  }

  static let noHome = Self(reason: "there is no home directory")

  static let noJournal = Self(reason: "there is no such journal")

  static let noPlainFile = Self(reason: "it is no plain file")

  static func notText(line: Int) -> Self {
    Self(reason: "it is not UTF-8 text, see line \(line)")
  }

  static func tooLarge(limit: Int) -> Self {
    let megabyte = 1 << 20
    return Self(
      reason: limit % megabyte == 0 && limit > 0
        ? "it is larger than \(limit / megabyte) MB" : "it is larger than \(limit) bytes")
  }
}
