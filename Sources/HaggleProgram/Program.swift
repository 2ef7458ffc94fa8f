import HaggleLayout
import HaggleShell
import HaggleTerminal

/// A run of the program: files, then entries, then what is typed or piped in.
nonisolated struct Program {
  let options: Options
  private var session: Session

  /// The exit code so far.
  private var code = 0

  /// Whether an entry has ended the program.
  private var hasQuit = false

  init(_ options: Options, _ kinds: KindTable) {
    self.options = options
    session = Session(
      files: SystemFiles(), settings: SessionSettings(options), kinds: kinds)
    session.journals = SystemJournals()
  }

  mutating func run() throws(SystemError) -> Int {
    let isInteractive = options.readsInput && Terminal.isInteractive
    Interruption.enable(isPatient: isInteractive)
    if isInteractive { session.keepJournal() }
    var goesOn = try runArguments()
    if goesOn && options.readsInput && !isInteractive { goesOn = try runInput() }
    if goesOn { try showResult() }
    guard isInteractive && !hasQuit else { return code }
    var prompt = Prompt(session, isFirst: options.files.isEmpty && options.entries.isEmpty)
    return try prompt.run()
  }

  /// Files, size and entries, in this order; whether what comes after may go on.
  private mutating func runArguments() throws(SystemError) -> Bool {
    for file in options.files {
      guard try file == "-" ? runInput() : show(session.runFile(named: file)) else { return false }
    }
    if let size = options.size {
      guard try show(session.run("resize " + size, at: .argument(0))) else { return false }
    }
    for (index, entry) in options.entries.enumerated() {
      guard try show(session.run(entry, at: .argument(index + 1))) else { return false }
    }
    return true
  }

  /// Runs the entries of standard input one after another, as they come.
  private mutating func runInput() throws(SystemError) -> Bool {
    var editor = LineEditor(programName: "haggle", isInteractive: false)
    var reader = EntryReader()
    while true {
      switch editor.readLine() {
      case .entry(let line):
        if let entry = reader.read(line), try !run(entry) { return false }
      case .interrupted:
        code = ExitCode.interrupted
        return false
      case .end:
        guard let entry = reader.finish() else { return true }
        return try run(entry)
      }
    }
  }

  private mutating func run(_ entry: EntryReader.Entry) throws(SystemError) -> Bool {
    try show(session.run(entry.text, at: .file("standard input", line: entry.line)))
  }

  /// The form that was asked for; of a Swift file alone, its picture.
  private mutating func showResult() throws(SystemError) {
    if let format = options.format {
      _ = try show(session.run("export " + format, at: .argument(0)))
    } else if options.drawsResult {
      _ = try show(session.run("show", at: .argument(0)))
    }
  }

  /// Shows what an entry led to; whether the next one may run.
  private mutating func show(_ outcome: Outcome) throws(SystemError) -> Bool {
    try Display.show(outcome, session.settings)
    code = max(code, Interruption.isRequested ? ExitCode.interrupted : outcome.failure ?? 0)
    if let quit = outcome.quit {
      code = max(code, quit)
      hasQuit = true
      return false
    }
    if Interruption.isRequested { return false }
    return outcome.failure == nil || options.keepsGoing
  }
}
