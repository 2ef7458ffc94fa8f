import HaggleLanguage

/// What a person reads about a command that differs.
struct CheckReport {
  let transcript: Transcript
  /// Whether all lines are shown instead of the first that differs.
  let showsAll: Bool

  /// How much of the output of a failed command is shown.
  private static let mostLines = 8

  func lines(_ check: CommandCheck) -> [String] {
    let difference = check.alignment.map { DifferenceText($0, of: check) }
    let line = check.mistake == nil ? difference?.line : nil
    let block = transcript.blocks.count > 1 ? "block \(check.block), " : ""
    let place = "\(transcript.name):\(line ?? check.command.line)"
    let head = "\(place): \(verdict(check)) (\(block)command '\(shownEntry(check))')"
    return [Text.escaped(head)] + details(check, difference).map { "  " + $0 }
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

  private func details(_ check: CommandCheck, _ difference: DifferenceText?) -> [String] {
    switch check.mistake {
    case .failed, .setup: failure(check)
    case .succeeded(let code): ["the fence says fails=\(code)"]
    case .notReached: []
    case nil: difference.map { showsAll ? $0.all : $0.first } ?? []
    }
  }

  private func failure(_ check: CommandCheck) -> [String] {
    let shown = check.printed.prefix(showsAll ? Int.max : Self.mostLines).map(Text.escaped)
    guard check.mistake != .setup, !check.command.isExpect, check.alignment?.isSame == true,
      case .failed(let code) = check.mistake
    else { return shown }
    return ["a fence with a mistake in it says so: ```haggle fails=\(code)"]
  }
}
