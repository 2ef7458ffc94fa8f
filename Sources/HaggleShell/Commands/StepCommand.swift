import HaggleLanguage
import HaggleReports

/// `step`: the layout as it came about.
enum StepCommand: Command {
  static let name = "step"
  static let usage = "[N]"
  static let summary = "goes through the layout offer by offer, answer by answer"
  static let details = [
    "At the prompt: n or Return goes on, p back, a number there, q leaves.",
    "Elsewhere all steps are listed; step N shows one, what is not known yet dotted.",
  ]
  static let example = "step 3"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let start = arguments.end
    let word = arguments.first
    let number = arguments.isEmpty ? nil : try arguments.integer("N", in: 1...Int.max)
    try arguments.finish()
    let scene = try session.recordedScene(span: start)
    let negotiation: Negotiation
    do throws(CannotExplain) {
      negotiation = try Negotiation(scene, session.reportOptions)
    } catch {
      throw ShellError("cannot explain \(error.reason)", at: start, code: ExitCode.fault)
    }
    let count = negotiation.steps.count
    if let word, let number, number > count {
      throw ShellError(
        "there are \(count) steps", at: word.span,
        hint: arguments.line.corrected(word.span, with: "\(count)"))
    }
    let show = StepShow(negotiation, at: number ?? 1)
    if session.settings.isInteractive && arguments.location == .typed {
      session.stepShow = show
      return .output(show.text(session))
    }
    guard number == nil else { return .output(show.text(session)) }
    return .output(
      negotiation.text(
        session.reportOptions, hasPicture: session.settings.mode != .outline))
  }
}
