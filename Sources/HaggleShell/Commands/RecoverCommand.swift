/// `recover`: brings back what a process that died had not saved.
enum RecoverCommand: Command {
  static let name = "recover"
  static let usage = "[N] [--drop]"
  static let summary = "brings back the work of a session that ended without quit"
  static let details = [
    "What is typed at a terminal is kept until quit or Ctrl-D, what is typed in a talk until the",
    "talk goes on. Tree, container, options, snapshots and every undo step come back; what is here",
    "now lies before them. A result that is shown survives the death of the program; one that a",
    "prompt follows, that of the machine too.",
    "Of several, recover shows a list, the newest first; recover 2 brings one of it back.",
    "--drop forgets it instead.",
  ]
  static let example = "recover"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard !arguments.location.isFile else {
      throw ShellError("a file cannot recover work", at: arguments.line.wholeSpan)
    }
    var word: Word?
    var drops = false
    while let next = arguments.first, next.text == "--drop" || word == nil {
      if arguments.take("--drop") { drops = true } else { word = arguments.nextIfAny() }
    }
    try arguments.finish()
    let all = session.recoverableWork
    if all.isEmpty { throw session.nothingToRecover(arguments) }
    guard let work = try chosen(word, of: all, in: arguments) else {
      if drops { throw which(of: all, in: arguments) }
      return .output(session.styled(list(all)))
    }
    guard drops else {
      return try session.recover(work, number: all.number(of: work), arguments)
    }
    do throws(FileError) {
      try session.journals.remove(work.journal.id)
    } catch {
      throw ShellError(
        "the journal cannot be removed: \(error.reason)", at: arguments.line.wholeSpan,
        code: ExitCode.file)
    }
    return Outcome()
  }

  /// The work that a number means, or the only one; `nil` to list them all.
  private static func chosen(
    _ word: Word?, of all: [RecoverableWork], in arguments: Arguments
  ) throws(ShellError) -> RecoverableWork? {
    guard let word else { return all.count == 1 ? all[0] : nil }
    guard let number = Int(word.text) else {
      throw arguments.notANumber(word, "a number such as 1")
    }
    guard all.indices.contains(number - 1) else {
      throw arguments.outside(1...all.count, word, "N")
    }
    return all[number - 1]
  }

  private static func which(
    of all: [RecoverableWork], in arguments: Arguments
  ) -> ShellError {
    ShellError(
      "which of \(all.count)?", at: arguments.line.wholeSpan, details: ["recover lists them"],
      hint: "recover")
  }

  private static func list(_ all: [RecoverableWork]) -> String {
    let rows = all.enumerated().map { index, work in
      ["\(index + 1)", work.age, work.size, work.end]
    }
    return Columns.text(rows) + "\nrecover 1 brings the first back, recover 1 --drop forgets it"
  }
}

extension Session {
  fileprivate func nothingToRecover(_ arguments: Arguments) -> ShellError {
    let count = journals.abandoned().count { JournalReader.isOfLaterProgram($0.bytes) }
    let later = count == 1 ? "1 session needs" : "\(count) sessions need"
    return ShellError(
      "nothing to recover", at: arguments.line.wholeSpan,
      details: count == 0 ? [] : ["\(later) a later haggle, and can be brought back there"])
  }

  /// Brings work back and says how much.
  fileprivate mutating func recover(
    _ work: RecoverableWork, number: Int, _ arguments: Arguments
  ) throws(ShellError) -> Outcome {
    journal?.journals.append(
      JournalRecord.ReadJournal(number: number, bytes: work.journal.bytes))
    let before = document
    let count = try bringBack(work.records, span: arguments.line.wholeSpan)
    var outcome = Outcome()
    if count < work.records.count {
      outcome.note(work.failure(after: count))
      return outcome
    }
    journal?.adopted.append(work.journal.id)
    let isFirst = before.root == nil && before.undoCount == 0
    let steps = document.undoCount - before.undoCount
    outcome.note(
      "\(work.size) brought back" + (isFirst ? "" : ", undo \(steps) goes back to what was here"))
    return outcome
  }
}

extension [RecoverableWork] {
  /// Where work stands in a list, from 1.
  fileprivate func number(of work: RecoverableWork) -> Int {
    (firstIndex { $0.journal.id == work.journal.id } ?? 0) + 1
  }
}
