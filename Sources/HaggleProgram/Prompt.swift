import HaggleLanguage
import HaggleShell
import HaggleTerminal

/// The conversation with somebody at a terminal.
nonisolated struct Prompt {
  private var session: Session
  private var editor = LineEditor(programName: "haggle", isInteractive: true)
  private var journal = JournalKeeper()

  /// What stands at the next prompt already.
  private var draft = ""

  /// Why what is typed could not be kept, as far as the person knows.
  private var knownReasons: Set<String> = []

  /// Whether nothing has been shown before.
  private let isFirst: Bool

  init(_ session: Session, isFirst: Bool) {
    self.session = session
    self.session.settings.isInteractive = true
    self.isFirst = isFirst
  }

  /// What ended a conversation.
  private enum Ending {
    /// Ctrl-D.
    case end
    /// An entry, with the exit code that it wants.
    case quit(Int)

    var code: Int { if case .quit(let code) = self { code } else { 0 } }
  }

  /// Runs entries until one of them, or Ctrl-D, ends the program; gives the exit code.
  mutating func run() throws(SystemError) -> Int {
    if isFirst { try greet() }
    try recallHistory()
    if let recovery = session.recoveryNote { try note(recovery) }
    let ending = try converse()
    // A terminal that is gone has not been left.
    if Terminal.isInteractive { journal.end(session) }
    return ending.code
  }

  /// Gives the talk that the session has ready, and nothing else; gives the exit code.
  mutating func runTalk() throws(SystemError) -> Int {
    try recallHistory()
    guard let show = session.takeTalk() else { return 0 }
    return try give(show)?.code ?? 0
  }

  private mutating func converse() throws(SystemError) -> Ending {
    while true {
      if let show = session.takeTalk() {
        if let ending = try give(show) { return ending }
        continue
      }
      if let prompt = session.keyPrompt {
        try followKey(prompt)
        continue
      }
      switch readEntry() {
      case .entry(let text):
        if let code = try follow(text) { return .quit(code) }
      case .interrupted(let hadText):
        if !session.leaveQuestion() && !hadText { try note("Ctrl-D or quit leaves") }
      case .end: return .end
      }
    }
  }

  /// Gives a talk until somebody leaves it; what ends the program is given back.
  ///
  /// The session stays as it was before: what is typed in between belongs to the talk, and is kept
  /// until the talk goes on or is left.
  private mutating func give(_ show: TalkShow) throws(SystemError) -> Ending? {
    guard var stage = TalkStage(show, session.settings) else { return nil }
    let own = (session: session, journal: journal)
    journal = JournalKeeper()
    var ending: Ending?
    loop: while true {
      switch try stage.perform() {
      case .left: break loop
      case .hungUp:
        ending = .end
        break loop
      case .live:
        if !stage.show.hasLiveSession { journal.forget() }
        session = stage.show.liveSession(own.session.settings)
        try note("Ctrl-D comes back to the talk")
        ending = try converse()
        if case .quit = ending { break loop }
        ending = nil
        stage.show.keep(session)
      }
    }
    if Terminal.isInteractive { journal.forget() }
    (session, journal) = own
    return ending
  }

  /// Takes the key that is the answer; what leaves the question, leaves nothing else.
  private mutating func followKey(_ prompt: String) throws(SystemError) {
    guard case .entry(let key) = editor.readKey(prompt: prompt) else {
      _ = session.leaveQuestion()
      return
    }
    _ = try run(key)
  }

  private func greet() throws(SystemError) {
    let dot = session.settings.mode == .unicode ? "·" : "-"
    try StandardStream.output.write(
      "haggle \(Haggle.version) \(dot) paste SwiftUI, or press Return for an example \(dot) help\n")
  }

  private mutating func recallHistory() throws(SystemError) {
    guard let file = HistoryFile() else { return }
    do {
      try editor.keepHistory(in: file)
    } catch {
      try note("history is not kept: cannot read '\(file.path)': \(error.reason)")
    }
  }

  private mutating func readEntry() -> EntryEvent {
    var reader = EntryReader()
    defer { draft = "" }
    return editor.readEntry(
      prompt: session.quizPrompt ?? "haggle> ", continuation: "    ..> ", draft: draft,
      needsMore: { text in
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          _ = reader.read(String(line))
        }
        return reader.isPending
      }
    ) { [session] text, cursor in
      let found = session.completions(in: text, cursor: cursor)
      return Completions(
        start: found.start,
        items: found.items.map { item in
          let isCommand = found.start == 0 && CommandTable.command(named: item.text) != nil
          return Completion(
            item.text, description: item.description, suffix: isCommand ? " " : nil)
        })
    }
  }

  /// Keeps an entry and runs it; the exit code when it ends the program.
  private mutating func follow(_ text: String) throws(SystemError) -> Int? {
    do {
      try editor.remember(text)
    } catch {
      try warn(error)
    }
    return try run(text)
  }

  /// Shows what an entry led to once it cannot be lost.
  private mutating func run(_ text: String) throws(SystemError) -> Int? {
    session.settings.updateTerminal()
    let outcome = session.run(text, at: .typed)
    do {
      try journal.keep(&session)
    } catch {
      try warn(error)
    }
    try Display.show(outcome, session.settings)
    do {
      try journal.settle()
    } catch {
      try warn(error)
    }
    if let draft = outcome.draft { try edit(draft) }
    return outcome.quit
  }

  /// Lets the person edit a text, which then stands at the prompt.
  private mutating func edit(_ draft: Draft) throws(SystemError) {
    switch ExternalEditor.edit(draft.text) {
    case .edited(let text): self.draft = draft.entry(text)
    case .unchanged(let reason):
      try note("nothing was changed" + (reason.map { ": " + $0 } ?? ""))
    }
  }

  /// Says why what is typed is not kept; one reason is told once, whatever it keeps from working.
  private mutating func warn(_ error: SystemError) throws(SystemError) {
    guard knownReasons.insert(error.reason).inserted else { return }
    try note("what you type is not kept: \(error.reason)")
  }

  private func note(_ text: String) throws(SystemError) {
    var outcome = Outcome()
    outcome.parts = [.message("note: " + Text.escaped(text))]
    try Display.show(outcome, session.settings)
  }
}
