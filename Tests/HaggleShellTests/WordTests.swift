import HaggleShell
import Testing

struct WordTests {
  static let cases: [(line: String, words: [String])] = [
    ("swap blue green", ["swap", "blue", "green"]),
    ("  resize   620x80  ", ["resize", "620x80"]),
    (
      "add Color.blue.frame(width: 10, height: 2) after green",
      ["add", "Color.blue.frame(width: 10, height: 2)", "after", "green"]
    ),
    ("save \"my row.haggle\"", ["save", "my row.haggle"]),
    ("replace a with Text(\"b c\")", ["replace", "a", "with", "Text(\"b c\")"]),
    ("resize 620 80 // wide", ["resize", "620", "80"]),
    ("undo # once more", ["undo"]),
    ("save a//b", ["save", "a//b"]),
    ("add HStack { Color.blue }", ["add", "HStack", "{ Color.blue }"]),
  ]

  @Test(arguments: cases)
  func `spaces outside quotes and brackets split a line`(_ line: String, _ words: [String]) {
    #expect(Word.split(line).map(\.text) == words)
  }

  @Test func `a word knows where it stands`() {
    #expect(Word.split("swap “blü” \"a b\"").map(\.span) == [0..<4, 5..<15, 16..<21])
  }
}
