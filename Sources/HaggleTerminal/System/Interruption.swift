#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The wish to stop what is going on: Ctrl-C.
package enum Interruption {
  /// Whether it was made since it was last cleared.
  ///
  /// Cheap enough to be asked for every view.
  package static var isRequested: Bool { unsafe requests > 0 }

  static func clear() {
    unsafe requests = 0
  }

  /// Turns Ctrl-C into such a wish from now on.
  ///
  /// Unless we are patient the second one ends the program: there is no prompt to come back to.
  package static func enable(isPatient: Bool) {
    unsafe endsAtSecond = !isPatient
    Signals.catch(SIGINT)
  }

  /// Called when the signal comes: nothing here may wait or allocate.
  static func request() {
    unsafe requests += 1
    guard unsafe endsAtSecond && requests > 1 else { return }
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}

nonisolated(unsafe) private var requests: sig_atomic_t = 0
nonisolated(unsafe) private var endsAtSecond = false
