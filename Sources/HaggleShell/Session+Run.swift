import HaggleLanguage
import HaggleReports

extension Session {
  /// Does what an entry says, wholly or not at all.
  ///
  /// An entry of several lines is what a person pasted: Swift, commands, or both in turn. Together
  /// they are one step for undo.
  package mutating func run(_ entry: String, at location: EntryLocation = .typed) -> Outcome {
    if let quiz, location == .typed { return answer(entry, to: quiz) }
    if let stepShow, location == .typed { return step(entry, in: stepShow) }
    guard entry.utf8.count <= SwiftSource.longest else {
      let error = ShellError("more than 16 MB of source", at: 0..<0)
      return failed(error, text: "", at: location)
    }
    if location == .typed { remember(entry) }
    return recording(JournalRecord.Origin(location), entry) { session in
      session.runRecorded(entry, at: location)
    }
  }

  private mutating func runRecorded(_ entry: String, at location: EntryLocation) -> Outcome {
    let before = self
    let (text, note) = SwiftSource.repaired(entry)
    var outcome = Outcome()
    if let note { outcome.note(note) }
    do throws(ShellError) {
      outcome.append(try perform(text, at: location))
    } catch {
      outcome.append(failed(withWorkingHint(error, at: location), text: text, at: location))
      return outcome
    }
    guard document.revision != before.document.revision && !outcome.showsChange else {
      return outcome
    }
    let picture = shown()
    // Who did not wait for the picture did not want the change.
    if picture.failure != nil { self = before }
    outcome.append(picture)
    return outcome
  }

  /// Follows a whole entry as one step for undo; on an error the session is as before.
  mutating func perform(_ text: String, at location: EntryLocation) throws(ShellError) -> Outcome {
    let before = self
    keepsSteps = false
    do throws(ShellError) {
      // In front of an empty tree, too, Return goes on with a lesson that is being taken.
      let entry = isNextStepWanted(text, at: location) ? TourCommand.goingOn : text
      let outcome =
        isExampleWanted(entry, at: location) ? try runExample() : try follow(entry, at: location)
      if !keepsSteps { document.mergeSteps(after: before.document.undoCount) }
      return outcome
    } catch {
      self = before
      throw error
    }
  }

  /// Follows the parts of an entry one after another.
  mutating func follow(_ text: String, at location: EntryLocation) throws(ShellError)
    -> Outcome
  {
    var outcome = Outcome()
    let constants = EntryPart.constantNames(in: declarations)
    for part in EntryPart.parts(of: text, isName: { isName($0) }, constants: constants) {
      do throws(ShellError) {
        outcome.append(try follow(part, of: text, at: location))
      } catch {
        throw error.moved(by: part.offset)
      }
      if outcome.quit != nil { break }
    }
    return outcome
  }

  private mutating func follow(
    _ part: EntryPart, of text: String, at location: EntryLocation
  ) throws(ShellError) -> Outcome {
    switch part.kind {
    case .blank, .comment: Outcome()
    case .swift: try runSwift(part.text)
    case .rootModifier: try runRootModifier(part.text)
    case .viewModifier(let name, let start): try runModifier(part.text, on: name, from: start)
    case .value:
      try runCommand(PrintCommand.self, part.text, Word.split(part.text)[...], at: location)
    case .command: try runCommandLine(part.text, at: location)
    }
  }

  /// Whether a view has this name, so that `Header.width` is not taken for Swift.
  func isName(_ word: String) -> Bool {
    (try? document.root?.address(of: viewNames.name(ofLetter: word) ?? word)) != nil
  }

  /// Keeps what was typed, without repeating the last entry.
  private mutating func remember(_ entry: String) {
    let isBlank = entry.allSatisfy(\.isWhitespace)
    if !isBlank && history.last != entry { history.append(entry) }
  }

  /// The error as a person reads it.
  func failed(_ error: ShellError, text: String, at location: EntryLocation) -> Outcome {
    var outcome = Outcome()
    let diagnostic = error.diagnostic
    let lines =
      error.rendered
      ?? diagnostic.rendered(
        source: text, location: location.described(diagnostic.span.lowerBound, in: text),
        opened: diagnostic.opening.flatMap { location.place(of: $0, in: text) })
    outcome.parts = [.message(lines.joined(separator: "\n"))]
    outcome.failure = error.code
    return outcome
  }
}

extension EntryLocation {
  /// The place of a byte of the entry, such as `talk.haggle:14:3`; `nil` where there is no file.
  func described(_ offset: Int, in text: String) -> String? {
    guard case .file(let name, _, _) = self, let place = place(of: offset, in: text) else {
      return nil
    }
    return "\(name):\(place)"
  }

  /// Line and column of a byte of the entry in the file, such as `14:3`.
  func place(of offset: Int, in text: String) -> String? {
    guard case .file(_, let line, let margin) = self else { return nil }
    let position = SourceText.position(of: offset, in: text)
    let front = margin > 0 && position.line > 1 ? margin + 1 : margin
    return "\(line + position.line - 1):\(position.column + front)"
  }
}

extension ShellError {
  /// The error in a text that has `offset` more bytes in front.
  func moved(by offset: Int) -> ShellError {
    var error = self
    let span = diagnostic.span
    error.diagnostic.span = (span.lowerBound + offset)..<(span.upperBound + offset)
    error.diagnostic.opening = diagnostic.opening.map { $0 + offset }
    return error
  }
}
