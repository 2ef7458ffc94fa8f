/// What one key press brings: something that is typed, lines that appear, or both.
package struct TalkStep: Sendable {
  /// What is typed, without the marks in front; empty where lines only appear.
  var entry = ""
  /// The lines that appear then.
  var lines: [String] = []
  /// What the step is called in a recording.
  package var title: String
  /// The heading that it stands below, counted from 0; `nil` before the first.
  var heading: Int?
  /// What the speaker is reminded of, up to the next reminder.
  var note: String?
  /// Seconds that pass before the next step where no key is waited for.
  var gap = 0.0
  /// Whether what it shows is not what the file says.
  package var differs = false
  /// Why the number is what it is that the step asks for.
  var explanation: [String] = []
  /// The session as it is afterwards.
  var session: Session
  /// How many commands of the file have run by then.
  var commandCount: Int
  /// The page that it stands on, counted from 0.
  var page = 0
  /// Whether a line is left free above it.
  var isApart = true

  init(title: String, session: Session, commandCount: Int) {
    self.title = title
    self.session = session
    self.commandCount = commandCount
  }
}

/// A page of a talk: what all of its steps have above them.
struct TalkPage: Sendable {
  /// The lines of the heading; empty before the first.
  var heading: [String] = []
}

/// A heading of a talk and the step that shows it.
package struct TalkHeading: Equatable, Sendable {
  package var text: String
  package var step: Int
}
