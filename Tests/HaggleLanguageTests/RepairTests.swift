import HaggleLanguage
import Testing

struct RepairTests {
  @Test(
    arguments: [
      ("Text(“Hi”)", "Text(\"Hi\")", "replaced typographic quotes"),
      ("Text(\"“Hi”\")", "Text(\"“Hi”\")", nil),
      ("HStack\u{A0}{ }", "HStack { }", "replaced non-breaking spaces"),
      ("Text(\"a\u{A0}b\")", "Text(\"a\u{A0}b\")", nil),
      ("a\r\nb\rc", "a\nb\nc", "replaced line ends"),
      ("\tColor.red", "  Color.red", "replaced tabs"),
      ("\u{FEFF}Color.red", "Color.red", "replaced a byte-order mark"),
      ("Color\u{200B}.red", "Color.red", "replaced invisible spaces"),
      ("Text(\"👨‍👩‍👧\")", "Text(\"👨‍👩‍👧\")", nil),
      ("// “x”\nText(“y”)", "// “x”\nText(\"y\")", "replaced typographic quotes"),
      (
        "\u{FEFF}Text(“a”)\r\n", "Text(\"a\")\n",
        "replaced a byte-order mark, typographic quotes, line ends"
      ),
      ("Text(\"a\\\"“\")", "Text(\"a\\\"“\")", nil),
      ("plain", "plain", nil),
    ] as [(String, String, String?)])
  func `characters that look like Swift's become Swift's`(
    _ text: String, _ repaired: String, _ note: String?
  ) {
    let result = SwiftSource.repaired(text)
    #expect(result.text == repaired)
    #expect(result.note == note)
  }

  @Test(
    arguments: [
      ("haggle> HStack {\n    ..> Color.red\n    ..> }", "HStack {\nColor.red\n}"),
      ("> show", "show"), ("> HStack {\n>> Color.red }", "HStack {\nColor.red }"),
      ("a\n> b", "a\n> b"), (">", ">"),
    ])
  func `prompts are peeled off`(_ text: String, _ peeled: String) {
    #expect(SwiftSource.repaired(text).text == peeled)
  }
}
