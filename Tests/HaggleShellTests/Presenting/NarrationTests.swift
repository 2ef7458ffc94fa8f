import HaggleShell
import Testing

/// Markdown as people hear it.
struct NarrationTests {
  static let cases: [(source: String, shown: [String])] = [
    ("one\ntwo\n\nthree", ["one two", "", "three"]),
    ("**half** of _what_, *really*", ["half of what, really"]),
    ("3 * 4 and max_width and a*b", ["3 * 4 and max_width and ab"]),
    ("`a * b` and `<T>`", ["`a * b` and `<T>`"]),
    ("see [the *article*](https://oleb.net), ![a picture](a.png)", ["see the article, a picture"]),
    ("[1] and (2)", ["[1] and (2)"]),
    ("* one\n* two\n  more", ["• one", "• two more"]),
    ("1. one\n2. two", ["1. one", "2. two"]),
    ("takes its\n75. It needs 100", ["takes its 75. It needs 100"]),
    ("three:\n1. one", ["three:", "1. one"]),
    ("> said\n> twice", ["> said twice"]),
    ("```swift\nlet a = 1\n\n  b\n```", ["  let a = 1", "  ", "    b"]),
    ("| a | b |\n|---|---|", ["  | a | b |", "  |---|---|"]),
    ("<details>\n<summary>One answer</summary>\n\n</details>", ["One answer"]),
    ("a\n\n---\n\n[x]: https://a.b", ["a"]),
    ("said <!-- later --> aloud<br/>", ["said  aloud"]),
    ("1 < 2 \\* 3", ["1 < 2 * 3"]),
    ("日本 **語**", ["日本 語"]),
  ]

  @Test(arguments: cases)
  func `marks become words`(_ source: String, _ shown: [String]) throws {
    #expect(try TalkShow.of("# T\n\n" + source).page == ["T", ""] + shown)
  }

  @Test func `long paragraphs and items are broken, items below their first word`() throws {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let page = try TalkShow.of("# T\n\n\(words)\n\n* \(words)\n").page
    #expect(page.allSatisfy { $0.count <= 80 })
    #expect(page[2].hasPrefix("word") && page[3].hasPrefix("word"))
    #expect(page[5].hasPrefix("• word") && page[6].hasPrefix("  word"))
  }
}
