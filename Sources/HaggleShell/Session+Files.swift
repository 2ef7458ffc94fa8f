import HaggleLanguage
import HaggleLayout

extension Session {
  /// Follows a file of the command line: `.swift` is shown, `.md` is replayed, others are entries.
  ///
  /// Unlike `source` it stops at the first error and keeps what came before.
  package mutating func runFile(named path: String) -> Outcome {
    recording(settings.keepsGoing ? .wholeFile : .file, path) { $0.follow(fileNamed: path) }
  }

  private mutating func follow(fileNamed path: String) -> Outcome {
    do throws(FileError) {
      let canonical = files.canonicalPath(path) ?? path
      let text = try read(path)
      if directory == nil { directory = canonical.directory }
      openFiles.append(canonical)
      defer { openFiles.removeLast() }
      return follow(text, named: path)
    } catch {
      return failed(
        ShellError("'\(path)' cannot be read: \(error.reason)", at: 0..<0, code: ExitCode.file),
        text: "", at: .typed)
    }
  }

  /// Follows the text of a file in the way that its name asks for.
  mutating func follow(_ text: String, named path: String) -> Outcome {
    if path.hasSuffix(".swift") { return runSwiftFile(text, path) }
    return path.hasSuffix(".md") ? runTranscript(text, named: path) : runText(text, named: path)
  }

  /// Follows the entries of a text, which errors call `name`.
  package mutating func runText(_ text: String, named name: String) -> Outcome {
    var outcome = Outcome()
    for entry in EntryReader.entries(in: text) {
      outcome.append(runUnlessInterrupted(entry.text, at: .file(name, line: entry.line)))
      if outcome.endsFile(keepsGoing: settings.keepsGoing) { break }
    }
    return outcome
  }

  /// Goes on for a person, who may reach all files and write them.
  mutating func leaveFile() {
    openFiles = []
    directory = nil
    writtenFiles = nil
  }

  /// Runs an entry of a file, unless the person no longer waits for it.
  mutating func runUnlessInterrupted(_ entry: String, at location: EntryLocation) -> Outcome {
    guard settings.isInterrupted?() == true else { return run(entry, at: location) }
    let error = ShellError("interrupted", at: 0..<0, code: ExitCode.interrupted)
    return failed(error, text: "", at: location)
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
      let location = EntryLocation.file(name, line: 1)
      return failed(withWorkingHint(error, at: location), text: text, at: location)
    }
    document.mergeSteps(after: before.document.undoCount)
    return outcome
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
