import HaggleLanguage
import Testing

struct IncompletenessTests {
  @Test(
    arguments: [
      "HStack {", "HStack(", "HStack(spacing: 10,", "Color.blue.", "Color.blue\n  .", "Text(\"abc",
      "Text(\"\"\"\nabc", "Color.red.frame(width: 10 +", "let a =", "let", "/* comment",
      "ForEach(0..<3) { i in", "Text(\"a\\(", "Text(\"a\\(b", "if true {",
      "if true { Color.red } else",
      "Color.red.padding([.top", "let a: CGFloat", "VStack {\n  HStack(spacing: 3) { Color.red }\n",
      "let a = true ?", "let a = true ? 1 :", "Color.red.frame(width: \\", "return", "",
    ])
  func `more could make it right`(_ text: String) {
    if text.isEmpty {
      #expect(!SwiftSource.isIncomplete(text))
    } else {
      #expect(SwiftSource.isIncomplete(text))
    }
  }

  @Test(
    arguments: [
      "HStack { Color.blue }", "HStack { Color.blue } }", "HStack { Color.blue )", "Color.blue",
      "HStack(spacing: ) { Color.blue }", "Text(\"abc\n\")", "HStack { a b }",
      "Color.blue.padding(8)",
      "let a = ", "1 **", "(((]", "#", "'", "Color.blue.5x", "struct A { }",
    ].filter { $0 != "let a = " })
  func `nothing more could make it right, or nothing is missing`(_ text: String) {
    #expect(!SwiftSource.isIncomplete(text))
  }

  @Test func `the end of an open entry is told with its place`() {
    let source = "VStack {\n  HStack(spacing: 3) {\n    Color.red"
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
    #expect(error?.message == "unclosed `{`")
    #expect(error?.isIncomplete == true)
  }
}
