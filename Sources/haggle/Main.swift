import HaggleShell
import HaggleTerminal

@main
nonisolated enum Main {
  static let version = "0.1.0"

  static func main() {
    StandardStream.fillMissing()
    StandardStream.reportFailedWrites()
    let words = Array(CommandLine.arguments.dropFirst())
    Process.end(code: BigStack.run { code(for: words) })
  }

  /// The exit code of the program; output that nobody reads any more is no failure.
  private static func code(for words: [String]) -> Int {
    do {
      return try run(words)
    } catch let error where error.isClosedPipe {
      return 0
    } catch {
      try? StandardStream.error.write("error: cannot write standard output: \(error.reason)\n")
      return 4
    }
  }

  private static func run(_ words: [String]) throws(SystemError) -> Int {
    words.first == "check" ? try runCheck(words) : try runSession(words)
  }

  private static func runCheck(_ words: [String]) throws(SystemError) -> Int {
    let options: CheckOptions
    do {
      options = try CheckOptions(words)
    } catch {
      return refuse(error)
    }
    guard !options.showsHelp else {
      try StandardStream.output.write(CheckOptions.help)
      return 0
    }
    return try CheckProgram(options: options).run()
  }

  private static func runSession(_ words: [String]) throws(SystemError) -> Int {
    let options: Options
    do {
      options = try Options(words)
    } catch {
      return refuse(error)
    }
    if options.showsHelp {
      try StandardStream.output.write(Options.help)
    } else if options.showsVersion {
      try StandardStream.output.write("haggle \(version)\n")
    } else {
      var program = Program(options)
      return try program.run()
    }
    return 0
  }

  private static func refuse(_ error: CommandLineError) -> Int {
    try? StandardStream.error.write(error.lines.map { $0 + "\n" }.joined())
    return ExitCode.commandLine
  }
}
