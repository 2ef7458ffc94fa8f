/// A key that somebody presses while a talk is shown.
package enum TalkKey: Equatable, Sendable {
  case character(Character)
  case named(Name)

  /// Keys that make no character.
  package enum Name: String, Sendable {
    case enter, backspace, left, right, up, down, pageUp, pageDown, home, end
  }
}

extension TalkKey {
  /// What the keys do, a line each.
  package static var help: [String] { TalkKeys.lines }
}

/// What the keys of a talk do.
enum TalkKeys {
  /// One line a key or two that do the same, in the order in which they are listed.
  static let all: [(keys: String, summary: String)] = [
    ("→ space Return PageDown", "goes on, or finishes the typing"),
    ("← PageUp", "goes back, to the state there"),
    ("Home End", "the first step, the last step"),
    ("g", "lists the headings to go to"),
    ("l Ctrl-C", "opens a prompt; Ctrl-D comes back"),
    ("r", "forgets what was typed there"),
    ("w", "explains the number of the quiz"),
    ("n", "speaker's notes on or off"),
    ("b .", "blanks the screen"),
    ("?", "lists these keys"),
    ("q q", "leaves; Esc and F5 do nothing"),
  ]

  /// The list as lines.
  static var lines: [String] {
    Columns.text(all.map { [$0.keys, $0.summary] }).split(separator: "\n").map(String.init)
  }
}
