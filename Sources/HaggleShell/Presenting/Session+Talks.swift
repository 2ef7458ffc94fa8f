import HaggleLanguage
import HaggleReports

/// How a talk is given.
package struct TalkOptions: Sendable {
  /// The heading that it begins with; `nil` for the beginning.
  package var heading: String?
  /// Seconds between the steps; `nil` when a key is waited for.
  package var auto: Double?
  /// Whether it begins again after the last step.
  package var loops = false
  /// A file that always holds the notes of the step that is shown.
  package var notesFile: String?
  /// Whether there is a screen on which one page can take the place of another.
  package var showsPages = false

  package init() {}

  /// The seconds of `3s`, `0.5s` or `3`; `nil` for anything else.
  package static func seconds(_ text: String) -> Double? {
    let number = CommandNumber.read(text.hasSuffix("s") ? text.dropLast() : text[...])
    guard let number, number > 0, number <= 3600 else { return nil }
    return number
  }
}

/// A talk that waits to be given; it holds sessions, so that a session holds it at arm's length.
indirect enum WaitingTalk: Sendable {
  case none
  case talk(TalkShow)
}

extension Session {
  /// The talk that `present` has made ready; it is handed out once.
  package mutating func takeTalk() -> TalkShow? {
    guard case .talk(let show) = waitingTalk else { return nil }
    waitingTalk = .none
    return show
  }

  /// Readies a session file to be presented, or prints it where no page can be shown.
  ///
  /// The session itself stays as it is: a talk has one of its own.
  package mutating func present(_ path: String, _ options: TalkOptions) -> Outcome {
    do throws(TalkError) {
      let talk = try makeTalk(path)
      let start = try options.heading.map { word throws(TalkError) in
        try talk.start(named: word)
      }
      guard options.showsPages else {
        return .output(reportOptions.twins(talk.text(from: start ?? 0)))
      }
      if let shortage = talk.shortage(on: settings.terminal) {
        throw TalkError(
          styled(shortage.message), code: ExitCode.error, details: shortage.details.map(styled))
      }
      var show = TalkShow(
        talk, startingAt: start ?? 0, terminal: settings.terminal, notesFile: options.notesFile)
      show.isASCII = settings.mode == .ascii
      if let seconds = options.auto { show.advance = .after(seconds) }
      show.loops = options.loops
      waitingTalk = .talk(show)
      return Outcome()
    } catch {
      return error.outcome
    }
  }

  /// The recording of a file's talk.
  func cast(_ path: String, _ version: Cast.Version) throws(TalkError) -> String {
    Cast(
      try makeTalk(path), version: version, isStyled: settings.color != .never,
      isASCII: settings.mode == .ascii
    ).text
  }

  /// A file's talk.
  func makeTalk(_ path: String) throws(TalkError) -> Talk {
    let text: String
    do throws(FileError) {
      text = try files.read(path)
    } catch {
      throw TalkError("'\(path)' cannot be read: \(error.reason)", code: ExitCode.file)
    }
    let transcript: Transcript
    do throws(Diagnostic) {
      transcript = try Transcript(text, named: path)
    } catch {
      throw TalkError(Transcript.unreadable(text, named: path, because: error))
    }
    do throws(Talk.Unpresentable) {
      return try Talk(
        transcript, at: files.canonicalPath(path) ?? path, files: files, kinds: kinds,
        isInterrupted: settings.isInterrupted)
    } catch {
      switch error {
      case .interrupted: throw TalkError("stopped", code: ExitCode.interrupted)
      case .tooLong:
        throw TalkError(
          "'\(path)' has more than \(Talk.longest) steps or commands", code: ExitCode.error)
      case .empty: throw TalkError("nothing to present in '\(path)'", code: ExitCode.error)
      }
    }
  }
}

/// Why a talk cannot be given, as a person reads it.
struct TalkError: Error {
  let outcome: Outcome

  init(_ outcome: Outcome) { self.outcome = outcome }

  init(_ message: String, code: Int, details: [String] = [], hint: String? = nil) {
    outcome = .failure(message, code: code, details: details, hint: hint)
  }
}

extension ShellError {
  /// An outcome that has failed, as the error of a word.
  init(_ outcome: Outcome, at span: Range<Int>) {
    self.init("", at: span, code: outcome.failure ?? ExitCode.error)
    rendered = outcome.parts.map(\.text)
  }
}

extension Talk {
  /// The step that a heading begins with.
  fileprivate func start(named word: String) throws(TalkError) -> Int {
    if let step = step(ofHeading: word) { return step }
    let texts = headings.map(\.text)
    let list = texts.enumerated().map { "\($0 + 1) \($1)" }
    throw TalkError(
      "no heading '\(word)' in '\(name)'", code: ExitCode.error,
      details: [list.isEmpty ? "it has none" : "headings: " + list.joined(separator: ", ")])
  }
}
