import HaggleLanguage

/// A session file made ready to be taken step by step at the prompt.
///
/// All commands have run by then; a step keeps the session as it was, so that going on and back does
/// not depend on what has been typed in between.
struct Lesson: Sendable {
  /// The words of the first heading.
  let title: String
  /// At least one.
  let steps: [LessonStep]

  /// Runs a file and divides what it shows.
  ///
  /// - Parameters:
  ///   - transcript: The file.
  ///   - path: Its canonical path; commands reach the directory that it is in.
  ///   - session: Whose files and characters are used, and whose width is not exceeded.
  init(_ transcript: Transcript, at path: String, for session: Session) {
    var maker = LessonMaker(transcript, at: path, for: session)
    maker.make()
    title = maker.title ?? transcript.name
    steps = maker.steps
  }

  /// The words of the first heading of a file.
  static func title(of transcript: Transcript) -> String? {
    for case .narration(let told) in transcript.items {
      for case .heading(let words) in Narration(told).parts { return words }
    }
    return nil
  }
}

/// What a learner is shown at a time.
struct LessonStep: Sendable {
  var lines: [String]
  /// The session that the learner goes on with.
  var session: Session
  /// The entry that asks for a guess at its end.
  var question: String?
  /// What the learner is to do now.
  var exercise: LessonExercise?
}

/// A task, one way to do it, and what judges all ways.
struct LessonExercise: Sendable {
  var answer: [String]
  /// `expect` and `resize` commands.
  var claims: [TranscriptCommand]
}
