import HaggleLanguage

/// What a check of some files came to, all together.
struct CheckSummary {
  /// What was found about each, in order.
  let files: [FileCheck]
  /// What was asked for.
  let names: [String]
  let check: Check
  /// The words in front of the names in lines that can be typed next.
  let program: String

  /// The reports and a count at the end.
  var outcome: Outcome {
    var outcome = Outcome()
    for file in files { outcome.append(file.outcome) }
    if files.contains(where: \.isInterrupted) {
      outcome.append(.failure("stopped", code: ExitCode.interrupted))
      return outcome
    }
    if commandCount == 0 {
      let places = names.map { "'\($0)'" }.joined(separator: ", ")
      return outcome.failure == nil
        ? .failure("nothing to check in \(places)", code: ExitCode.file) : outcome
    }
    outcome.append(.output(lines.map(Text.escaped).joined(separator: "\n")))
    return outcome
  }

  private var commandCount: Int { files.reduce(0) { $0 + $1.commandCount } }

  private var lines: [String] {
    let differing = files.reduce(0) { $0 + $1.differingCount }
    let updated = files.reduce(0) { $0 + $1.updatedCount }
    let place = files.count == 1 ? "" : " in \(files.count) files"
    let commands = commandCount == 1 ? "1 command" : "\(commandCount) commands"
    var lines: [String] = []
    if updated > 0 { lines.append("\(updated) of \(commands) updated\(place)") }
    if differing > 0 {
      lines.append("\(differing) of \(commands) \(differing == 1 ? "differs" : "differ")\(place)")
      lines += nextLines
    } else if updated == 0 {
      lines.append("\(commands) \(commandCount == 1 ? "agrees" : "agree")\(place)")
    }
    return lines
  }

  private var nextLines: [String] {
    let line = ([program] + names.map { $0.contains(" ") ? "\"\($0)\"" : $0 })
      .joined(separator: " ")
    var lines: [String] = []
    if !check.showsAll { lines.append("see all: \(line) --diff") }
    if !check.updates && !check.judgesOnlyExpects { lines.append("accept:  \(line) --update") }
    return lines
  }
}
