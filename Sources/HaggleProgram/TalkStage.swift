import HaggleShell
import HaggleTerminal

/// A talk on a terminal: keys go to the talk, and what it shows goes to the screen.
nonisolated struct TalkStage {
  var show: TalkShow
  private let stage: Stage
  private var painter: TalkPainter
  /// What the file with the notes holds.
  private var notes = ""

  /// Why the screen is left.
  enum Ending {
    /// The speaker is done.
    case left
    /// A prompt is wanted.
    case live
    /// The terminal is gone.
    case hungUp
  }

  /// `nil` without a terminal.
  init?(_ show: TalkShow, _ settings: SessionSettings) {
    guard let stage = Stage() else { return nil }
    self.show = show
    self.stage = stage
    painter = TalkPainter(isStyled: settings.color != .never)
  }

  /// Shows the talk until the screen is wanted for something else.
  mutating func perform() throws(SystemError) -> Ending {
    stage.enter()
    defer { stage.leave() }
    measure()
    while true {
      keepNotes()
      try StandardStream.output.write(painter.text(for: show.screen))
      switch stage.next(within: show.delay) {
      case .key(let key):
        switch TalkKey(key).map({ show.take($0) }) {
        case .end: return .left
        case .live: return .live
        case .show, nil: break
        }
      case .interrupted: return .live
      case .disturbed: measure()
      case .timePassed: show.tick()
      case .end: return .hungUp
      }
    }
  }

  /// Tells the speaker's notes where the audience does not look.
  private mutating func keepNotes() {
    guard let file = show.notesFile, show.notesText != notes else { return }
    notes = show.notesText
    do {
      try SystemFiles().write(notes, to: file)
    } catch {
      show.leaveNotesFile(because: error.reason)
    }
  }

  /// Looks how large the terminal is, and takes nothing of what it shows for granted.
  private mutating func measure() {
    painter.forget()
    guard let size = Terminal.size else { return }
    show.terminal = SessionSettings.Cells(columns: size.columns, rows: size.rows)
  }
}

nonisolated extension TalkKey {
  /// The key as a talk knows it; `nil` for those that do nothing.
  fileprivate init?(_ key: Key) {
    switch key {
    case .character(let character): self = .character(character)
    case .named(let name):
      guard let name = Name(rawValue: name.rawValue) else { return nil }
      self = .named(name)
    case .other: return nil
    }
  }
}
