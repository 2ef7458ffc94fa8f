import HaggleLanguage
import HaggleLayout
import Testing

/// Declarations in view code: what they make is what one would write in their place.
struct DeclarationTests {
  /// A source, and the view that it stands for.
  static let rows: [(source: String, view: String)] = [
    // What a file shows.
    ("struct A: View { var body: some View { Color.red } }", "Color.red"),
    (
      "struct A: View { let n: Int; var body: some View { Color.red } }; #Preview { A(n: 1) }",
      "Color.red"
    ),
    (
      """
      struct B: View { var body: some View { Color.blue } }
      struct A: View { var body: some View { HStack { B(); B() } } }
      """, "HStack { Color.blue; Color.blue }"
    ),
    (
      """
      struct A: View { let n: Int; var body: some View { Text("\\(n)") } }
      struct A_Previews: PreviewProvider { static var previews: some View { A(n: 3) } }
      """, "Text(\"3\")"
    ),
    (
      "@main struct App: App { var body: some Scene { WindowGroup { A() } } }; Color.red",
      "Color.red"
    ),
    // Arguments, defaults, wrappers.
    (
      "struct A: View { var w: CGFloat = 4; var body: some View { Color.red.frame(width: w / 8) } }; A()",
      "Color.red.frame(width: 4 / 8)"
    ),
    (
      "struct A: View { let t: String; @State private var on = true; var body: some View { if on { Text(t) } } }; A(t: \"a\")",
      "if true { Text(\"a\") }"
    ),
    (
      "struct A: View { @Binding var on: Bool; var body: some View { Color.red.opacity(on ? 1 : 0) } }; A(on: .constant(true))",
      "Color.red.opacity(true ? 1 : 0)"
    ),
    (
      """
      struct A: View {
        var w: CGFloat
        init(_ half: CGFloat) { self.w = half * 2 }
        var body: some View { Color.red.frame(width: w) }
      }
      A(20)
      """, "Color.red.frame(width: 20 * 2)"
    ),
    (
      """
      struct A<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      A { Color.red; Color.blue }
      """, "VStack { Group { Color.red; Color.blue } }"
    ),
    // Computed properties, functions, static members.
    (
      """
      struct A: View {
        let n = 3
        var body: some View { HStack { head; row(n + 1); row(wide) } }
        private var head: some View { Text("n") }
        var wide: Int { let k = 10; return n * k }
        func row(_ w: Int) -> some View { Color.red.frame(width: CGFloat(w)) }
      }
      """,
      "HStack { Text(\"n\"); Color.red.frame(width: 4); Color.red.frame(width: 30) }"
    ),
    (
      """
      enum Theme { static let gap: CGFloat = 12; static let tint = Color.red }
      HStack(spacing: Theme.gap) { Theme.tint }
      """, "HStack(spacing: 12) { Color.red }"
    ),
    (
      "struct A: View { static let w: CGFloat = 5; var body: some View { Color.red.frame(width: Self.w) } }",
      "Color.red.frame(width: 5)"
    ),
    (
      "func side(_ x: Double) -> Double { if x > 5 { return 5 }; return x }; Color.red.frame(width: side(9))",
      "Color.red.frame(width: 5)"
    ),
    // A name means what it means where it was declared, not where it is used.
    (
      """
      let w = 7
      struct A: View { var body: some View { Color.red.frame(width: w) } }
      HStack { let w = 9; A(); Color.blue.frame(width: w) }
      """, "HStack { Color.red.frame(width: 7); Color.blue.frame(width: 9) }"
    ),
    // Modifiers of one's own.
    (
      """
      struct Padded: ViewModifier {
        var by: CGFloat
        func body(content: Content) -> some View { content.padding(by) }
      }
      extension View { func padded() -> some View { modifier(Padded(by: 3)) } }
      Color.red.padded().frame(width: 9)
      """, "Color.red.padding(3).frame(width: 9)"
    ),
    // Data.
    (
      "ForEach([\"a\", \"b\"], id: \\.self) { Text($0) }",
      "ForEach(0..<1) { _ in Text(\"a\"); Text(\"b\") }"
    ),
    (
      """
      struct Item: Identifiable { let id = UUID(); var name: String; var w: Int { 2 } }
      let items = [Item(name: "a"), Item(name: "b")]
      HStack { ForEach(items) { item in Text(item.name).frame(width: CGFloat(item.w)) } }
      """,
      "HStack { ForEach(0..<1) { _ in Text(\"a\").frame(width: 2); Text(\"b\").frame(width: 2) } }"
    ),
    (
      "let xs = [\"a\", \"b\"]; ForEach(xs.indices, id: \\.self) { i in Text(xs[i]) }",
      "ForEach(0..<2) { i in Text([\"a\", \"b\"][i]) }"
    ),
  ]

  @Test(arguments: rows)
  func `what is declared is put in its place`(row: (source: String, view: String)) throws {
    let view = try SwiftSource.view(row.source).view
    #expect(SourcePrinter.line(view) == row.view)
  }

  @Test func `a view is called after the type whose body it is`() throws {
    let source = """
      struct ChatBubble: View { var body: some View { Text("a").padding() } }
      HStack { ChatBubble() }
      """
    let bubble = try SwiftSource.view(source).view.children[0]
    #expect(bubble.word == nil && bubble.children[0].word == "ChatBubble")
  }

  @Test func `functions that call each other twice come to an end`() {
    let functions = (1...60).map {
      "func f\($0)(_ x: Double) -> Double { f\($0 - 1)(x) + f\($0 - 1)(x) }"
    }
    let source =
      "func f0(_ x: Double) -> Double { x }\n" + functions.joined(separator: "\n")
      + "\nColor.red.frame(width: f60(1))"
    let error = #expect(throws: Diagnostic.self) {
      try SwiftSource.view(source, limits: LayoutLimits(levels: 512, views: 1000))
    }
    #expect(error?.message == "more than 1,000 calls of functions and properties")
  }

  @Test func `content that is used twice counts twice`() throws {
    let doubling = "extension View { func twice() -> some View { overlay(self) } }\n"
    let source = doubling + "Color.red" + String(repeating: ".twice()", count: 12)
    #expect(throws: Diagnostic.self) {
      try SwiftSource.view(source, limits: LayoutLimits(levels: 512, views: 1000))
    }
  }
}
