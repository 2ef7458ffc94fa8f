#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The journal of this process.
///
/// The file is made when there is something to write. What is written is safe from the death of the
/// process; from that of the machine once it is settled.
package struct JournalFile {
  private let directory: JournalDirectory?
  private var file: Descriptor?
  private var path = ""
  /// The bytes that are whole in the file.
  private var length = 0
  /// Whether the disk may not have all of them.
  private var isUnsettled = false
  /// What could not be written yet.
  private var waiting: [UInt8] = []

  /// Prepares a journal; `nil` for no directory, which is a failure only when there is something to
  /// write.
  package init(in directory: JournalDirectory?) {
    self.directory = directory
  }

  /// Adds bytes at the end, behind those that could not be written before.
  ///
  /// - Throws: `SystemError` when they could not be written either; they are kept for the next time.
  package mutating func append(_ bytes: [UInt8]) throws(SystemError) {
    waiting += bytes
    guard !waiting.isEmpty else { return }
    let file = try opened()
    do throws(SystemError) {
      try file.write(waiting)
    } catch {
      // Half of what was to be written would spoil what comes after.
      _ = ftruncate(file.number, off_t(length))
      throw error
    }
    length += waiting.count
    waiting = []
    isUnsettled = true
  }

  /// Waits until the disk has what was written.
  package mutating func settle() throws(SystemError) {
    guard let file, isUnsettled else { return }
    isUnsettled = false
    try file.settle()
  }

  /// Removes the file, for nothing is left to bring back.
  package mutating func remove() {
    guard let file else { return }
    unsafe unlink(path)
    file.close()
    self.file = nil
    length = 0
  }

  private mutating func opened() throws(SystemError) -> Descriptor {
    if let file { return file }
    guard let directory else { throw .noHome }
    let made = try directory.makeFile()
    (file, path) = (made.file, made.path)
    return made.file
  }
}
