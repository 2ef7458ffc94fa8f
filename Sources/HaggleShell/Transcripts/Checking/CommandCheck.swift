/// A command of a transcript, run and compared with what was recorded.
package struct CommandCheck: Sendable {
  /// What is wrong besides lines that differ.
  enum Mistake: Equatable, Sendable {
    /// It failed with this code although its fence does not say so.
    case failed(code: Int)
    /// Nothing in its fence failed although the fence says so.
    case succeeded(insteadOf: Int)
    /// The entries that its fence needs first failed.
    case setup
    /// An earlier command ended the session.
    case notReached
  }

  var command: TranscriptCommand
  /// The number of its fence, from 1.
  var block: Int
  /// The spaces in front of the lines of its fence.
  var indentation: String
  /// What it came to, piece by piece.
  var parts: [Outcome.Part] = []
  /// What it printed, notes and errors too.
  var printed: [String] = []
  /// The comparison with the lines below it; `nil` if those are not judged.
  var alignment: OutputAlignment?
  var mistake: Mistake?

  var differs: Bool { mistake != nil || alignment?.isSame == false }

  /// Whether a claim of the author does not hold.
  var failsExpectation: Bool { command.isExpect && mistake == .failed(code: ExitCode.differs) }
}
