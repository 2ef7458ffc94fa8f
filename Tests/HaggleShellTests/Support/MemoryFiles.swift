import HaggleShell

/// Files that exist only in a test; every path is absolute from `/desk`.
final class MemoryFiles: FileAccess, @unchecked Sendable {
  private(set) var texts: [String: String]
  private(set) var writeCount = 0

  init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  func read(_ path: String) throws(FileError) -> String {
    guard let text = texts[absolute(path)] else { throw FileError("no such file") }
    return text
  }

  func write(_ text: String, to path: String) throws(FileError) {
    texts[absolute(path)] = text
    writeCount += 1
  }

  func list(_ directory: String) -> [String] {
    let folder = absolute(directory) + "/"
    return texts.keys.filter { $0.hasPrefix(folder) }.map { path in
      let rest = path.dropFirst(folder.count)
      return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
    }
  }

  func canonicalPath(_ path: String) -> String? { absolute(path) }

  /// The path from the root, without `.` and `..`.
  private func absolute(_ path: String) -> String {
    var parts: [Substring] = path.hasPrefix("/") ? [] : ["desk"]
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
