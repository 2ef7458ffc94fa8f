import HaggleLanguage
import HaggleLayout
import Testing

/// Styles and fonts: members that layout knows, and an author's own.
struct ChoiceTests {
  @Test(
    arguments: [
      ("Text(\"a\").font(.titel)", "Text(\"a\").font(.title)"),
      ("Text(\"a\").font(.titel.bold())", "Text(\"a\").font(.title.bold())"),
      ("Text(\"a\").font(Font.captoin)", "Text(\"a\").font(Font.caption)"),
      ("Text(\"a\").font(title)", "Text(\"a\").font(.title)"),
      ("Text(\"a\").font(.sistem(size: 3))", "Text(\"a\").font(.system(size: 3))"),
      ("Text(\"a\").labelStyle(.iconOnl)", "Text(\"a\").labelStyle(.iconOnly)"),
      ("Text(\"a\").buttonStyle(.bordred)", "Text(\"a\").buttonStyle(.bordered)"),
      ("Text(\"a\").textFieldStyle(.roundedBordr)", "Text(\"a\").textFieldStyle(.roundedBorder)"),
      ("Text(\"a\").listStyle(.insetGruoped)", "Text(\"a\").listStyle(.insetGrouped)"),
    ])
  func `a misspelt member is answered with what was meant`(_ source: String, _ hint: String) {
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
    #expect(error?.hint == hint)
  }

  @Test func `the error names the type, the member and the others`() {
    let source = "Text(\"a\").labelStyle(.iconOnl)"
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
    #expect(
      error?.rendered(source: source) == [
        "error: 'LabelStyle' has no '.iconOnl'", "  Text(\"a\").labelStyle(.iconOnl)",
        "                        ^~~~~~~",
        "  expected one of .automatic .iconOnly .titleOnly .titleAndIcon",
        "hint: Text(\"a\").labelStyle(.iconOnly)",
      ])
  }

  @Test(
    arguments: [
      "font(.heading)", "font(theme.title)", "font(Theme.title)", "font(brandFont)",
      "buttonStyle(.primary)", "buttonStyle(MyUnborderedStyle())", "listStyle(.foo)",
      "labelStyle(IconOnlyStyle(size: 3))",
    ])
  func `an author's own style is accepted and told`(_ modifier: String) throws {
    let reading = try SwiftSource.view("Text(\"a\").\(modifier)")
    let name = modifier.drop { $0 != "(" }.dropFirst().dropLast()
    #expect(reading.notes.count == 1)
    #expect(reading.notes.first?.hasPrefix("'\(name)' is not a ") == true)
  }

  @Test(
    arguments: [
      "font(.title)", "font(.title.bold())", "font(Font.title)", "font(nil)",
      "font(.system(.body, design: .rounded))", "font(.custom(\"Avenir\", size: 20))",
      "buttonStyle(.borderedProminent)", "buttonStyle(PlainButtonStyle())",
      "listStyle(.insetGrouped(alternatesRowBackgrounds: true))",
      "listStyle(InsetGroupedListStyle())", "listStyle(.automatic)",
    ])
  func `SwiftUI's own are read without a word and printed back`(_ modifier: String) throws {
    let source = "Text(\"a\").\(modifier)"
    let reading = try SwiftSource.view(source)
    #expect(reading.notes == [])
    #expect(SourcePrinter.line(reading.view) == source)
  }

  @Test(
    arguments: [
      ("font(.system(size: 2 * 10))", "font(.system(size: 20))"),
      ("font(.system(size: n, weight: .bold))", "font(.system(size: 12, weight: .bold))"),
      ("font(.custom(\"A\", size: n + n).bold())", "font(.custom(\"A\", size: 24).bold())"),
      ("font(n > 10 ? .title : .body)", "font(.title)"),
    ])
  func `numbers in a font are computed`(_ modifier: String, _ read: String) throws {
    let reading = try SwiftSource.view("let n: CGFloat = 12; Text(\"a\").\(modifier)")
    #expect(SourcePrinter.line(reading.view) == "Text(\"a\").\(read)")
  }

  @Test(arguments: ["font(20)", "font(\"title\")", "font(.system(size: n))"])
  func `what is no font is an error`(_ modifier: String) {
    #expect(throws: Diagnostic.self) { try SwiftSource.view("Text(\"a\").\(modifier)") }
  }

  @Test func `a command may leave the dot out`() throws {
    let parameter = Parameter(nil, name: "style", .choice(["plain"], of: "ListStyle"), "a style")
    #expect(try SwiftSource.argument("plain", for: parameter) == .source(".plain"))
  }
}
