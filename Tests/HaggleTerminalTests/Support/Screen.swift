import HaggleTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program in a real terminal emulator, tmux, whose screen can be looked at.
final class Screen {
  static let tmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].first {
    (path: String) in
    unsafe access(path, X_OK) == 0
  }

  private let directory: TemporaryDirectory
  private let environment: [String]

  init(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, in directory: TemporaryDirectory
  ) throws {
    self.directory = directory
    environment = Haggle.environment(
      in: directory, ["TERM=xterm", "TMUX_TMPDIR=\(directory.path)"])
    _ = try run(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", Haggle.path]
        + arguments)
  }

  deinit { _ = try? run(["kill-server"]) }

  func type(_ keys: String...) throws {
    _ = try run(["send-keys"] + keys)
  }

  /// Pastes a text as terminals do that mark what is pasted.
  func paste(_ text: String) throws {
    _ = try run(["set-buffer", text])
    _ = try run(["paste-buffer", "-p"])
  }

  /// The lines of the screen once they fulfil a condition.
  func lines(when condition: ([String]) -> Bool) throws -> [String] {
    let deadline = ContinuousClock.now + .seconds(30)
    while true {
      let lines = try run(["capture-pane", "-p"]).split(separator: "\n").map(String.init)
      if condition(lines) { return lines }
      guard ContinuousClock.now < deadline else {
        throw Spawn.Failure(description: "the screen stays\n" + lines.joined(separator: "\n"))
      }
    }
  }

  /// Gives tmux a command; what it answers.
  private func run(_ arguments: [String]) throws -> String {
    let output = unsafe open(
      directory.file("screen"), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(output) }
    let program = try Spawn(
      Self.tmux ?? "", ["-S", directory.file("socket")] + arguments, environment: environment,
      streams: [.file("/dev/null"), .ours(output), .ours(output)])
    let code = program.wait()
    let text = directory.text("screen") ?? ""
    guard code == 0 else { throw Spawn.Failure(description: text) }
    return text
  }
}
