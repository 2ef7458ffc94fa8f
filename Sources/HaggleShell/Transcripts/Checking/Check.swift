import HaggleLanguage
package import HaggleLayout

/// How session files are checked.
package struct Check: Sendable {
  /// Whether recorded output is left alone: only `expect` lines and failures count.
  package var judgesOnlyExpects = false
  /// Whether every line of a difference is shown instead of the first.
  package var showsAll = false
  /// Whether recorded output is replaced where it differs.
  package var updates = false
  /// Whether nobody sees what happens, so that nothing may be replaced.
  package var isUnattended = false
  /// What can be written.
  package var kinds = KindTable.standard
  /// Asked before every command; what is left then is not run.
  package var isInterrupted: (@Sendable () -> Bool)?

  package init() {}

  /// Checks files and all session files below directories; the reports come in the order of the
  /// files.
  ///
  /// - Parameters:
  ///   - names: What a person asked for.
  ///   - files: Where it is read and written.
  ///   - program: The words in front of the names in lines that can be typed next.
  ///   - map: Checks all of the files, side by side if it can.
  /// - Returns: What a person reads; it failed if anything differs.
  package func outcome(
    of names: [String], in files: any FileAccess, program: String,
    map: ([String], @Sendable (String) -> FileCheck) -> [FileCheck]
  ) -> Outcome {
    if updates && isUnattended {
      return .failure("will not update expectations when CI is set", code: ExitCode.commandLine)
    }
    let found = SessionFiles.found(names, in: files)
    if found.paths.isEmpty { return found.problems }
    let results = map(found.paths) { file($0, in: files) }
    var outcome = found.problems
    outcome.append(
      CheckSummary(files: results, names: names, check: self, program: program).outcome)
    return outcome
  }

  /// Runs a file and compares; with `updates` also writes it.
  func file(_ path: String, in files: any FileAccess) -> FileCheck {
    var result = FileCheck(path: path)
    if isInterrupted?() == true {
      result.isInterrupted = true
      return result
    }
    let text: String
    do throws(FileError) {
      text = try files.read(path)
    } catch {
      result.outcome = .failure("'\(path)' cannot be read: \(error.reason)", code: ExitCode.file)
      return result
    }
    do throws(Diagnostic) {
      judge(try Transcript(text, named: path), in: files, &result)
    } catch {
      result.outcome = Transcript.unreadable(text, named: path, because: error)
    }
    return result
  }

  private func judge(
    _ transcript: Transcript, in files: any FileAccess, _ result: inout FileCheck
  ) {
    var run = TranscriptRun(
      transcript, at: files.canonicalPath(transcript.name) ?? transcript.name, files: files,
      kinds: kinds, judgesOnlyExpects: judgesOnlyExpects, isInterrupted: isInterrupted)
    run.run()
    if run.isInterrupted {
      result.isInterrupted = true
      return
    }
    var differing = run.commands.filter(\.differs)
    result.commandCount = run.commands.count
    if updates && !differing.isEmpty {
      result.outcome = update(transcript, run.commands, in: files, &result)
      if result.outcome.failure == nil { differing.removeAll { $0.mistake == nil } }
    }
    result.differingCount = differing.count
    let report = CheckReport(transcript: transcript, showsAll: showsAll)
    result.outcome.append(.output(differing.flatMap(report.lines).joined(separator: "\n")))
    if !differing.isEmpty {
      result.outcome.failure = max(ExitCode.differs, result.outcome.failure ?? 0)
    }
  }

  /// Writes the file with what its commands print now, unless a claim in it does not hold.
  private func update(
    _ transcript: Transcript, _ commands: [CommandCheck], in files: any FileAccess,
    _ result: inout FileCheck
  ) -> Outcome {
    let name = transcript.name
    if commands.contains(where: \.failsExpectation) {
      return .failure("'\(name)' is left as it is: an expectation fails", code: ExitCode.differs)
    }
    guard let text = TranscriptUpdate.text(of: transcript, commands) else { return Outcome() }
    guard (try? Transcript(text, named: name)) != nil else {
      return .failure(
        "'\(name)' is left as it is: what it prints cannot be recorded", code: ExitCode.differs)
    }
    do throws(FileError) {
      try files.write(text, to: name)
    } catch {
      return .failure("'\(name)' cannot be written: \(error.reason)", code: ExitCode.file)
    }
    result.updatedCount = commands.count { $0.differs && $0.mistake == nil }
    return Outcome()
  }
}

extension Outcome {
  /// An error that is about no line.
  static func failure(
    _ message: String, code: Int, details: [String] = [], hint: String? = nil
  ) -> Outcome {
    var outcome = Outcome()
    let lines = Diagnostic(message, at: 0..<0, details: details, hint: hint).rendered(source: "")
    outcome.parts = [.message(lines.joined(separator: "\n"))]
    outcome.failure = code
    return outcome
  }
}
