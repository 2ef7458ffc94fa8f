import HaggleTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A directory for one test, gone when the test is.
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/haggle-tests-XXXXXX\0".utf8CString)
    guard let path = unsafe mkdtemp(&template) else {
      throw Spawn.Failure(description: "no temporary directory")
    }
    self.path = unsafe String(cString: path)
  }

  deinit { Self.remove(path) }

  private static func remove(_ directory: String) {
    for name in (try? Files.list(directory)) ?? [] {
      let path = "\(directory)/\(name)"
      if name.hasSuffix("/") { remove(path) } else { unsafe unlink(path) }
    }
    unsafe rmdir(directory)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func text(_ name: String) -> String? {
    try? Files.read(file(name), limit: 1 << 26)
  }

  /// Writes a file and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    try Files.write(text, to: file(name))
    return file(name)
  }

  /// The lines of the history file.
  var history: [String] {
    (text("history") ?? "").split(separator: "\n").map(String.init)
  }
}
