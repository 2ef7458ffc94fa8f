import HaggleLanguage

extension Session {
  /// How many files may stand inside each other.
  private static let deepestFiles = 32

  /// Follows a file named in an entry, wholly or not at all.
  mutating func source(_ word: Word, at location: EntryLocation) throws(ShellError) -> Outcome {
    let path = resolved(word.text, at: location)
    guard let canonical = files.canonicalPath(path) else {
      throw unreadable(word, FileError("no such file"))
    }
    try checkReach(canonical, word, at: location)
    if openFiles.contains(canonical) {
      throw ShellError(
        "'\(word.text)' includes itself", at: word.span,
        details: [styled((openFiles + [canonical]).map(\.lastName).joined(separator: " → "))])
    }
    if openFiles.count == Self.deepestFiles {
      throw ShellError("more than \(Self.deepestFiles) files inside each other", at: word.span)
    }
    let outcome = try follow(file: path, canonical, word)
    if let code = outcome.failure {
      var error = ShellError("", at: word.span, code: code)
      error.rendered = outcome.parts.compactMap { part in
        if case .message(let lines) = part { lines } else { nil }
      }
      throw error
    }
    return outcome
  }

  private mutating func follow(
    file path: String, _ canonical: String, _ word: Word
  ) throws(ShellError) -> Outcome {
    let text: String
    do throws(FileError) {
      text = try read(path)
    } catch {
      throw unreadable(word, error)
    }
    let wasSettings = settings
    let wasDirectory = directory
    if directory == nil { directory = canonical.directory }
    // One picture at the end says more than one per line, and the first error ends it all.
    settings.autoshow = false
    settings.keepsGoing = false
    openFiles.append(canonical)
    let outcome = follow(text, named: shownName(path, canonical))
    openFiles.removeLast()
    directory = wasDirectory
    settings.autoshow = wasSettings.autoshow
    settings.keepsGoing = wasSettings.keepsGoing
    return outcome
  }

  /// Writes a file named in an entry.
  func write(_ text: String, to word: Word, at location: EntryLocation) throws(ShellError) {
    let path = resolved(word.text, at: location)
    guard let canonical = files.canonicalPath(path) else {
      throw unwritable(word, FileError("no such directory"))
    }
    try checkReach(canonical, word, at: location)
    do throws(FileError) {
      try files.write(text, to: path)
    } catch {
      throw unwritable(word, error)
    }
  }

  /// A path in a file starts from that file's directory.
  private func resolved(_ path: String, at location: EntryLocation) -> String {
    guard location.isFile, !path.hasPrefix("/"), let file = openFiles.last else { return path }
    return file.directory.hasSuffix("/") ? file.directory + path : file.directory + "/" + path
  }

  /// What messages call a file: its path from the first file's directory, so that they are the same
  /// on every machine.
  private func shownName(_ path: String, _ canonical: String) -> String {
    guard openFiles.count > 1, let directory, canonical.hasPrefix(directory + "/") else {
      return path
    }
    return String(canonical.dropFirst(directory.count + 1))
  }

  /// Refuses a file's commands everything outside the first file's directory.
  private func checkReach(
    _ canonical: String, _ word: Word, at location: EntryLocation
  ) throws(ShellError) {
    guard location.isFile, let directory else { return }
    let inside = directory.hasSuffix("/") ? directory : directory + "/"
    guard !canonical.hasPrefix(inside) else { return }
    throw ShellError(
      "'\(word.text)' lies outside the directory of the first file", at: word.span,
      details: ["the commands of a file reach its directory and what is below"], code: ExitCode.file
    )
  }

  private func unreadable(_ word: Word, _ error: FileError) -> ShellError {
    ShellError(
      "'\(word.text)' cannot be read: \(error.reason)", at: word.span, code: ExitCode.file)
  }

  private func unwritable(_ word: Word, _ error: FileError) -> ShellError {
    ShellError(
      "'\(word.text)' cannot be written: \(error.reason)", at: word.span, code: ExitCode.file)
  }
}
