import HaggleLanguage
import HaggleReports

extension Session {
  /// Whether a person pressed Return in front of the next step of a lesson.
  func isNextStepWanted(_ text: String, at location: EntryLocation) -> Bool {
    settings.isInteractive && location == .typed && tour?.isAtEnd == false
      && text.allSatisfy(\.isWhitespace)
  }

  /// Reads a lesson and runs it, which takes as long as checking it.
  mutating func lesson(at path: String, span: Range<Int>) throws(ShellError) -> Lesson {
    let text: String
    do throws(FileError) {
      text = try read(path)
    } catch {
      throw ShellError("'\(path)' cannot be read: \(error.reason)", at: span, code: ExitCode.file)
    }
    do throws(Diagnostic) {
      return Lesson(
        try Transcript(text, named: path), at: files.canonicalPath(path) ?? path, for: self)
    } catch {
      throw ShellError(
        "'\(path)' is no lesson: \(error.message)", at: span, hint: "check \"\(path)\"")
    }
  }

  /// Shows a step of a lesson and makes the session what it is there; one undo takes it back.
  mutating func show(
    _ position: Int, of tour: Tour, _ arguments: Arguments
  ) throws(ShellError) -> Outcome {
    var tour = tour
    tour.position = position
    self.tour = tour
    let step = tour.step
    try apply(
      .restore(step.session.document.state), span: arguments.line.wholeSpan, line: arguments.line)
    declarations = step.session.declarations
    snapshots = step.session.snapshots
    var outcome = Outcome.output(reportOptions.twins(step.lines.joined(separator: "\n") + "\n"))
    outcome.showsChange = true
    let words = PageText(columns: reportOptions.columns)
      .lines(tour.footer(isInteractive: settings.isInteractive))
    let footer = reportOptions.twins(words.joined(separator: "\n"))
    guard let question = step.question else {
      outcome.append(.output(footer))
      return outcome
    }
    let asked = try runCommandLine(question, at: arguments.location)
    // What waits for a guess stands last.
    outcome.append(quiz == nil ? asked : .output(footer + "\n"))
    outcome.append(quiz == nil ? .output("\n" + footer) : asked)
    return outcome
  }

  /// Judges the tree as it is now; the session stays as it is.
  func judge(_ exercise: LessonExercise) -> Outcome {
    var session = self
    var lines: [String] = []
    var outcome = Outcome()
    for claim in exercise.claims {
      let result = session.run(claim.entry, at: .transcript)
      if result.failure != nil {
        lines.append("no   " + Self.reason(result))
        outcome.failure = ExitCode.differs
      } else {
        lines.append((claim.isExpect ? "yes  " : "     ") + claim.claim)
      }
    }
    lines.append(
      outcome.failure == nil
        ? "All of it holds." : "Not yet. Change the tree and check again; why tells the reasons.")
    outcome.parts = [.output(reportOptions.twins(lines.joined(separator: "\n")))]
    return outcome
  }

  /// What is wrong, without the words that say that something is.
  private static func reason(_ outcome: Outcome) -> String {
    var line = outcome.messages.prefix { $0 != "\n" }
    for front in ["error: ", "expected "] where line.hasPrefix(front) {
      line = line.dropFirst(front.count)
    }
    return String(line)
  }
}

extension TranscriptCommand {
  /// What it claims, in the form that a reason has.
  fileprivate var claim: String {
    isExpect ? Word.split(entry).dropFirst().map(\.text).joined(separator: " ") : entry
  }
}
