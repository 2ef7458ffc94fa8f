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
  /// The terminal's settings before the program was started.
  private let found: termios
  private var hasEnded = false

  /// What the program wrote and nobody waited for yet.
  private var pending: [UInt8] = []

  /// All that the program wrote.
  private(set) var transcript = ""

  /// Starts a program; without a path, the one under test.
  init(
    _ path: String = Haggle.path, _ arguments: [String] = [], environment: [String],
    columns: Int = 80, rows: Int = 24
  ) throws {
    var ends: (master: CInt, slave: CInt) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&ends.master, &ends.slave, &name, nil, &size) == 0 else {
      throw Spawn.Failure(description: "no terminal")
    }
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    master = ends.master
    slave = ends.slave
    var found = termios()
    unsafe tcgetattr(slave, &found)
    self.found = found
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

  /// Types an entry once there is a prompt; one of several lines is pasted.
  func enter(_ entry: String) throws {
    try awaitPrompt()
    if entry.contains("\n") { paste(entry) } else { type(entry) }
    type("\r")
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
    let start = try place(of: text)
    defer { pending.removeFirst(start + text.utf8.count) }
    return String(decoding: pending[..<start], as: UTF8.self)
  }

  /// Like `expect`, but the text can be waited for once more.
  func peek(_ text: String) throws -> String {
    String(decoding: pending[..<(try place(of: text))], as: UTF8.self)
  }

  /// Waits until the program has written this; gives where it begins.
  private func place(of text: String) throws -> Int {
    let wanted = Array(text.utf8)
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let start = pending.firstIndex(of: wanted) { return start }
      try readMore(until: deadline, for: text)
    }
  }

  func resize(columns: Int, rows: Int = 24) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func send(_ signal: CInt) { program.send(signal) }

  /// Whether all of the terminal's settings are what they were before the program was started.
  var isAsFound: Bool {
    var settings = termios()
    unsafe tcgetattr(slave, &settings)
    return unsafe withUnsafeBytes(of: settings) { now in
      unsafe withUnsafeBytes(of: found) { unsafe now.elementsEqual($0) }
    }
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
