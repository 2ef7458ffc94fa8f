import HaggleLanguage

extension Session {
  /// Follows a Markdown file, fence after fence, and prints what its commands print.
  ///
  /// What the file asks of the surroundings holds for the file only; its container stays.
  mutating func runTranscript(_ text: String, named name: String) -> Outcome {
    let transcript: Transcript
    do throws(Diagnostic) {
      transcript = try Transcript(text, named: name)
    } catch {
      return Transcript.unreadable(text, named: name, because: error)
    }
    let wasSettings = settings
    defer {
      settings.cells = wasSettings.cells
      settings.mode = wasSettings.mode
    }
    enter(transcript.header)
    var outcome = Outcome()
    for block in transcript.blocks where !block.words.isSkipped {
      outcome.append(run(block, of: transcript))
      if outcome.endsFile(keepsGoing: settings.keepsGoing) { break }
    }
    return outcome
  }

  private mutating func run(_ block: TranscriptBlock, of transcript: Transcript) -> Outcome {
    let place = EntryLocation.file(transcript.name, line: block.line)
    if block.words.isFresh { empty(for: transcript.header) }
    var outcome = prepare(block, at: place)
    var allowed = block.words.failureCode
    for command in block.commands where !outcome.endsFile(keepsGoing: settings.keepsGoing) {
      let location = EntryLocation.file(
        transcript.name, line: command.line, margin: command.margin)
      var next = runUnlessInterrupted(command.entry, at: location)
      if let code = next.failure, code == allowed {
        next.failure = nil
        allowed = nil
      }
      outcome.append(next)
    }
    return outcome
  }

  /// Takes over what a file asks of the surroundings.
  mutating func enter(_ header: TranscriptHeader) {
    if let cells = header.cells { settings.cells = cells }
    if let mode = header.mode { settings.mode = mode }
    guard let container = header.container else { return }
    if document.root == nil && document.undoCount == 0 {
      document = Document(container: container)
    } else {
      // A size needs no tree and cannot be refused.
      try? document.apply(.resize(container))
    }
  }

  /// Empties what entries have made; undo brings the tree back.
  private mutating func empty(for header: TranscriptHeader) {
    declarations = ""
    snapshots = []
    let container = header.container ?? Document().container
    // An empty tree cannot be refused.
    try? document.apply(.restore(DocumentState(root: nil, container: container)))
  }

  /// Follows the file that a fence wants to be followed first; `location` is that of the fence.
  mutating func prepare(_ block: TranscriptBlock, at location: EntryLocation) -> Outcome {
    guard let setup = block.words.setup else { return Outcome() }
    return runUnlessInterrupted("source \"\(setup)\"", at: location)
  }
}

extension Transcript {
  /// What a person reads about a file that is no transcript.
  static func unreadable(
    _ text: String, named name: String, because error: Diagnostic
  ) -> Outcome {
    let position = SourceText.position(of: error.span.lowerBound, in: text)
    // The line break of another system is not shown as a character.
    let source = String(decoding: text.utf8.map { $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
    let lines = error.rendered(
      source: source, location: "\(name):\(position.line):\(position.column)")
    var outcome = Outcome()
    outcome.parts = [.message(lines.joined(separator: "\n"))]
    outcome.failure = ExitCode.error
    return outcome
  }
}
