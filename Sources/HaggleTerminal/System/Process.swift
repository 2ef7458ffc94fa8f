#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The running program.
package enum Process {
  /// Ends it.
  package static func end(code: Int) -> Never {
    exit(CInt(truncatingIfNeeded: code))
  }
}
