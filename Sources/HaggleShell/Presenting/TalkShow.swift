import HaggleLanguage

/// A talk as it is being given: where it is, what is typed, and what a key does next.
///
/// It knows neither terminals nor clocks: it takes keys, is told when time has passed, and says what
/// the screen shows.
package struct TalkShow: Sendable {
  package let talk: Talk
  /// What makes the talk go on.
  package var advance = Advance.byKey
  /// Whether the first step follows the last.
  var loops = false
  /// A file that tells the speaker's notes elsewhere; `nil` if nobody reads it.
  package private(set) var notesFile: String?
  /// Whether pictures and marks are shown in ASCII.
  var isASCII = false
  /// The size of the terminal, which is at least that of a page unless it was made smaller.
  package var terminal: SessionSettings.Cells

  /// The step that is shown, from 0.
  package private(set) var index = 0
  /// How many characters of its entry have been typed; `nil` when its lines are there as well.
  private(set) var typedCount: Int?
  /// What covers the page.
  var cover: TalkCover?
  private(set) var showsNotes = false
  /// What the row at the bottom says besides the number of the step.
  private(set) var message = ""
  /// Whether the key was pressed that leaves when it is pressed again.
  private var isLeaving = false
  /// The session at the live prompt, kept until the talk goes on.
  private var live: Session?

  /// What makes a talk go on to the next step.
  package enum Advance: Equatable, Sendable {
    case byKey
    /// So many seconds after a step is there.
    case after(Double)
    /// As long after a step is there as it takes to read it.
    case whenRead
  }

  /// What came of a key.
  package enum Reply: Equatable, Sendable {
    /// The screen may have changed.
    case show
    /// A live prompt is asked for.
    case live
    /// The talk is over.
    case end
  }

  package init(
    _ talk: Talk, startingAt index: Int = 0, terminal: SessionSettings.Cells,
    notesFile: String? = nil
  ) {
    self.talk = talk
    self.notesFile = notesFile
    self.terminal = terminal
    enter(index)
  }

  package var step: TalkStep { talk.steps[index] }
  var isTyping: Bool { typedCount != nil }
  package var isLast: Bool { index == talk.steps.count - 1 }

  /// Follows a key.
  package mutating func take(_ key: TalkKey) -> Reply {
    message = ""
    let wasLeaving = isLeaving
    isLeaving = false
    if let cover {
      let reply = cover.take(key)
      self.cover = reply.cover
      if let step = reply.step { enter(step) }
      return .show
    }
    switch key {
    case .character("q"):
      isLeaving = !wasLeaving
      message = "q again leaves"
      return wasLeaving ? .end : .show
    case .character("l"): return .live
    case .character(let character): take(character)
    case .named(let name): take(name)
    }
    return .show
  }

  private mutating func take(_ character: Character) {
    switch character {
    case " ": goOn()
    case "g": cover = .headings(HeadingList(talk.headings, at: index))
    case "r": restore()
    case "w": explain()
    case "n": toggleNotes()
    case "b", ".": cover = .blank
    case "?":
      let text = PageText(columns: talk.cells.columns)
      let keys = text.lines(TalkKeys.lines.joined(separator: "\n"))
      cover = .text(CoverText(keys, rows: talk.cells.rows - 1))
    default: message = "? lists the keys"
    }
  }

  private mutating func take(_ name: TalkKey.Name) {
    switch name {
    case .right, .pageDown, .enter, .down: goOn()
    case .left, .pageUp, .backspace, .up: goBack()
    case .home: enter(0, isTyped: false)
    case .end: enter(talk.steps.count - 1, isTyped: false)
    }
  }

  /// Opens the live prompt's session, with the settings of whoever sits there.
  package func liveSession(_ settings: SessionSettings) -> Session {
    if let live { return live }
    var session = step.session
    session.keepJournal(after: step.commandCount, commandsOf: talk.file)
    let mode = session.settings.mode
    session.settings = settings
    session.settings.cells = talk.cells
    if settings.mode != .ascii { session.settings.mode = mode }
    session.leaveFile()
    return session
  }

  /// Whether something was typed at the prompt that is not forgotten yet.
  package var hasLiveSession: Bool { live != nil }

  /// Gives up telling the notes elsewhere.
  package mutating func leaveNotesFile(because reason: String) {
    message = "the notes cannot be written: \(reason)"
    notesFile = nil
  }

  /// Comes back from the live prompt.
  package mutating func keep(_ session: Session) {
    live = session
    message = "r forgets what was typed, going on does so too"
  }

  /// Lets the time pass that `delay` asks for.
  package mutating func tick() {
    guard let typedCount else { return goOn() }
    let count = step.entry.count
    let next = min(typedCount + Pace.stroke(of: step.entry), count)
    self.typedCount = typedCount < count ? next : nil
  }

  /// Seconds until `tick` is due; `nil` when only a key goes on.
  package var delay: Double? {
    if cover != nil { return nil }
    if let typedCount { return Pace.delay(after: typedCount, of: step.entry) }
    if isLast && advance != .whenRead && !loops { return nil }
    return switch advance {
    case .byKey: nil
    case .after(let seconds): seconds + step.gap
    case .whenRead: Pace.reading(step) + step.gap
    }
  }

  private mutating func goOn() {
    if typedCount != nil {
      typedCount = nil
    } else if isLast && loops {
      enter(0)
    } else if isLast {
      message = "this is the end: q q leaves"
    } else {
      enter(index + 1)
    }
  }

  private mutating func goBack() {
    if index == 0 {
      typedCount = nil
      message = "this is the beginning"
    } else {
      enter(index - 1, isTyped: false)
    }
  }

  private mutating func enter(_ index: Int, isTyped: Bool = true) {
    self.index = index
    live = nil
    typedCount = isTyped && !step.entry.isEmpty ? 0 : nil
  }

  private mutating func restore() {
    message = live == nil ? "nothing was typed at the prompt" : "the state of the step is back"
    live = nil
  }

  private mutating func explain() {
    let section = talk.steps[...index].reversed().prefix { $0.heading == step.heading }
    guard let asked = section.first(where: { !$0.explanation.isEmpty }) else {
      message = "no quiz here that could be explained"
      return
    }
    cover = .text(CoverText(asked.explanation, rows: talk.cells.rows - 1))
  }

  private mutating func toggleNotes() {
    showsNotes.toggle()
    if showsNotes && note == nil { message = "no notes here" }
  }

  /// The last reminder below the same heading.
  var note: String? {
    talk.steps[...index].reversed().prefix { $0.heading == step.heading }
      .lazy.compactMap(\.note).first
  }
}
