import HaggleLanguage

/// Runs a session file from its beginning to its end and makes the steps of a lesson of it.
///
/// A step ends with an answer of the program, a question or an exercise.
struct LessonMaker {
  private(set) var steps: [LessonStep] = []
  private(set) var title: String?
  private let transcript: Transcript
  private let text: PageText
  private var run: TranscriptRun
  /// The lines of the step that has not ended.
  private var lines: [String] = []
  /// How many fences there were.
  private var blockCount = 0

  init(_ transcript: Transcript, at path: String, for session: Session) {
    var transcript = transcript
    let columns = session.settings.terminal.columns
    var cells = transcript.header.cells ?? session.settings.terminal
    cells.columns = min(cells.columns, columns)
    transcript.header.cells = cells
    transcript.header.mode = session.settings.mode
    self.transcript = transcript
    text = PageText(columns: cells.columns)
    run = TranscriptRun(
      transcript, at: path, files: session.files, kinds: session.kinds, judgesOnlyExpects: true,
      isInterrupted: session.settings.isInterrupted)
  }

  mutating func make() {
    for item in transcript.items {
      switch item {
      case .narration(let told): tell(told)
      case .directive(let directive):
        if case .quiz(let words) = directive.kind {
          ask("\(QuizCommand.name) \(words)", run.session)
        }
      case .block(let block): show(block)
      }
    }
    if !lines.isEmpty || steps.isEmpty { endStep(run.session) }
  }

  private mutating func tell(_ told: [String]) {
    // What folds an answer away on a page has nothing to say here.
    let words = told.filter { !Substring($0).trimmed.hasPrefix("<") }
    for part in Narration(words).parts {
      switch part {
      case .heading(let heading):
        if title == nil { title = heading }
        add(text.lines(heading))
        lines.append(String(repeating: "─", count: min(CellWidth.cells(heading), text.columns)))
      case .text(let paragraphs): add(text.lines(paragraphs))
      }
    }
  }

  /// Adds lines, with a free one above them unless they belong to what is there.
  private mutating func add(_ added: [String], isApart: Bool = true) {
    if isApart && !lines.isEmpty { lines.append("") }
    lines += added
  }

  private mutating func endStep(_ session: Session) {
    steps.append(LessonStep(lines: lines, session: session))
    lines = []
  }

  private mutating func ask(_ entry: String, _ session: Session) {
    endStep(session)
    steps[steps.count - 1].question = entry
  }

  private mutating func show(_ block: TranscriptBlock) {
    blockCount += 1
    if block.words.isSkipped { return quote(block) }
    let before = run.session
    var sessions: [Session] = []
    run.run(block, number: blockCount) { _, after in sessions.append(after) }
    if block.words.isAnswer { return set(block, from: before) }
    if block.words.isQuiet { return }
    var hasAnswered = false
    var isApart = true
    for (check, session) in zip(run.commands.suffix(sessions.count), sessions) {
      if check.command.isExpect && !check.differs { continue }
      if check.command.isQuiz {
        ask(check.command.entry, session)
        (hasAnswered, isApart) = (false, true)
        continue
      }
      add(text.entered(check.command.entry) + check.printed.flatMap(text.lines), isApart: isApart)
      hasAnswered = hasAnswered || !check.printed.isEmpty
      isApart = false
    }
    if hasAnswered { endStep(run.session) }
  }

  /// Shows a fence that does not run as it stands in the file.
  private mutating func quote(_ block: TranscriptBlock) {
    for command in block.commands {
      add(text.entered(command.entry) + command.expected.map(\.text).flatMap(text.lines))
    }
  }

  /// Makes a fence for the learner's answer an exercise.
  private mutating func set(_ block: TranscriptBlock, from session: Session) {
    let claims = block.judgingCommands
    add(["This has to hold then:"])
    lines += claims.flatMap { text.entered($0.entry) }
    endStep(session)
    steps[steps.count - 1].exercise = LessonExercise(
      answer: block.commands.dropLast(claims.count).map(\.entry), claims: Array(claims))
  }
}
