import HaggleShell
import HaggleTerminal

nonisolated extension SessionSettings {
  /// What the command line, the environment and the terminal say, in this order.
  init(_ options: Options) {
    self.init(mode: options.mode, color: options.color)
    keepsGoing = options.keepsGoing
  }

  /// What holds for every way to start: the words of the command line, then the environment and the
  /// terminal.
  init(mode: Mode?, color: HaggleTerminal.ColorChoice) {
    self.init()
    let known = Environment.nonEmpty("HAGGLE_MODE").flatMap(Mode.init)
    self.mode = mode ?? known ?? (CharacterSet() == .unicode ? .unicode : .ascii)
    self.color = ColorChoice(rawValue: color.rawValue) ?? .auto
    isUnattended = Environment.isUnattended
    isInterrupted = { Interruption.isRequested }
    hasScreen = Terminal.hasScreen
    lessonFolders += Self.foldersAroundProgram
    updateTerminal()
  }

  /// Where lessons may have come with the program: beside it, or beside a folder that it is in.
  private static var foldersAroundProgram: [String] {
    let word = CommandLine.arguments.first ?? ""
    let path = Files.canonicalPath(word.contains("/") ? word : "/proc/self/exe") ?? ""
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.reversed().flatMap { index in
      let folder = "/" + parts[...index].joined(separator: "/")
      return [folder + "/sessions", folder + "/share/haggle/sessions"]
    }
  }

  /// Takes over the size that the terminal has now.
  mutating func updateTerminal() {
    guard let size = Terminal.size else { return }
    terminal = Cells(columns: size.columns, rows: size.rows)
  }
}
