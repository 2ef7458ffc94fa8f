#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program at a terminal, and whoever types there.
final class PseudoTerminal {
  /// Long enough for a machine that does many other things.
  private static let patience = Duration.seconds(30)

  private let master: CInt
  /// Kept open so that the terminal's settings can be read after the program has ended.
  private let slave: CInt
  private let program: Spawn
  private var hasEnded = false

  /// What the program wrote and nobody waited for yet.
  private var pending: [UInt8] = []

  /// All that the program wrote.
  private(set) var transcript = ""

  /// Starts a program; without a path, the one under test.
  init(
    _ path: String = Haggle.path, _ arguments: [String] = [], environment: [String],
    columns: Int = 80
  ) throws {
    var ends: (master: CInt, slave: CInt) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(
      ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&ends.master, &ends.slave, &name, nil, &size) == 0 else {
      throw Spawn.Failure(description: "no terminal")
    }
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    master = ends.master
    slave = ends.slave
    let terminal = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    program = try Spawn(
      path, arguments, environment: environment,
      streams: [.file(String(decoding: terminal, as: UTF8.self)), .ours(slave), .ours(slave)])
  }

  deinit {
    if !hasEnded {
      program.send(SIGKILL)
      _ = program.wait()
    }
    close(master)
    close(slave)
  }

  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Types an entry once there is a prompt.
  func enter(_ entry: String) throws {
    try awaitPrompt()
    type(entry + "\r")
  }

  func awaitPrompt() throws { try expect("haggle> ") }

  /// Sends what a terminal sends when text is pasted.
  func paste(_ text: String) {
    type(
      "\u{1b}[200~"
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r") + "\u{1b}[201~")
  }

  /// Waits until the program has written this; gives what it wrote before.
  @discardableResult
  func expect(_ text: String) throws -> String {
    let wanted = Array(text.utf8)
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let start = pending.firstIndex(of: wanted) {
        defer { pending.removeFirst(start + wanted.count) }
        return String(decoding: pending[..<start], as: UTF8.self)
      }
      try readMore(until: deadline, for: text)
    }
  }

  func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func send(_ signal: CInt) { program.send(signal) }

  /// Whether the terminal echoes and edits lines by itself, as a shell expects to find it.
  var isAsFound: Bool {
    var settings = termios()
    unsafe tcgetattr(slave, &settings)
    let flags = tcflag_t(ICANON | ECHO)
    return settings.c_lflag & flags == flags
  }

  /// The exit code, once the program has ended.
  func end() -> Int {
    hasEnded = true
    return program.wait()
  }

  private func readMore(until deadline: ContinuousClock.Instant, for text: String) throws {
    let left = deadline - .now
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let wait = CInt(max(0, left / .milliseconds(1)))
    guard unsafe poll(&request, 1, wait) > 0 else { throw missing(text) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(master, &buffer, buffer.count)
    guard count > 0 else { throw missing(text) }
    pending += buffer[..<count]
    transcript += String(decoding: buffer[..<count], as: UTF8.self)
  }

  private func missing(_ text: String) -> Spawn.Failure {
    let got = String(decoding: pending, as: UTF8.self)
    return Spawn.Failure(
      description: "waited for \(text.debugDescription), got \(got.debugDescription)")
  }
}

extension [UInt8] {
  fileprivate func firstIndex(of wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (0...(count - wanted.count)).first { start in
      self[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
