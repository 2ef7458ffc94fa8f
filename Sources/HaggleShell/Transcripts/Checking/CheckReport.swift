import HaggleLanguage

/// What a person reads about a command that differs.
struct CheckReport {
  let transcript: Transcript
  /// Whether all lines are shown instead of the first that differs.
  let showsAll: Bool

  private static let mostNumbers = 4
  /// How much of the output of a failed command is shown.
  private static let mostLines = 8

  func lines(_ check: CommandCheck) -> [String] {
    let difference = check.alignment.flatMap { $0.differences.first }
    let place = difference.flatMap { expectedLine($0, check)?.line } ?? check.command.line
    let block = transcript.blocks.count > 1 ? "block \(check.block), " : ""
    let head =
      "\(transcript.name):\(place): \(verdict(check)) (\(block)command '\(shownEntry(check))')"
    return [Text.escaped(head)] + details(check).map { "  " + $0 }
  }

  private func verdict(_ check: CommandCheck) -> String {
    if check.failsExpectation { return "the expectation fails" }
    return switch check.mistake {
    case .failed(let code): "fails with code \(code)"
    case .succeeded(let code): "nothing fails with code \(code)"
    case .setup: "the setup fails"
    case .notReached: "was not reached, the session had ended"
    case nil: "differs"
    }
  }

  /// The first line of the entry, shortened.
  private func shownEntry(_ check: CommandCheck) -> String {
    let lines = check.command.entry.split(separator: "\n")
    let first = lines.first.map(String.init) ?? ""
    let isCut = lines.count > 1 || CellWidth.cells(first) > 48
    return isCut ? CellWidth.prefix(first, cells: 48) + " …" : first
  }

  private func details(_ check: CommandCheck) -> [String] {
    switch check.mistake {
    case .failed, .setup: failure(check)
    case .succeeded(let code): ["the fence says fails=\(code)"]
    case .notReached: []
    case nil: check.alignment.map { showsAll ? all($0, check) : first($0, check) } ?? []
    }
  }

  private func failure(_ check: CommandCheck) -> [String] {
    let shown = check.printed.prefix(showsAll ? Int.max : Self.mostLines).map(Text.escaped)
    guard check.mistake != .setup, !check.command.isExpect, check.alignment?.isSame == true,
      case .failed(let code) = check.mistake
    else { return shown }
    return ["a fence with a mistake in it says so: ```haggle fails=\(code)"]
  }

  // MARK: - Lines that differ

  private func first(_ alignment: OutputAlignment, _ check: CommandCheck) -> [String] {
    let differences = alignment.differences
    guard let step = differences.first else { return [] }
    let count = check.command.expected.count
    if count == 0 { return nothingExpected(check) }
    if check.printed.isEmpty { return nothingPrinted(check) }
    let more = differences.count > 1 ? ", \(differences.count - 1) more differ" : ""
    var lines: [String] = []
    switch step {
    case .changed(let expected, let actual):
      let wanted = Text.escaped(check.command.expected[expected].text)
      let found = Text.escaped(check.printed[actual])
      lines = ["line \(expected + 1) of \(count)\(more)", "expected  " + wanted]
      lines += ["actual    " + found, "          " + LineMarks.line(wanted, found)]
    case .missing(let expected):
      lines = [
        "line \(expected + 1) of \(count) is missing\(more)",
        "expected  " + Text.escaped(check.command.expected[expected].text),
      ]
    case .unexpected(let actual):
      lines = [
        "line \(actual + 1) of \(check.printed.count) was not expected\(more)",
        "actual    " + Text.escaped(check.printed[actual]),
      ]
    case .same, .skipped: break
    }
    let numbers = numbers(differences, check)
    return numbers.isEmpty ? lines : lines + ["numbers   " + numbers]
  }

  private func nothingExpected(_ check: CommandCheck) -> [String] {
    let count = check.printed.count
    return [
      "nothing was expected, \(count == 1 ? "1 line was" : "\(count) lines were") printed",
      "actual    " + Text.escaped(check.printed[0]),
    ]
  }

  private func nothingPrinted(_ check: CommandCheck) -> [String] {
    let count = check.command.expected.count
    return [
      "nothing was printed, \(count == 1 ? "1 line was" : "\(count) lines were") expected",
      "expected  " + Text.escaped(check.command.expected[0].text),
    ]
  }

  /// The numbers that changed, each pair once: `57.5 → 69, 172.5 → 161`.
  private func numbers(_ differences: [OutputAlignment.Step], _ check: CommandCheck) -> String {
    var pairs: [String] = []
    for case .changed(let expected, let actual) in differences {
      for (wanted, found) in LineMarks.numberPairs(
        check.command.expected[expected].text, check.printed[actual])
      {
        let pair = "\(Numbers.text(wanted)) → \(Numbers.text(found))"
        if !pairs.contains(pair) { pairs.append(pair) }
      }
      if pairs.count > Self.mostNumbers {
        return pairs.prefix(Self.mostNumbers).joined(separator: ", ") + " …"
      }
    }
    return pairs.joined(separator: ", ")
  }

  /// Every line, those that are missing behind `-` and those that are new behind `+`.
  private func all(_ alignment: OutputAlignment, _ check: CommandCheck) -> [String] {
    func wanted(_ index: Int) -> String { Text.escaped(check.command.expected[index].text) }
    func found(_ index: Int) -> String { Text.escaped(check.printed[index]) }
    return alignment.steps.flatMap { step in
      switch step {
      case .same(let expected, _): ["  " + wanted(expected)]
      case .changed(let expected, let actual): ["- " + wanted(expected), "+ " + found(actual)]
      case .missing(let expected): ["- " + wanted(expected)]
      case .unexpected(let actual): ["+ " + found(actual)]
      case .skipped(let expected, _): ["  " + wanted(expected)]
      }
    }
  }

  private func expectedLine(_ step: OutputAlignment.Step, _ check: CommandCheck) -> ExpectedLine? {
    switch step {
    case .changed(let expected, _), .missing(let expected): check.command.expected[expected]
    case .unexpected, .same, .skipped: nil
    }
  }
}
