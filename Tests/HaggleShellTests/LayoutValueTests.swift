import HaggleLanguage
import HaggleLayout
import HaggleShell
import Testing

/// Layouts as values, as people paste them: spec 14 rule 14.
struct LayoutValueTests {
  static let entries = [
    (
      "AnyLayout(HStackLayout(spacing: 8)) { Color.blue; Color.green }",
      "AnyLayout(HStackLayout(spacing: 8)) { Color.blue; Color.green }"
    ),
    (
      """
      let isWide = true
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())
      layout {
        Color.blue
        Color.green
      }
      """,
      "AnyLayout(HStackLayout(spacing: 8)) { Color.blue; Color.green }"
    ),
    (
      "let wide = false\nlet layout = wide ? AnyLayout(HStackLayout()) : "
        + "AnyLayout(VStackLayout(alignment: .leading, spacing: 4))\n"
        + "layout { Color.blue }.padding(3)",
      "AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) { Color.blue }.padding(3)"
    ),
    ("let flow = Flow(spacing: 3)\nflow { Color.red }", "Flow(spacing: 3) { Color.red }"),
    ("HStackLayout { Color.red; Color.blue }", "HStackLayout { Color.red; Color.blue }"),
    (
      "AnyLayout(AnyLayout(Flow())) { Color.red }", "AnyLayout(AnyLayout(Flow())) { Color.red }"
    ),
  ]

  @Test(arguments: entries)
  func `a layout is kept, chosen and called`(_ entry: String, _ source: String) throws {
    let session = Session.after(entry)
    let line = try #require(session.document.root.map { SourcePrinter.line($0) })
    #expect(
      line == source)
    #expect(try SwiftSource.view(line).view == session.document.root)
  }

  @Test func `constants that are layouts stay in the session`() {
    var session = Session.after(
      "resize 100 40", "let isWide = false", "let side = AnyLayout(HStackLayout(spacing: 0))",
      "let layout = isWide ? side : AnyLayout(VStackLayout(spacing: 0))",
      "layout { Color.blue; Color.green }")
    #expect(session.answer("blue.height") == "20")
    #expect(session.answer("why blue.height").hasPrefix("blue.height = 20\n"))
  }

  @Test(arguments: [
    ("AnyLayout(HStack()) { Color.red }", "AnyLayout(HStackLayout()) { Color.red }"),
    ("AnyLayout(Text(\"a\")) { Color.red }", nil),
    ("AnyLayout(3) { Color.red }", nil),
    (
      "AnyLayout(HStackLayout(gap: 3)) { Color.red }",
      "AnyLayout(HStackLayout(spacing: 3)) { Color.red }"
    ),
    ("let card = Color.red; card { Color.blue }", nil),
    ("AnyLayout(HStackLayout())", "AnyLayout(HStackLayout()) { Color.blue }"),
  ])
  func `what is no layout is refused`(_ entry: String, _ hint: String?) {
    var session = Session.after()
    let outcome = session.run(entry, at: .argument(1))
    #expect(outcome.failure == 3)
    if let hint { #expect(outcome.messages.contains("hint: \(hint)\n"), "\(outcome.messages)") }
    #expect(session.document.root == nil)
  }

  @Test func `completion offers layouts where one is wanted`() {
    let session = Session.after()
    let line = "AnyLayout(V"
    #expect(
      session.completions(in: line, cursor: line.utf8.count).items.map(\.text)
        == ["VStackLayout("])
  }

  @Test func `every layout is told to its parent, and set like any argument`() {
    var session = Session.after(
      "resize 100 40", "AnyLayout(HStackLayout(spacing: 8)) { Color.blue; Color.green }",
      "set anyLayout layout VStackLayout(spacing: 10)")
    #expect(session.answer("green.frame") == "0 25 100 15")
    #expect(session.answer("export swiftui").contains("AnyLayout(VStackLayout(spacing: 10)) {"))
    #expect(session.answer("about HStackLayout").contains("rule     14 rule 14, exact"))
  }
}
