import HaggleTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.timeLimit(.minutes(5)))
struct PipeTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// The reading and the writing end of a pipe that other programs do not inherit.
  private func pipe() -> (read: CInt, write: CInt) {
    var ends: [CInt] = [-1, -1]
    unsafe systemPipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func start(
    _ arguments: [String], input: CInt, output: CInt, messages: CInt
  ) throws -> Spawn {
    try Spawn(
      Haggle.path, arguments, environment: Haggle.environment(in: directory),
      streams: [.ours(input), .ours(output), .ours(messages)])
  }

  /// A program that answered its first question and waits for the next, with the pipe's ends.
  private func startWithAnswer() throws -> (program: Spawn, input: CInt, output: CInt) {
    let input = pipe()
    let output = pipe()
    let program = try start([], input: input.read, output: output.write, messages: output.write)
    close(input.read)
    close(output.write)
    write("Color.blue\nblue.width\n", to: input.write)
    #expect(read(from: output.read) == "320\n")
    return (program, input.write, output.read)
  }

  @Test func `a reader who leaves ends the program quietly`() throws {
    let output = pipe()
    close(output.read)
    let messages = unsafe open(directory.file("messages"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(messages) }
    let entries = Array(repeating: ["-c", "help"], count: 5).flatMap { $0 }
    let program = try start(entries, input: messages, output: output.write, messages: messages)
    close(output.write)
    #expect(program.wait() == 0)
    #expect(directory.text("messages") == "")
  }

  @Test func `a program that is started without standard input finds it empty`() throws {
    let output = pipe()
    let program = try Spawn(
      "/bin/sh", ["-c", "exec \"$0\" <&-", Haggle.path],
      environment: Haggle.environment(in: directory),
      streams: [.ours(output.write), .ours(output.write), .ours(output.write)])
    close(output.write)
    #expect(read(from: output.read) == "")
    #expect(program.wait() == 0)
    close(output.read)
  }

  @Test func `an answer without standard output goes nowhere, least of all into a file`() throws {
    let messages = pipe()
    let file = directory.file("row.haggle")
    let program = try Spawn(
      "/bin/sh", ["-c", "exec \"$0\" -c 'save \(file)' -c 'print container' >&-", Haggle.path],
      environment: Haggle.environment(in: directory),
      streams: [.ours(messages.write), .ours(messages.write), .ours(messages.write)])
    close(messages.write)
    #expect(read(from: messages.read).hasPrefix("error: cannot write standard output: "))
    #expect(program.wait() == 4)
    #expect(directory.text("row.haggle") == "resize 320 160\nnew\n")
    close(messages.read)
  }

  @Test func `an entry runs as soon as it is complete`() throws {
    let (program, input, output) = try startWithAnswer()
    write("quit\n", to: input)
    #expect(program.wait() == 0)
    close(input)
    close(output)
  }

  @Test func `Ctrl-C ends a program that waits for input`() throws {
    let (program, input, output) = try startWithAnswer()
    program.send(SIGINT)
    #expect(program.wait() == 130)
    close(input)
    close(output)
  }

  @Test func `Ctrl-C during work ends a program without a prompt`() throws {
    let output = pipe()
    let work = ["-c", "VStack { ForEach(0..<5000) { i in Color.blue } }"]
    let program = try start(
      ["-c", "Color.blue", "-c", "blue.width"] + Array(repeating: work, count: 500).flatMap { $0 },
      input: output.read, output: output.write, messages: output.write)
    close(output.write)
    #expect(read(from: output.read) == "320\n")
    program.send(SIGINT)
    #expect(program.wait() == 130)
    close(output.read)
  }

  private func write(_ text: String, to end: CInt) {
    let bytes = Array(text.utf8)
    unsafe systemWrite(end, bytes, bytes.count)
  }

  private func read(from end: CInt) -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe systemRead(end, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }
}

// The system's names of what the methods above are called.
private func systemPipe(_ ends: UnsafeMutablePointer<CInt>) {
  unsafe pipe(ends)
}

private func systemWrite(_ end: CInt, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
  unsafe write(end, bytes, count)
}

private func systemRead(_ end: CInt, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  unsafe read(end, bytes, count)
}
