import HaggleShell
import HaggleTerminal

/// The files of the machine.
nonisolated struct SystemFiles: FileAccess {
  func read(_ path: String) throws(FileError) -> String {
    do {
      return try Files.read(path, limit: FileError.largestFile)
    } catch {
      throw FileError(error.reason)
    }
  }

  func write(_ text: String, to path: String) throws(FileError) {
    do { try Files.write(text, to: path) } catch { throw FileError(error.reason) }
  }

  func read(_ path: String, below directory: String) throws(FileError) -> String {
    do {
      return try Files.read(path, below: directory, limit: FileError.largestFile)
    } catch {
      throw FileError(error.reason)
    }
  }

  func write(_ text: String, to path: String, below directory: String) throws(FileError) {
    do {
      try Files.write(text, to: path, below: directory)
    } catch {
      throw FileError(error.reason)
    }
  }

  func list(_ directory: String) -> [String] {
    (try? Files.list(directory)) ?? []
  }

  func canonicalPath(_ path: String) -> String? {
    Files.canonicalPath(path)
  }
}
