import HaggleLayout
import HaggleShell
import HaggleTerminal

/// A run of `haggle present`: a talk at a terminal, its text elsewhere.
nonisolated struct PresentProgram {
  let options: PresentOptions
  let kinds: KindTable

  func run() throws(SystemError) -> Int {
    Interruption.enable(isPatient: Terminal.isInteractive)
    let settings = SessionSettings(mode: options.mode, color: options.color)
    var session = Session(files: SystemFiles(), settings: settings, kinds: kinds)
    var talk = options.talk
    talk.showsPages = settings.hasScreen
    let outcome = session.present(options.file, talk)
    try Display.show(outcome, settings)
    if let code = outcome.failure { return code }
    guard settings.hasScreen else { return 0 }
    var prompt = Prompt(session, isFirst: false)
    return try prompt.runTalk()
  }
}
