import Foundation
import HaggleShell

/// The files of the machine, for sessions that are kept in the repository.
struct DiskFiles: FileAccess {
  func read(_ path: String) throws(FileError) -> String {
    do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw FileError("no such file")
    }
  }

  func write(_ text: String, to path: String) throws(FileError) {
    do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
      throw FileError("cannot be written")
    }
  }

  func list(_ directory: String) -> [String] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: URL(filePath: directory), includingPropertiesForKeys: [.isDirectoryKey])
    return (urls ?? []).map { $0.lastPathComponent + ($0.hasDirectoryPath ? "/" : "") }
  }

  func canonicalPath(_ path: String) -> String? {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
