#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What was typed in earlier sessions: a plain text file, one entry a line, oldest first.
///
/// Several sessions may write at once: each entry is appended under a lock, and only the start of a
/// session makes the file shorter.
package struct HistoryFile: Equatable, Sendable {
  /// The most bytes that are read.
  private static let limit = 64 << 20

  package var path: String

  /// The number of entries that are kept; 0 keeps none.
  package var size: Int

  package init(path: String, size: Int) {
    self.path = path
    self.size = size
  }

  /// The file that the environment asks for; `nil` when it asks for none (an empty name, a size of 0,
  /// no home).
  package init?(environment: (String) -> String? = Environment.value) {
    let size = environment("HAGGLE_HISTSIZE").flatMap { Int($0) } ?? 1000
    guard size > 0, let path = Self.path(environment), !path.isEmpty else { return nil }
    self.init(path: path, size: size)
  }

  private static func path(_ environment: (String) -> String?) -> String? {
    environment("HAGGLE_HISTFILE") ?? StateDirectory.path(environment).map { $0 + "/history" }
  }

  /// Whether an entry is kept: not when it is empty, starts with a space or repeats the last one.
  package static func keeps(_ entry: String, after last: String?) -> Bool {
    entry != last && entry.first.map { $0 != " " } ?? false
      && !entry.allSatisfy(\.isWhitespace)
  }

  /// The entries, oldest first; none if there is no such file.
  ///
  /// Makes the file as short as it should be.
  package func load() throws(SystemError) -> [String] {
    let file: Descriptor
    do {
      file = try locked(O_RDWR)
    } catch {
      if [ENOENT, ENOTDIR].contains(error.code) { return [] }
      throw error
    }
    defer { file.close() }
    let text = String(decoding: try file.readAll(limit: Self.limit), as: UTF8.self)
    let lines = text.split(separator: "\n")
    if lines.count > size { try replace(file, with: lines.suffix(size)) }
    return lines.suffix(size).map(HistoryEntry.decoded)
  }

  /// Adds an entry at the end.
  package func append(_ entry: String) throws(SystemError) {
    try Files.makeDirectories(Files.directory(of: path))
    let file = try locked(O_RDWR | O_APPEND | O_CREAT)
    defer { file.close() }
    let line = HistoryEntry.encoded(entry) + "\n"
    try file.write(Array(((endsInsideLine(file) ? "\n" : "") + line).utf8))
  }

  /// Whether the last line has no end, as some editors leave it.
  private func endsInsideLine(_ file: Descriptor) -> Bool {
    lseek(file.number, -1, SEEK_END) >= 0 && (try? file.read(count: 1)) != [UInt8(ascii: "\n")]
  }

  private func locked(_ flags: CInt) throws(SystemError) -> Descriptor {
    let file = try Descriptor.open(path, flags, permissions: 0o600)
    while flock(file.number, LOCK_EX) != 0 && errno == EINTR {}
    return file
  }

  /// Writes over the start and cuts off the rest: what is kept is shorter than what was there, so that
  /// a full disk cannot lose it, and those who wait for the lock go on with the same file.
  private func replace(
    _ file: Descriptor, with lines: ArraySlice<Substring>
  ) throws(SystemError) {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    guard lseek(file.number, 0, SEEK_SET) == 0 else { throw .last }
    try file.write(bytes)
    guard ftruncate(file.number, off_t(bytes.count)) == 0 else { throw .last }
  }
}
