#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signals as something to wait for beside the input.
///
/// A handler may do next to nothing, so ours writes the signal's number into a pipe; whoever waits
/// for input waits for the pipe as well and does the work there.
enum Signals {
  /// Readable while a signal waits to be taken.
  static var pending: Descriptor { unsafe Descriptor(number: pipeEnds.read) }

  /// Catches a signal from now on.
  static func `catch`(_ signal: CInt) {
    openPipe()
    setHandler(handle, for: signal)
  }

  /// The next signal that came; `nil` when there is none.
  static func take() -> CInt? {
    (try? pending.read(count: 1))?.first.map(CInt.init)
  }

  /// Lets a caught signal do what it does by default, once, and catches it again afterwards.
  static func yield(to signal: CInt) {
    setHandler(SIG_DFL, for: signal)
    raise(signal)
    setHandler(handle, for: signal)
  }

  /// Stops catching a signal.
  static func release(_ signal: CInt) {
    setHandler(SIG_DFL, for: signal)
  }

  /// Sets a handler that breaks off waiting calls.
  ///
  /// A signal that the program was started to ignore stays ignored.
  static func setHandler(_ handler: (@convention(c) (CInt) -> Void)?, for signal: CInt) {
    var action = sigaction()
    unsafe sigaction(signal, nil, &action)
    guard !isIgnored(action) else { return }
    action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    unsafe sigaction(signal, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func openPipe() {
    guard unsafe pipeEnds.read < 0 else { return }
    var ends: [CInt] = [-1, -1]
    unsafe pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe pipeEnds = (ends[0], ends[1])
  }
}

/// Both ends of the pipe; -1 before there is one.
nonisolated(unsafe) private var pipeEnds: (read: CInt, write: CInt) = (-1, -1)

private func handle(_ signal: CInt) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  unsafe write(pipeEnds.write, &byte, 1)
  errno = saved
  if signal == SIGINT { Interruption.request() }
}
