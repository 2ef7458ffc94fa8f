import HaggleTerminal
import Testing

struct CommandLineSyntaxTests {
  private let syntax = CommandLineSyntax(
    program: "tool",
    options: [
      CommandLineOption("command", "c", value: "ENTRY", example: "show it", summary: ""),
      CommandLineOption("interactive", "i", summary: ""),
      CommandLineOption("keep-going", "k", summary: ""),
      CommandLineOption("mode", value: "MODE", choices: ["unicode", "ascii"], summary: ""),
    ],
    closest: { word, names in names.first { $0.hasPrefix(word.prefix(2)) } })

  @Test(arguments: [
    (["a", "-"], ["a", "-"]),
    (["-c", "x", "a"], ["command=x", "a"]),
    (["a", "-cx", "b"], ["a", "command=x", "b"]),
    (["-ikc", "x"], ["interactive=", "keep-going=", "command=x"]),
    (["-ic-i"], ["interactive=", "command=-i"]),
    (["--command", "--mode"], ["command=--mode"]),
    (["--command=a=b", "--command="], ["command=a=b", "command="]),
    (["--mode", "ascii", "--", "--mode", "--"], ["mode=ascii", "--mode", "--"]),
  ])
  func `words become options and files`(words: [String], expected: [String]) throws {
    let arguments = try syntax.parse(words).map { argument in
      switch argument {
      case .option(let name, let value): "\(name)=\(value)"
      case .operand(let word): word
      }
    }
    #expect(arguments == expected)
  }

  @Test(arguments: [
    (["--comand", "x"], "unknown option '--comand'", "tool --command x"),
    (["--comand=x y"], "unknown option '--comand'", "tool '--command=x y'"),
    (["-z"], "unknown option '-z'", "tool --help"),
    (["-iz"], "unknown option '-z'", "tool --help"),
    (["-mode", "ascii"], "unknown option '-mode'", "tool --mode ascii"),
    (["a", "-c"], "option '-c' needs a value", "tool a -c 'show it'"),
    (["--interactive=yes", "a"], "option '--interactive' takes no value", "tool --interactive a"),
    (["--mode", "asci"], "unknown mode 'asci'", "tool --mode ascii"),
    (["--mode=asci"], "unknown mode 'asci'", "tool --mode=ascii"),
    (["--x\u{1b}[2J"], "unknown option '--x?[2J'", "tool --help"),
  ])
  func `a wrong word is answered with a command line that works`(
    words: [String], message: String, hint: String
  ) {
    let error = #expect(throws: CommandLineError.self) { try syntax.parse(words) }
    #expect(error?.lines.first == "error: " + message)
    #expect(error?.lines.last == "hint: " + hint)
  }

  @Test func `the mark stands below the wrong word`() {
    let error = #expect(throws: CommandLineError.self) {
      try syntax.parse(["it's", "--mode", "asci"])
    }
    #expect(
      error?.lines.dropFirst().dropLast() == [
        #"  tool 'it'\''s' --mode asci"#,
        "                        ^~~~",
        "  expected one of unicode, ascii",
      ])
  }
}
