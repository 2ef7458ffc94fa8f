#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where processes keep their journals: one file each, locked by its process while that lives.
package struct JournalDirectory: Equatable, Sendable {
  /// The most bytes that are read of one journal.
  private static let limit = 256 << 20
  private static let ending = ".journal"

  package var path: String

  package init(path: String) { self.path = path }

  /// The directory that the environment asks for; `nil` without a home.
  package init?(environment: (String) -> String? = Environment.value) {
    guard let state = StateDirectory.path(environment) else { return nil }
    path = state + "/journals"
  }

  /// A journal whose process is gone.
  package struct Abandoned: Equatable, Sendable {
    /// The name of the file.
    package var name: String
    /// How many seconds ago it was written to.
    package var age: Int
    package var bytes: [UInt8]
  }

  /// The journals that no process holds, the newest first; those that cannot be read are left out.
  package func abandoned() -> [Abandoned] {
    let now = time(nil)
    var found: [(modified: timespec, journal: Abandoned)] = []
    for name in (try? Files.list(path)) ?? [] where name.hasSuffix(Self.ending) {
      guard let file = lockAbandoned(name) else { continue }
      defer { file.close() }
      guard let status = file.status, let bytes = try? file.readAll(limit: Self.limit) else {
        continue
      }
      let modified = status.modified
      let age = max(0, Int(now - modified.tv_sec))
      found.append((modified, Abandoned(name: name, age: age, bytes: bytes)))
    }
    return found.sorted { left, right in
      (right.modified.tv_sec, right.modified.tv_nsec) < (
        left.modified.tv_sec, left.modified.tv_nsec
      )
    }
    .map(\.journal)
  }

  /// Removes a journal whose process is gone.
  package func remove(_ name: String) throws(SystemError) {
    guard !name.contains("/"), let file = lockAbandoned(name) else { throw .noJournal }
    defer { file.close() }
    guard unsafe unlink("\(path)/\(name)") == 0 else { throw .last }
  }

  /// The journal, locked; `nil` while its process lives, or when it is none that we may touch.
  private func lockAbandoned(_ name: String) -> Descriptor? {
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK
    guard let file = try? Descriptor.open("\(path)/\(name)", flags) else { return nil }
    guard file.status?.isPlainFile == true, flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
      file.close()
      return nil
    }
    return file
  }

  /// Makes a journal of this process and locks it.
  func makeFile() throws(SystemError) -> (file: Descriptor, path: String) {
    try makePrivate()
    for number in 1...1000 {
      let suffix = number == 1 ? "" : "-\(number)"
      let path = "\(self.path)/\(getpid())\(suffix)\(Self.ending)"
      let file: Descriptor
      do throws(SystemError) {
        file = try Descriptor.open(
          path, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: 0o600)
      } catch {
        // One of a dead process that had our number.
        if error.code == EEXIST { continue }
        throw error
      }
      while flock(file.number, LOCK_EX) != 0 {
        if errno == EINTR { continue }
        let error = SystemError.last
        unsafe unlink(path)
        file.close()
        throw error
      }
      // Somebody who looked for abandoned journals may have been faster, and have removed it.
      if file.status?.st_nlink != 0 {
        settleNames()
        return (file, path)
      }
      file.close()
    }
    throw .noJournal
  }

  /// Brings the names of the journals to the disk; a system that cannot do that keeps them itself.
  private func settleNames() {
    guard let directory = try? Descriptor.open(path, O_RDONLY | O_DIRECTORY) else { return }
    try? directory.settle()
    directory.close()
  }

  /// Makes the directory, for the owner only, or takes it back for the owner.
  private func makePrivate() throws(SystemError) {
    try Files.makeDirectories(path)
    guard let status = Files.status(of: path), status.st_mode & S_IFMT == S_IFDIR else {
      throw SystemError(number: ENOTDIR)
    }
    guard status.st_uid == geteuid() else { throw SystemError(number: EACCES) }
    if status.st_mode & 0o077 != 0, unsafe chmod(path, 0o700) != 0 { throw .last }
  }
}

extension stat {
  var isPlainFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// When the contents changed.
  var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
