#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files by name, as text.
package enum Files {
  /// The text of a file.
  ///
  /// - Throws: `SystemError` when it cannot be read, is not UTF-8, or has more than `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(SystemError) -> String {
    let file = try Descriptor.open(path, O_RDONLY)
    defer { file.close() }
    return try text(of: file, limit: limit)
  }

  static func text(of file: Descriptor, limit: Int) throws(SystemError) -> String {
    let bytes = try file.readAll(limit: limit)
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.utf8.elementsEqual(bytes) else { return text }
    // What is no text has been replaced, and the first difference is where that begins.
    let good = zip(text.utf8, bytes).prefix { $0 == $1 }
    throw .notText(line: 1 + good.count { $0.0 == UInt8(ascii: "\n") })
  }

  /// Replaces the text of a file, or makes the file.
  ///
  /// The text goes into a temporary file beside it that then takes its name, so that a failure
  /// leaves the old text. What is no plain file (a pipe, `/dev/stdout`) is written as it is.
  package static func write(_ text: String, to path: String) throws(SystemError) {
    let target = realPath(path) ?? path
    let status = status(of: target)
    if let status, status.st_mode & S_IFMT != S_IFREG {
      return try writeInPlace(text, to: target)
    }
    try replace(
      target, in: nil, with: text, permissions: (status?.st_mode).map { $0 & 0o7777 })
  }

  /// The names in a directory, sorted; those of directories end in `/`, `.` and `..` are left out.
  package static func list(_ path: String) throws(SystemError) -> [String] {
    let directory = path.isEmpty ? "." : path
    guard let stream = unsafe opendir(directory) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let isDirectory = status(of: "\(directory)/\(name)").map { $0.st_mode & S_IFMT == S_IFDIR }
      names.append(isDirectory == true ? name + "/" : name)
    }
    return names.sorted()
  }

  /// Makes a directory and those above it, for the owner only, where there are none.
  static func makeDirectories(_ path: String) throws(SystemError) {
    guard !path.isEmpty, path != "/", status(of: path) == nil else { return }
    try makeDirectories(directory(of: path))
    // Another process may have been faster.
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  /// Makes a directory that nobody else can read, and gives its path.
  static func makeTemporaryDirectory() throws(SystemError) -> String {
    let place = Environment.nonEmpty("TMPDIR") ?? "/tmp"
    var template = Array("\(place)/haggle-XXXXXX".utf8CString)
    guard let path = unsafe mkdtemp(&template) else { throw .last }
    return unsafe String(cString: path)
  }

  /// The part of a path before its last slash; empty for a bare name.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// The absolute path without links and dots.
  ///
  /// Of a file that does not exist yet, that of its directory with the file's name; `nil` when there
  /// is no such directory either.
  package static func canonicalPath(_ path: String) -> String? {
    if let real = realPath(path) { return real }
    let directory = directory(of: path)
    let name = path.dropFirst(directory.count).drop { $0 == "/" }
    guard let parent = realPath(directory.isEmpty ? "." : directory), !name.isEmpty else {
      return nil
    }
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func writeInPlace(_ text: String, to path: String) throws(SystemError) {
    let file = try Descriptor.open(path, O_WRONLY)
    defer { file.close() }
    try file.write(Array(text.utf8))
  }

  /// Replaces a file, whose name starts from `directory`, by a new one that then takes its name.
  ///
  /// `permissions` are those of the file to be replaced; `nil` for the usual ones.
  static func replace(
    _ name: String, in directory: Descriptor?, with text: String, permissions: mode_t?
  ) throws(SystemError) {
    let place = directory?.number ?? AT_FDCWD
    let temporary = "\(name).\(getpid()).tmp"
    do throws(SystemError) {
      unsafe unlinkat(place, temporary, 0)
      let file = try Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL, in: directory)
      defer { file.close() }
      if let permissions { _ = fchmod(file.number, permissions) }
      try file.write(Array(text.utf8))
      try file.settle()
      guard unsafe renameat(place, temporary, place, name) == 0 else { throw SystemError.last }
    } catch {
      unsafe unlinkat(place, temporary, 0)
      throw error
    }
  }
}
