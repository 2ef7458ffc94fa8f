import HaggleLanguage
import HaggleLayout

extension Session {
  /// Follows a file of the command line: `.swift` is shown, others are read as entries.
  ///
  /// Unlike `source` it stops at the first error and keeps what came before.
  package mutating func runFile(named path: String) -> Outcome {
    do throws(FileError) {
      let text = try files.read(path)
      let canonical = files.canonicalPath(path) ?? path
      if directory == nil { directory = canonical.directory }
      openFiles.append(canonical)
      defer { openFiles.removeLast() }
      return path.hasSuffix(".swift") ? runSwiftFile(text, path) : runText(text, named: path)
    } catch {
      return failed(
        ShellError("'\(path)' cannot be read: \(error.reason)", at: 0..<0, code: ExitCode.file),
        text: "", at: .typed)
    }
  }

  /// Follows the entries of a text, which errors call `name`.
  package mutating func runText(_ text: String, named name: String) -> Outcome {
    var outcome = Outcome()
    for entry in EntryReader.entries(in: text) {
      if settings.isInterrupted?() == true {
        outcome.append(
          failed(
            ShellError("interrupted", at: 0..<0, code: ExitCode.interrupted), text: "",
            at: .file(name, line: entry.line)))
        break
      }
      outcome.append(run(entry.text, at: .file(name, line: entry.line)))
      if outcome.quit != nil || (outcome.failure != nil && !settings.keepsGoing) { break }
    }
    return outcome
  }

  /// Shows the view of a Swift file in the container of a phone.
  package mutating func runSwiftFile(_ text: String, _ name: String) -> Outcome {
    let before = self
    var outcome = Outcome()
    do throws(ShellError) {
      if let phone = DeviceTable.size(of: "iphone") {
        try apply(.resize(phone), span: 0..<0, line: text)
      }
      outcome = try runSwift(text)
    } catch {
      self = before
      return failed(error, text: text, at: .file(name, line: 1))
    }
    document.mergeSteps(after: before.document.undoCount)
    return outcome
  }
}

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
      text = try files.read(path)
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
    let outcome = path.hasSuffix(".swift") ? runSwiftFile(text, path) : runText(text, named: path)
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

  /// Refuses a file's commands everything outside the first file's directory.
  private func checkReach(
    _ canonical: String, _ word: Word, at location: EntryLocation
  ) throws(ShellError) {
    guard location.isFile, let directory else { return }
    let inside = directory.hasSuffix("/") ? directory : directory + "/"
    guard !canonical.hasPrefix(inside) else { return }
    throw ShellError(
      "'\(word.text)' lies outside the directory of the first file", at: word.span,
      details: ["the commands of a file reach files below \(directory) only"], code: ExitCode.file)
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

extension String {
  /// The path up to its last `/`; `.` for a name alone.
  var directory: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What follows the last `/`.
  var lastName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
