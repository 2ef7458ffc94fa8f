import HaggleLanguage

/// The files that a session can reach; the only way from commands to the system.
package protocol FileAccess: Sendable {
  /// The text of a file.
  func read(_ path: String) throws(FileError) -> String

  /// Replaces a file wholly or leaves it as it was.
  func write(_ text: String, to path: String) throws(FileError)

  /// The text of a plain file by its canonical path, which lies below that of a directory; links that
  /// have been put on the way are not followed.
  func read(_ path: String, below directory: String) throws(FileError) -> String

  /// Replaces such a file or makes it.
  func write(_ text: String, to path: String, below directory: String) throws(FileError)

  /// The names in a directory; those of directories end in `/`. Empty if it cannot be read.
  func list(_ directory: String) -> [String]

  /// The absolute path without links and dots; of a file that does not exist yet, that of its
  /// directory with the file's name. `nil` if the directory does not exist.
  func canonicalPath(_ path: String) -> String?
}

/// Files among which there are no links.
extension FileAccess {
  package func read(_ path: String, below directory: String) throws(FileError) -> String {
    try read(path)
  }

  package func write(
    _ text: String, to path: String, below directory: String
  ) throws(FileError) {
    try write(text, to: path)
  }
}

/// Why a file cannot be read or written.
package struct FileError: Error, Equatable, Sendable {
  /// In lower case, without a full stop: `no such file`.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }

  /// The most bytes that a file may have to be read; larger ones are refused.
  package static let largestFile = SwiftSource.longest
}
