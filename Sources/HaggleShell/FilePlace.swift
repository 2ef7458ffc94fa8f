/// A file that an entry names.
struct FilePlace {
  /// As it can be reached from where the program runs.
  var path: String
  /// The absolute path without links and dots.
  var canonicalPath: String
  /// The directory that the file has to lie below; `nil` for any place.
  var limit: String?
}

extension Session {
  /// Where the file is that a word of an entry names; refuses what a file's commands cannot reach.
  func place(_ word: Word, at location: EntryLocation) throws(ShellError) -> FilePlace? {
    let path = resolved(word.text, at: location)
    guard let canonical = files.canonicalPath(path) else { return nil }
    let limit = location.isFile ? directory : nil
    if let limit, !canonical.liesBelow(limit) {
      throw ShellError(
        "'\(word.text)' lies outside the directory of the first file", at: word.span,
        details: ["the commands of a file reach its directory and what is below"],
        code: ExitCode.file)
    }
    return FilePlace(path: path, canonicalPath: canonical, limit: limit)
  }

  /// A path in a file starts from that file's directory.
  private func resolved(_ path: String, at location: EntryLocation) -> String {
    guard location.isFile, !path.hasPrefix("/"), let file = openFiles.last else { return path }
    return file.directory.hasSuffix("/") ? file.directory + path : file.directory + "/" + path
  }

  /// The text of a file, without a mark at its beginning; what is read is noted in the journal.
  mutating func read(_ place: FilePlace) throws(FileError) -> String {
    let text = try content(of: place)
    journal?.files.append(
      JournalRecord.ReadFile(path: place.path, canonicalPath: place.canonicalPath, text: text))
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The text of a file that a person names.
  mutating func read(_ path: String) throws(FileError) -> String {
    try read(FilePlace(path: path, canonicalPath: files.canonicalPath(path) ?? path))
  }

  private func content(of place: FilePlace) throws(FileError) -> String {
    if let text = writtenFiles?[place.canonicalPath] { return text }
    guard let limit = place.limit else { return try files.read(place.path) }
    return try files.read(place.canonicalPath, below: limit)
  }

  /// Writes a file named in an entry.
  mutating func write(
    _ text: String, to word: Word, at location: EntryLocation
  ) throws(ShellError) {
    guard let place = try place(word, at: location) else {
      throw unwritable(word, FileError("no such directory"))
    }
    if let limit = place.limit, place.canonicalPath.isHidden(below: limit) {
      throw ShellError(
        "'\(word.text)' is hidden, and a file's commands write no hidden files", at: word.span,
        code: ExitCode.file)
    }
    guard writtenFiles == nil else {
      writtenFiles?[place.canonicalPath] = text
      return
    }
    do throws(FileError) {
      if let limit = place.limit {
        try files.write(text, to: place.canonicalPath, below: limit)
      } else {
        try files.write(text, to: place.path)
      }
    } catch {
      throw unwritable(word, error)
    }
  }

  private func unwritable(_ word: Word, _ error: FileError) -> ShellError {
    ShellError(
      "'\(word.text)' cannot be written: \(error.reason)", at: word.span, code: ExitCode.file)
  }
}

extension String {
  /// Whether this canonical path lies below that of a directory.
  fileprivate func liesBelow(_ directory: String) -> Bool {
    hasPrefix(directory.hasSuffix("/") ? directory : directory + "/")
  }

  /// Whether a part of this path, which lies below that of a directory, begins with a dot.
  fileprivate func isHidden(below directory: String) -> Bool {
    dropFirst(directory.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
