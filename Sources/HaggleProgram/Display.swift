import HaggleShell
import HaggleTerminal

/// Puts outcomes on the screen.
nonisolated enum Display {
  /// Answers go to standard output, notes and errors to standard error, in the order they came.
  ///
  /// Whether anybody can see the notes is their own matter; answers that get lost are a failure.
  static func show(_ outcome: Outcome, _ settings: SessionSettings) throws(SystemError) {
    let color = ColorChoice(rawValue: settings.color.rawValue) ?? .auto
    let isColored = color.isColored(terminal: StandardStream.error.terminal)
    for part in outcome.parts {
      switch part {
      case .output(let lines): try StandardStream.output.write(lines + "\n")
      case .message(let lines):
        let shown = isColored ? MessageColors.applied(to: lines) : lines
        try? StandardStream.error.write(shown + "\n")
      }
    }
  }
}
