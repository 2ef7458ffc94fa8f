import HaggleLanguage
import Testing

struct TextTests {
  @Test(
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("👍", 2), ("👍🏽", 2),
      ("👨‍👩‍👧", 2), ("🇫🇷", 2), ("❤️", 2), ("❤", 1), ("\u{200B}", 0), ("┌─┐", 3), ("✅", 2), ("", 0),
    ])
  func `cells are columns of a terminal`(_ text: String, _ cells: Int) {
    #expect(CellWidth.cells(text) == cells)
  }

  @Test func `a prefix is cut between characters`() {
    #expect(CellWidth.prefix("日本語", cells: 5) == "日本")
    #expect(CellWidth.prefix("abc", cells: 5) == "abc")
  }

  @Test(
    arguments: [
      ("plain é 日本 👨‍👩‍👧", "plain é 日本 👨‍👩‍👧"), ("a\u{1B}[31m", "a\\u{1B}[31m"), ("a\nb\tc", "a\\nb\\tc"),
      ("\u{9B}31m", "\\u{9B}31m"), ("x\u{202E}y", "x\\u{202E}y"), ("\u{2066}", "\\u{2066}"),
      ("\u{7F}", "\\u{7F}"), ("\u{2028}", "\\u{2028}"), ("\u{E0041}", "\\u{E0041}"),
    ])
  func `nothing steers a terminal`(_ text: String, _ escaped: String) {
    #expect(Text.escaped(text) == escaped)
  }

  @Test(
    arguments: [
      ("HStak", "HStack"), ("hstack", "HStack"), ("VSatck", "VStack"), ("row", "HStack"),
      ("Colr", "Color"), ("Banana", nil), ("", nil),
    ])
  func `the closest word is suggested`(_ word: String, _ suggestion: String?) {
    let candidates = ["HStack", "VStack", "ZStack", "Color"]
    #expect(
      Suggestion.closest(to: word, among: candidates, synonyms: ["row": "HStack"]) == suggestion)
  }

  @Test func `a very long word is not compared`() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.closest(to: word, among: ["HStack"]) == nil)
  }
}
