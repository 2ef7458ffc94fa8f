#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that must lie below a directory.
///
/// Their paths are canonical, so that no link stands on the way. Whoever puts one there in the
/// meantime gets a failure, for every step of the way is made without following links.
extension Files {
  /// The text of a plain file.
  ///
  /// - Throws: `SystemError` when it cannot be read, is not UTF-8, or has more than `limit` bytes.
  package static func read(
    _ path: String, below directory: String, limit: Int
  ) throws(SystemError) -> String {
    let parent = try openParent(of: path, below: directory)
    defer { parent.close() }
    let file = try Descriptor.open(
      lastName(of: path), O_RDONLY | O_NONBLOCK | O_NOFOLLOW, in: parent)
    defer { file.close() }
    guard file.status?.isPlainFile == true else { throw .noPlainFile }
    return try text(of: file, limit: limit)
  }

  /// Replaces the text of a plain file, or makes the file.
  package static func write(
    _ text: String, to path: String, below directory: String
  ) throws(SystemError) {
    let parent = try openParent(of: path, below: directory)
    defer { parent.close() }
    let name = lastName(of: path)
    var status = stat()
    let exists = unsafe fstatat(parent.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    if exists && !status.isPlainFile { throw .noPlainFile }
    try replace(
      name, in: parent, with: text, permissions: exists ? status.st_mode & 0o7777 : nil)
  }

  private static func openParent(
    of path: String, below directory: String
  ) throws(SystemError) -> Descriptor {
    let steps = path.dropFirst(directory.count).split(separator: "/").dropLast()
    var place = try Descriptor.open(directory, O_RDONLY | O_DIRECTORY)
    for step in steps {
      let outer = place
      defer { outer.close() }
      place = try Descriptor.open(String(step), O_RDONLY | O_DIRECTORY | O_NOFOLLOW, in: place)
    }
    return place
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}
