public import HaggleLayout
import HaggleShell
import HaggleTerminal

/// The program `haggle`, for programs that have layouts of their own.
///
/// ```swift
/// @main enum MyHaggle {
///   static func main() { Haggle.run(Staircase.self) }
/// }
/// ```
public nonisolated enum Haggle {
  static let version = "0.1.0"

  /// Does what the command line says, and ends the program.
  ///
  /// - Parameter layouts: Layouts that can be typed besides those that ship: in entries, session
  ///   files and Swift files. Their words must be names of types that stand for no other view.
  public static func run(_ layouts: any TypedLayout.Type...) -> Never {
    StandardStream.fillMissing()
    StandardStream.reportFailedWrites()
    let words = Array(CommandLine.arguments.dropFirst())
    let kinds = KindTable.standard.adding(layouts)
    Process.end(code: BigStack.run { code(for: words, kinds) })
  }

  /// The exit code of the program; output that nobody reads any more is no failure.
  private static func code(for words: [String], _ kinds: KindTable) -> Int {
    do {
      return try run(words, kinds)
    } catch let error where error.isClosedPipe {
      return 0
    } catch {
      try? StandardStream.error.write("error: cannot write standard output: \(error.reason)\n")
      return 4
    }
  }

  private static func run(_ words: [String], _ kinds: KindTable) throws(SystemError) -> Int {
    switch words.first {
    case "check": try runCheck(words, kinds)
    case "present": try runTalk(words, kinds)
    default: try runSession(words, kinds)
    }
  }

  private static func runCheck(
    _ words: [String], _ kinds: KindTable
  ) throws(SystemError) -> Int {
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
    return try CheckProgram(options: options, kinds: kinds).run()
  }

  private static func runTalk(_ words: [String], _ kinds: KindTable) throws(SystemError) -> Int {
    let options: PresentOptions
    do {
      options = try PresentOptions(words)
    } catch {
      return refuse(error)
    }
    guard !options.showsHelp else {
      try StandardStream.output.write(PresentOptions.help)
      return 0
    }
    return try PresentProgram(options: options, kinds: kinds).run()
  }

  private static func runSession(
    _ words: [String], _ kinds: KindTable
  ) throws(SystemError) -> Int {
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
      var program = Program(options, kinds)
      return try program.run()
    }
    return 0
  }

  private static func refuse(_ error: CommandLineError) -> Int {
    try? StandardStream.error.write(error.lines.map { $0 + "\n" }.joined())
    return ExitCode.commandLine
  }
}
