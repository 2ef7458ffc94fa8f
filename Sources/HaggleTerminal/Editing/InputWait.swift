#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What happened while the program waited for somebody to type.
enum InputWait: Equatable {
  case signal(CInt)

  /// There is something to read, be it the end.
  case input

  /// The other side is gone.
  case hangUp

  /// Waits for the next thing to happen; signals come first.
  static func next() -> Self {
    while true {
      if let signal = Signals.take() { return .signal(signal) }
      var requests = [Descriptor.input, Signals.pending].map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      let count = unsafe poll(&requests, nfds_t(requests.count), -1)
      if count < 0 && errno != EINTR { return .hangUp }
      guard count > 0, requests[1].revents == 0 else { continue }
      return Int32(requests[0].revents) & POLLIN != 0 ? .input : .hangUp
    }
  }

  /// Forgets the Ctrl-C that was meant for what came before.
  static func discardSignals() {
    while Signals.take() != nil {}
    Interruption.clear()
  }
}
