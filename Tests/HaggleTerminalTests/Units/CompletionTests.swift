import HaggleTerminal
import Testing

struct CompletionTests {
  @Test(arguments: [
    (0, 0, ["blue.width"]),
    (0, 5, ["width"]),
    (5, 5, ["blue.width"]),
    (3, 0, ["blublue.width"]),
  ])
  func `an item replaces the word wherever the library sees its start`(
    start: Int, wordStart: Int, expected: [String]
  ) {
    let completions = Completions(start: start, items: [Completion("blue.width")])
    #expect(completions.replacements(in: "blue.w", ofWordAt: wordStart) == expected)
  }

  @Test func `an item that does not go on with what stands before the word is left out`() {
    let completions = Completions(start: 0, items: [Completion("green.width")])
    #expect(completions.replacements(in: "blue.w", ofWordAt: 5).isEmpty)
  }

  @Test func `a place outside the line gives nothing`() {
    let completions = Completions(start: 9, items: [Completion("a")])
    #expect(completions.replacements(in: "a", ofWordAt: 0).isEmpty)
  }

  @Test func `descriptions stand in a column and are cut at the width`() {
    let items = [
      Completion("a", description: "first\u{1b}[2J"), Completion("long", description: "second"),
      Completion("bare"),
    ]
    #expect(
      CompletionListing.lines(items, columns: 14)
        == ["  a     first?", "  long  secon", "  bare"]
        .map { String($0.prefix(13)) })
  }
}
