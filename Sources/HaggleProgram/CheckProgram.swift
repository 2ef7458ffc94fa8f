import HaggleLayout
import HaggleShell
import HaggleTerminal

/// A run of `haggle check`: files side by side, their reports in order.
nonisolated struct CheckProgram {
  let options: CheckOptions
  let kinds: KindTable

  func run() throws(SystemError) -> Int {
    Interruption.enable(isPatient: false)
    var settings = SessionSettings()
    settings.color = SessionSettings.ColorChoice(rawValue: options.color.rawValue) ?? .auto
    var check = options.check
    check.kinds = kinds
    check.isUnattended = Environment.isUnattended
    check.isInterrupted = { Interruption.isRequested }
    let outcome = check.outcome(of: options.names, in: SystemFiles(), program: "haggle check") {
      BigStack.map($0, $1)
    }
    try Display.show(outcome, settings)
    return outcome.failure ?? 0
  }
}

nonisolated extension Environment {
  /// Whether a machine that builds for others runs us, so that nobody looks.
  static var isUnattended: Bool { nonEmpty("CI") != nil }
}
