import HaggleLanguage

extension Session {
  /// How many files may stand inside each other.
  private static let deepestFiles = 32

  /// Follows a file named in an entry, wholly or not at all.
  mutating func source(_ word: Word, at location: EntryLocation) throws(ShellError) -> Outcome {
    guard let place = try place(word, at: location) else {
      throw unreadable(word, FileError("no such file"))
    }
    let canonical = place.canonicalPath
    if openFiles.contains(canonical) {
      throw ShellError(
        "'\(word.text)' includes itself", at: word.span,
        details: [styled((openFiles + [canonical]).map(\.lastName).joined(separator: " → "))])
    }
    if openFiles.count == Self.deepestFiles {
      throw ShellError("more than \(Self.deepestFiles) files inside each other", at: word.span)
    }
    let outcome = try follow(place, word)
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
    _ place: FilePlace, _ word: Word
  ) throws(ShellError) -> Outcome {
    let text: String
    do throws(FileError) {
      text = try read(place)
    } catch {
      throw unreadable(word, error)
    }
    let wasSettings = settings
    let wasDirectory = directory
    if directory == nil { directory = place.canonicalPath.directory }
    // One picture at the end says more than one per line, and the first error ends it all.
    settings.autoshow = false
    settings.keepsGoing = false
    openFiles.append(place.canonicalPath)
    let outcome = follow(text, named: shownName(place.path, place.canonicalPath))
    openFiles.removeLast()
    directory = wasDirectory
    settings.autoshow = wasSettings.autoshow
    settings.keepsGoing = wasSettings.keepsGoing
    return outcome
  }

  /// What messages call a file: its path from the first file's directory, so that they are the same
  /// on every machine.
  private func shownName(_ path: String, _ canonical: String) -> String {
    guard openFiles.count > 1, let directory, canonical.hasPrefix(directory + "/") else {
      return path
    }
    return String(canonical.dropFirst(directory.count + 1))
  }

  private func unreadable(_ word: Word, _ error: FileError) -> ShellError {
    ShellError(
      "'\(word.text)' cannot be read: \(error.reason)", at: word.span, code: ExitCode.file)
  }
}
