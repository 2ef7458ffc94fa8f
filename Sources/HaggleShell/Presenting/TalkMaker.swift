import HaggleLanguage
import HaggleLayout

/// Runs a session file from its beginning to its end and makes the steps of a talk of it.
struct TalkMaker {
  private(set) var pages: TalkPages
  private(set) var headings: [TalkHeading] = []
  private let transcript: Transcript
  private let text: PageText
  private var run: TranscriptRun
  /// How many fences there were.
  private var blockCount = 0
  /// Whether what comes is left out, up to the next heading; it runs, because the rest rests on it.
  private var leavesOut = false
  /// What is told and is not a step yet; `nil` when there is nothing.
  private var pending: Pending?

  /// What a heading and the text below it come to, as one step.
  private struct Pending {
    var lines: [NarrationLine] = []
    var note: String?
    var gap = 0.0
  }

  init(
    _ transcript: Transcript, at path: String, files: any FileAccess, kinds: KindTable,
    cells: SessionSettings.Cells, isInterrupted: (@Sendable () -> Bool)?
  ) {
    self.transcript = transcript
    pages = TalkPages(cells)
    text = PageText(columns: cells.columns)
    run = TranscriptRun(
      transcript, at: path, files: files, kinds: kinds, judgesOnlyExpects: false,
      isInterrupted: isInterrupted)
  }

  var isInterrupted: Bool {
    run.isInterrupted || run.session.settings.isInterrupted?() == true
  }

  /// Whether there is more than a talk can have.
  private(set) var isTooLong = false

  mutating func make() {
    for item in transcript.items where !isInterrupted && !isTooLong {
      switch item {
      case .narration(let lines): tell(Narration(lines))
      case .directive(let directive): follow(directive)
      case .block(let block): show(block)
      }
      isTooLong = isTooLong || pages.steps.count > Talk.longest
    }
    endTelling()
  }

  private mutating func tell(_ narration: Narration) {
    for part in narration.parts where pages.steps.count <= Talk.longest {
      switch part {
      case .heading(let heading): begin(Text.escaped(heading))
      case .text(let lines) where !leavesOut:
        var told = pending ?? Pending()
        told.lines += told.lines.isEmpty ? lines : [.blank] + lines
        pending = told
      case .text: break
      }
    }
  }

  private mutating func begin(_ heading: String) {
    endTelling()
    leavesOut = false
    pages.begin(heading: heading)
    headings.append(TalkHeading(text: heading, step: pages.steps.count))
    pending = Pending()
  }

  /// Makes a step of what has been told.
  private mutating func endTelling() {
    guard let told = pending else { return }
    pending = nil
    let isBelowHeading = headings.last?.step == pages.steps.count
    let lines = text.lines(told.lines)
    let title = isBelowHeading ? headings.last?.text : lines.first
    var step = TalkStep(
      title: title ?? "", session: run.session, commandCount: run.commands.count)
    step.lines = lines
    step.note = told.note
    step.gap = told.gap
    add([step])
  }

  private mutating func add(
    _ steps: [TalkStep], fitted: (Int) -> [String]? = { _ in nil }
  ) {
    pages.add(
      steps.map { step in
        var step = step
        step.heading = headings.indices.last
        return step
      }, fitted: fitted)
  }

  private mutating func follow(_ directive: TranscriptDirective) {
    guard !leavesOut else { return }
    switch directive.kind {
    case .note(let note): remind(of: note)
    case .pause: endTelling()
    case .gap(let seconds):
      if pending == nil { pages.changeLast { $0.gap += seconds } } else { pending?.gap += seconds }
    case .quiz(let words): ask(words)
    case .skipToday:
      endTelling()
      leavesOut = true
    }
  }

  /// Gives a reminder to what is being told or to the step before.
  private mutating func remind(of note: String) {
    let add = { (old: String?) in old.map { $0 + "\n" + note } ?? note }
    if pending == nil && pages.steps.last?.heading == headings.indices.last && !pages.steps.isEmpty
    {
      pages.changeLast { $0.note = add($0.note) }
    } else {
      var told = pending ?? Pending()
      told.note = add(told.note)
      pending = told
    }
  }

  /// Asks what a comment asks; the answer alone follows, and its reasons wait for a key.
  private mutating func ask(_ words: String) {
    endTelling()
    var session = run.session
    let outcome = session.run("\(QuizCommand.name) \(words)", at: .transcript)
    var question = TalkStep(
      title: "\(QuizCommand.name) \(words)", session: run.session,
      commandCount: run.commands.count)
    guard outcome.failure == nil, outcome.parts.count == 2 else {
      question.lines = text.lines(outcome.lines.joined(separator: "\n"))
      question.differs = true
      return add([question])
    }
    question.lines = text.lines(outcome.parts[0].text)
    question.explanation = text.lines(outcome.parts[1].text)
    var answer = question
    answer.lines = Array(question.explanation.prefix(1))
    answer.isApart = false
    add([question, answer])
  }

  private mutating func show(_ block: TranscriptBlock) {
    blockCount += 1
    isTooLong = isTooLong || run.commands.count + block.commands.count > Talk.longest
    if isTooLong { return }
    if !(block.words.isQuiet || leavesOut) { endTelling() }
    if block.words.isSkipped { return quote(block) }
    let first = run.commands.count
    var states: [(before: Session, after: Session)] = []
    run.run(block, number: blockCount) { states.append(($0, $1)) }
    if block.words.isQuiet || leavesOut { return }
    for (index, check) in run.commands[first...].enumerated() {
      var step = step(of: check.command, states[index].after, isApart: index == 0)
      step.commandCount = first + index + 1
      show(check, as: step, states[index].before)
    }
  }

  /// Shows a fence that does not run as it stands in the file.
  private mutating func quote(_ block: TranscriptBlock) {
    if block.words.isQuiet || leavesOut { return }
    for (index, command) in block.commands.enumerated() {
      var step = step(of: command, run.session, isApart: index == 0)
      step.lines = text.lines(command.expected.map(\.text).joined(separator: "\n"))
      if command.expected.isEmpty { step.lines = [] }
      add([step])
    }
  }

  private func step(
    of command: TranscriptCommand, _ session: Session, isApart: Bool
  ) -> TalkStep {
    let title = command.entry.split(separator: "\n").first.map(String.init) ?? ""
    var step = TalkStep(
      title: Text.escaped(title), session: session, commandCount: run.commands.count)
    step.entry = command.entry
    step.isApart = isApart
    return step
  }

  /// Shows a command and what it printed; `before` is the session that it ran in.
  private mutating func show(_ check: CommandCheck, as step: TalkStep, _ before: Session) {
    var step = step
    step.differs = check.differs
    let command = Word.split(check.command.entry).first.flatMap {
      CommandTable.command(named: $0.text)
    }
    if command == QuizCommand.self, check.parts.count == 2 {
      step.lines = text.lines(check.parts[0].text)
      step.explanation = text.lines(check.parts[1].text)
      var answer = step
      answer.entry = ""
      answer.lines = step.explanation
      answer.isApart = false
      return add([step, answer])
    }
    if !check.printed.isEmpty { step.lines = text.lines(check.printed.joined(separator: "\n")) }
    let entry = check.command.entry
    let page = text
    add([step]) { rows in
      guard command == ShowCommand.self else { return nil }
      var session = before
      session.settings.fitsHeight = true
      session.settings.cells = SessionSettings.Cells(columns: page.columns, rows: rows)
      let lines = page.lines(session.run(entry, at: .transcript).lines.joined(separator: "\n"))
      return lines.count <= rows ? lines : nil
    }
  }
}

extension Narration.Part {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension Outcome.Part {
  /// The lines of either stream.
  var text: String {
    switch self {
    case .output(let lines), .message(let lines): lines
    }
  }
}
