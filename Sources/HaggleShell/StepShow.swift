import HaggleReports

/// The steps of a layout, shown one after the other at a terminal.
package struct StepShow: Sendable {
  /// What came of a key or a line.
  package enum Reply: Equatable, Sendable {
    /// Another step is to be shown.
    case step
    /// Nothing moved, and why.
    case refusal(String)
    /// The show is over.
    case end
  }

  private let negotiation: Negotiation
  /// The step that is shown, from 1.
  package private(set) var current: Int

  /// How many steps there are.
  package var count: Int { negotiation.steps.count }

  init(_ negotiation: Negotiation, at number: Int) {
    self.negotiation = negotiation
    current = number
  }

  /// Follows a key or a line: `n` and Return go on, `p` goes back, a number goes there, `q` leaves.
  ///
  /// At either end the show stays: one key too many means nothing else.
  package mutating func take(_ input: String) -> Reply {
    let word = input.trimmedText
    switch word {
    case "n", "": return go(to: current + 1)
    case "p": return go(to: current - 1)
    case "q": return .end
    default:
      guard let number = Int(word) else {
        return .refusal("'\(word)' is no move here: n, p, a number, or q to leave")
      }
      return go(to: number)
    }
  }

  private mutating func go(to number: Int) -> Reply {
    if number > count { return .refusal("step \(count) is the last: p, a number, or q to leave") }
    if number < 1 { return .refusal("step 1 is the first: n, a number, or q to leave") }
    current = number
    return .step
  }

  /// The step that is shown, with its picture.
  func text(_ session: Session) -> String {
    negotiation.text(
      ofStep: current, session.reportOptions, hasPicture: session.settings.mode != .outline)
  }
}

extension Session {
  /// What is asked of a person while steps are shown; `nil` at the usual prompt.
  package var stepPrompt: String? {
    stepShow.map { show in
      let keys = show.current < show.count ? "n next, p back" : "p back"
      return "step \(show.current) of \(show.count): \(keys), a number, q> "
    }
  }

  /// Follows what is typed while steps are shown.
  mutating func step(_ input: String, in show: StepShow) -> Outcome {
    var show = show
    let reply = show.take(input)
    stepShow = reply == .end ? nil : show
    switch reply {
    case .step: return .output(show.text(self))
    case .end: return Outcome()
    case .refusal(let reason):
      var outcome = Outcome()
      outcome.note(reason)
      return outcome
    }
  }
}
