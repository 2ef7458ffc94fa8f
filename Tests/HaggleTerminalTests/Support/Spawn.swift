#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that a test started.
struct Spawn {
  /// Why it could not be started, or what it did not do.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What a descriptor of the new program is.
  enum Stream {
    /// A file opened by the new program itself; as the first one it becomes its terminal.
    case file(String)
    /// One of our descriptors.
    case ours(CInt)
  }

  let id: pid_t

  /// Starts a program, found by its path, with these three standard streams in a session of its own.
  init(
    _ path: String, _ arguments: [String], environment: [String], streams: [Stream]
  ) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (number, stream) in streams.enumerated() {
      switch stream {
      case .file(let path):
        unsafe posix_spawn_file_actions_addopen(&actions, CInt(number), path, O_RDWR, 0)
      case .ours(let descriptor):
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, CInt(number))
      }
    }
    // The tests may run with signals blocked or ignored.
    var all = sigset_t()
    var none = sigset_t()
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let flags = CInt(POSIX_SPAWN_SETSIGDEF) | CInt(POSIX_SPAWN_SETSIGMASK) | Self.newSession
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var id: pid_t = 0
    let code = unsafe posix_spawn(&id, path, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure(description: "cannot start \(path): \(code)") }
    self.id = id
  }

  /// How it ended: the exit code, or 128 and the number of the signal, as a shell says it.
  func wait() -> Int {
    var status: CInt = 0
    while unsafe waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7f
    return Int(signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }

  func send(_ signal: CInt) {
    kill(id, signal)
  }

  #if os(Linux)
    /// `POSIX_SPAWN_SETSID`, which the C library hides.
    private static let newSession: CInt = 0x80
  #else
    private static let newSession: CInt = 0x400
  #endif
}
