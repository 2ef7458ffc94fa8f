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

  /// Waits for the next thing to happen; signals come first, then what has been read before.
  static func next(hasReadAhead: Bool = false) -> Self {
    while true {
      if let happening = next(within: -1, hasReadAhead: hasReadAhead) { return happening }
    }
  }

  /// Waits so many milliseconds, or without an end when they are less than 0; `nil` when nothing has
  /// happened.
  static func next(within milliseconds: CInt, hasReadAhead: Bool = false) -> Self? {
    while true {
      if let signal = Signals.take() { return .signal(signal) }
      if hasReadAhead { return .input }
      var requests = [Descriptor.input, Signals.pending].map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      let count = unsafe poll(&requests, nfds_t(requests.count), milliseconds)
      if count == 0 { return nil }
      if count < 0 && errno != EINTR { return .hangUp }
      guard count > 0, requests[1].revents == 0 else { continue }
      return Int32(requests[0].revents) & POLLIN != 0 ? .input : .hangUp
    }
  }

  /// Whether there is something to read before so many milliseconds have passed.
  static func isInputReady(within milliseconds: CInt) -> Bool {
    var request = pollfd(fd: Descriptor.input.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// Whether the other side is gone.
  static var isHungUp: Bool {
    var request = pollfd(fd: Descriptor.input.number, events: 0, revents: 0)
    return unsafe poll(&request, 1, 0) != 0
  }

  /// Forgets the Ctrl-C that was meant for what came before.
  static func discardSignals() {
    while Signals.take() != nil {}
    Interruption.clear()
  }
}
