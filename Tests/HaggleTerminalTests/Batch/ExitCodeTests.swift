import Testing

/// A run without a terminal, and what it comes to.
private struct Row: CustomTestStringConvertible {
  var testDescription: String
  var arguments: [String]
  var input: String
  var code: Int
  var output: String?
  var messages: String

  init(
    _ description: String, _ arguments: [String], input: String = "", code: Int,
    output: String? = nil, messages: String = ""
  ) {
    testDescription = description
    self.arguments = arguments
    self.input = input
    self.code = code
    self.output = output
    self.messages = messages
  }
}

@Suite(.timeLimit(.minutes(5)))
struct ExitCodeTests {
  private static let rows = [
    Row("the version", ["--version"], code: 0, output: "haggle 0.1.0\n"),
    Row("nothing to do", [], code: 0, output: ""),
    Row("a change prints nothing", ["-c", "Color.blue"], code: 0, output: ""),
    Row(
      "a question prints its answer",
      ["-c", "resize 620 80", "-c", "Color.blue", "-c", "blue.width"], code: 0, output: "620\n"),
    Row(
      "entries of standard input", [], input: "resize 50 80\nColor.blue\nblue.width\n", code: 0,
      output: "50\n"),
    Row(
      "an entry of several lines without an end", [], input: "Color.blue\nprint(\nblue.width",
      code: 3,
      messages: "error: "),
    Row(
      "standard input as a file", ["-", "-c", "blue.width"], input: "Color.blue\r\n", code: 0,
      output: "320\n"),
    Row(
      "a size and a result", ["--size", "100x50", "-c", "Color.blue", "-c", "blue.width"], code: 0,
      output: "100\n"),
    Row(
      "an unknown option", ["--sise", "3"], code: 2, output: "",
      messages: """
        error: unknown option '--sise'
          haggle --sise 3
                 ^~~~~~
        hint: haggle --size 3

        """),
    Row(
      "a size that is none", ["--size", "huge"], code: 2, output: "",
      messages: "error: unknown size 'huge'"),
    Row(
      "a wrong entry", ["-c", "bogus", "-c", "Color.blue", "-c", "blue.width"], code: 3, output: "",
      messages: "error: unknown command 'bogus'"),
    Row(
      "a wrong entry and those after it",
      ["-c", "bogus", "-c", "Color.blue", "-c", "blue.width", "--keep-going"], code: 3,
      output: "320\n", messages: "error: unknown command 'bogus'"),
    Row(
      "a wrong entry of standard input", [], input: "Color.blue\n\nbogus\nblue.width\n", code: 3,
      output: "", messages: "standard input:3:1: error: unknown command 'bogus'"),
    Row("a file that is not there", ["missing.haggle"], code: 4, messages: "missing.haggle"),
    Row("a code of one's own", ["-c", "quit 5", "-c", "bogus"], code: 5, output: ""),
  ]

  @Test(arguments: rows)
  private func code(_ row: Row) throws {
    let run = try BatchRun(row.arguments, input: row.input, in: TemporaryDirectory())
    #expect(run.code == row.code)
    if let output = row.output { #expect(run.output == output) }
    #expect(row.messages.isEmpty ? run.messages.isEmpty : run.messages.contains(row.messages))
    #expect(!(run.output + run.messages).contains("\u{1b}"))
  }
}
