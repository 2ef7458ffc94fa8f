import HaggleShell
import HaggleTerminal

nonisolated extension SessionSettings {
  /// What the command line, the environment and the terminal say, in this order.
  init(_ options: Options) {
    self.init()
    let known = Environment.nonEmpty("HAGGLE_MODE").flatMap(Mode.init)
    mode = options.mode ?? known ?? (CharacterSet() == .unicode ? .unicode : .ascii)
    color = ColorChoice(rawValue: options.color.rawValue) ?? .auto
    keepsGoing = options.keepsGoing
    isUnattended = Environment.isUnattended
    isInterrupted = { Interruption.isRequested }
    updateTerminal()
  }

  /// Takes over the size that the terminal has now.
  mutating func updateTerminal() {
    guard let size = Terminal.size else { return }
    terminal = Cells(columns: size.columns, rows: size.rows)
  }
}
