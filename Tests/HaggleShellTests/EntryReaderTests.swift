import HaggleShell
import Testing

/// An entry is read until its brackets and quotes are closed (design 4).
struct EntryReaderTests {
  static let open = [
    "HStack {", "HStack(", "[1,", "Text(\"\"\"", "/* a comment", "HStack { Text(\"}\")",
    "Text(\"\\(name", "HStack { // }", "VStack {\n  Color.blue\n",
    "HStack { Text(#\"a \"half\"#)", "HStack {\n  Text(\"a\")\n  Text(\"\")",
  ]
  static let closed = [
    "", "Color.blue", "HStack { }", "HStack {\n}", "Text(\"{\")", "Text(\"\")", "// {", "undo",
    "Text(\"\"\"\n  { ( [\n  \"\"\")", "Color.blue // {", "/* { */ Color.blue", "Text(\"a\\\"{\")",
    "Text(\"\\(1)\")", "name blue \"", "# half {", "  #! {", "#",
    "HStack { Text(#\"{ \"half\"#) }", "Text(\"a)", "HStack {\n  Text(\"a)",
  ]

  @Test(arguments: open)
  func `an open bracket or quote asks for more`(_ text: String) {
    #expect(Self.isOpen(text))
  }

  /// So does a text that its line cuts off: nothing makes it right.
  @Test(arguments: closed)
  func `closed brackets end an entry`(_ text: String) {
    #expect(!Self.isOpen(text))
  }

  private static func isOpen(_ text: String) -> Bool {
    var brackets = BracketState()
    brackets.read(text + "\n")
    return brackets.isOpen
  }

  @Test func `a file is split at the lines where nothing is open`() {
    let text = """
      # A lesson with a { in a comment
      resize 620 80

      HStack {
        Color.blue

        Color.green
      }
      .padding(8)
      """
    #expect(
      EntryReader.entries(in: text).map { "\($0.line): \($0.text)" } == [
        "2: resize 620 80",
        "4: HStack {\n  Color.blue\n\n  Color.green\n}",
        "9: .padding(8)",
      ])
  }

  @Test func `input that nothing ends is cut off above the limit of source`() {
    var reader = EntryReader(longest: 10)
    let entries = (0..<8).compactMap { _ in reader.read("((") }
    #expect(entries.map(\.line) == [1, 5])
  }

  @Test func `an entry above the limit of source is refused by its name`() {
    let entry = String(repeating: "(", count: (16 << 20) + 1)
    var session = Session.row()
    let messages = session.run(entry, at: .argument(1)).messages
    #expect(messages.hasPrefix("error: more than 16 MB of source\n"))
  }

  @Test func `an entry that nothing ends is given at the end`() {
    #expect(
      EntryReader.entries(in: "undo\nHStack {\nColor.blue").map { "\($0.line): \($0.text)" } == [
        "1: undo",
        "2: HStack {\nColor.blue",
      ])
  }
}
