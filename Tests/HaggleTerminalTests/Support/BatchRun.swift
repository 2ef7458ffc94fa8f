import HaggleTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a run without a terminal came to.
struct BatchRun {
  var code: Int
  var output: String
  var messages: String

  /// Runs the program to its end, its input and output being files.
  init(
    _ arguments: [String], of path: String = Haggle.path, input: String = "",
    environment: [String] = [], in directory: TemporaryDirectory
  ) throws {
    let files = [
      unsafe open(try directory.write(input, to: "input"), O_RDONLY | O_CLOEXEC),
      unsafe open(
        directory.file("output"), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600),
      unsafe open(
        directory.file("messages"), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600),
    ]
    defer { files.forEach { close($0) } }
    let program = try Spawn(
      path, arguments, environment: Haggle.environment(in: directory, environment),
      streams: files.map { .ours($0) })
    code = program.wait()
    output = directory.text("output") ?? ""
    messages = directory.text("messages") ?? ""
  }
}
