import HaggleLanguage
import HaggleLayout

/// A run of a transcript in surroundings that are the same everywhere.
///
/// The size for pictures, the characters and the container come from the file's header or are those
/// of a new session; there is no colour, and no files outside the file's directory.
struct TranscriptRun {
  private let transcript: Transcript
  private let judgesOnlyExpects: Bool
  /// The session before the first command.
  private let beginning: Session
  private(set) var session: Session
  private(set) var commands: [CommandCheck] = []
  /// Whether a command has ended the session.
  private var hasQuit = false
  private(set) var isInterrupted = false

  /// Prepares the run of a file by its canonical path; output is compared unless only `expect` lines
  /// are judged.
  init(
    _ transcript: Transcript, at path: String, files: any FileAccess, kinds: KindTable,
    judgesOnlyExpects: Bool, isInterrupted: (@Sendable () -> Bool)?
  ) {
    self.transcript = transcript
    self.judgesOnlyExpects = judgesOnlyExpects
    var settings = SessionSettings()
    settings.color = .never
    settings.isInterrupted = isInterrupted
    var beginning = Session(files: files, settings: settings, kinds: kinds)
    beginning.openFiles = [path]
    beginning.directory = path.directory
    // Who checks a file does not expect others to change.
    beginning.writtenFiles = [:]
    // What a file reads is noted for those who go on from here.
    beginning.keepJournal()
    beginning.enter(transcript.header)
    self.beginning = beginning
    session = beginning
  }

  /// Runs all commands, also those after one that failed.
  mutating func run() {
    for (index, block) in transcript.blocks.enumerated() where !block.words.isSkipped {
      if isInterrupted { return }
      run(block, number: index + 1)
    }
  }

  /// The session after so many commands; `nil` when there are fewer.
  mutating func session(after count: Int) -> Session? {
    if count == 0 { return session }
    var found: Session?
    for (index, block) in transcript.blocks.enumerated() where !block.words.isSkipped {
      if isInterrupted || found != nil { break }
      var left = count - commands.count
      run(block, number: index + 1) { _, after in
        left -= 1
        if left == 0 { found = after }
      }
    }
    return found
  }

  /// Runs the commands of a fence, the number of which counts from 1.
  ///
  /// `observe` is given the session as it was before and as it is after each command.
  mutating func run(
    _ block: TranscriptBlock, number: Int, observe: (Session, Session) -> Void = { _, _ in }
  ) {
    if block.words.isFresh {
      let (written, journal) = (session.writtenFiles, session.journal)
      session = beginning
      session.writtenFiles = written
      session.journal = journal
    }
    let setup = session.prepare(block, at: .transcript)
    var allowed = block.words.failureCode
    for command in block.commands {
      let before = session
      var check = CommandCheck(
        command: command, block: number, indentation: block.indentation)
      if setup.failure != nil {
        check.printed = setup.lines
        check.mistake = .setup
      } else {
        run(&check, in: block, allowed: &allowed)
      }
      commands.append(check)
      observe(before, session)
      if setup.failure != nil || isInterrupted { return }
    }
    if let allowed, let last = commands.indices.last, commands[last].block == number,
      commands[last].mistake == nil
    {
      commands[last].mistake = .succeeded(insteadOf: allowed)
    }
  }

  private mutating func run(
    _ check: inout CommandCheck, in block: TranscriptBlock, allowed: inout Int?
  ) {
    if hasQuit {
      check.mistake = .notReached
      return
    }
    let outcome = session.runUnlessInterrupted(check.command.entry, at: location(of: check, block))
    isInterrupted = outcome.failure == ExitCode.interrupted
    hasQuit = outcome.quit != nil
    check.parts = outcome.parts
    check.printed = outcome.lines
    if let code = outcome.failure {
      if code == allowed { allowed = nil } else { check.mistake = .failed(code: code) }
    }
    let isJudged = block.comparesOutput && !judgesOnlyExpects
    guard isJudged, !(block.words.isLenient && check.command.expected.isEmpty) else { return }
    check.alignment = OutputAlignment(
      check.command.expected, check.printed,
      LineComparison(
        tolerance: transcript.header.tolerance, isTolerantInPictures: block.words.isTolerant))
  }

  /// Messages that are not compared say where they come from.
  private func location(of check: CommandCheck, _ block: TranscriptBlock) -> EntryLocation {
    block.comparesOutput
      ? .transcript
      : .file(transcript.name, line: check.command.line, margin: check.command.margin)
  }
}

extension Outcome {
  /// Everything that was printed, in order, without blank lines at the end.
  var lines: [String] {
    let texts = parts.map { part in
      switch part {
      case .output(let lines), .message(let lines): lines
      }
    }
    return LineText.lines(of: texts.joined(separator: "\n"))
  }
}
