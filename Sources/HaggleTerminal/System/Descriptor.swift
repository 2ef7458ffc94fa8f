#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file of the process.
///
/// Reading and writing go on after a signal and after a short count, so that callers see whole
/// results or a failure.
struct Descriptor: Equatable, Sendable {
  static let input = Self(number: STDIN_FILENO)
  static let output = Self(number: STDOUT_FILENO)
  static let error = Self(number: STDERR_FILENO)

  var number: CInt

  var isTerminal: Bool { isatty(number) == 1 }

  /// Opens a file; a relative path starts from `directory`, or else from where the program runs.
  static func open(
    _ path: String, _ flags: CInt, permissions: mode_t = 0o666, in directory: Self? = nil
  ) throws(SystemError) -> Self {
    while true {
      let number = unsafe openat(
        directory?.number ?? AT_FDCWD, path, flags | O_CLOEXEC, permissions)
      if number >= 0 { return Self(number: number) }
      if errno != EINTR { throw .last }
    }
  }

  /// Up to `count` bytes; empty at the end of the file.
  func read(count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var failure: SystemError?
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
        let got = unsafe systemRead(number, buffer.baseAddress, count)
        if got < 0 { failure = .last }
        size = max(0, got)
      }
      guard let failure else { return bytes }
      if failure.code != EINTR { throw failure }
    }
  }

  /// Everything up to the end of the file.
  ///
  /// - Throws: `SystemError` when there are more than `limit` bytes; no more than that is read.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try read(count: 1 << 16)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits until the disk has what was written; files that are on none are left alone.
  func settle() throws(SystemError) {
    guard fsync(number) != 0, errno != EINVAL, errno != EINTR else { return }
    throw .last
  }

  /// What the system knows of the file.
  var status: stat? {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? status : nil
  }

  func close() {
    _ = systemClose(number)
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&request, 1, -1)
  }
}

// The names of the system's calls are also those of the methods above.
private func systemRead(_ file: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, buffer, count)
}

private func systemWrite(_ file: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, buffer, count)
}

private func systemClose(_ file: CInt) -> CInt {
  close(file)
}
