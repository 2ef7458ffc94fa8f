import HaggleLanguage
import HaggleLayout
import Testing

/// `if`, `guard` and `switch` with patterns, enumerations and arrays that are computed: what is
/// decided when source is read.
struct DecisionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    /// The words of the texts in the tree, in order.
    let texts: [String]

    init(_ source: String, _ texts: [String]) {
      self.source = source
      self.texts = texts
    }

    var testDescription: String { source }
  }

  private static let status = """
    enum Status: String, CaseIterable {
      case loading, failed = "Failed", loaded
      var length: Int { switch self { case .loading: 1; case .failed, .loaded: return 2 } }
    }

    """

  private static let content = """
    enum Content { case text(String), image(name: String, size: CGFloat = 3), empty }
    struct Cell: View {
      let content: Content
      var body: some View {
        switch content {
        case .text(let value): Text(value)
        case let .image(name, size) where size > 10: Text(name)
        case .image(let name, _): Text(name + " small")
        case .empty: EmptyView()
        }
      }
    }

    """

  static let rows: [Row] = switches + conditions + arrays + texts + surroundings

  static let switches: [Row] = [
    Row(
      status
        + "let s = Status.loaded; switch s { case .loading: Text(\"a\"); default: Text(\"b\") }",
      ["b"]),
    Row(
      status + "let s: Status = .failed; VStack { switch s { case .failed: Text(s.rawValue); "
        + "Text(\"\\(s)\"); case .loading, .loaded: Text(\"c\") } }", ["Failed", "failed"]),
    Row(
      content
        + "VStack { Cell(content: .text(\"t\")); Cell(content: .image(name: \"n\", size: 20)); "
        + "Cell(content: .image(name: \"n\")); Cell(content: .empty) }", ["t", "n", "n small"]),
    Row(
      "let n = 7; switch n { case 0: Text(\"a\"); case 1..<7: Text(\"b\"); case 7...: Text(\"c\"); default: Text(\"d\") }",
      ["c"]),
    Row("let n = -2.5; switch n { case ..<0: Text(\"a\"); default: Text(\"b\") }", ["a"]),
    Row(
      "let a = true; let b = 2; switch (a, b) { case (false, _): Text(\"x\"); case (true, let n): Text(\"\\(n)\") }",
      ["2"]),
    Row(
      "let t = \"b\"; switch t { case \"a\", \"c\": Text(\"1\"); case \"b\": Text(\"2\"); default: EmptyView() }",
      ["2"]),
    Row(
      "let x: String? = \"k\"; switch x { case .none: Text(\"none\"); case let value?: Text(value) }",
      ["k"]),
  ]

  static let conditions: [Row] = [
    Row("let n: String? = \"Ann\"; if let n { Text(n) } else { Text(\"none\") }", ["Ann"]),
    Row("let n: String? = nil; if let n { Text(n) } else { Text(\"none\") }", ["none"]),
    Row(
      "let n: String? = \"Ann\"; if let name = n, name.count > 3 { Text(name) } else { Text(\"short\") }",
      ["short"]),
    Row(
      "let n: String? = nil; VStack { Text(n ?? \"none\"); if n == nil { Text(\"nil\") } }",
      ["none", "nil"]),
    Row("if #available(iOS 17, *) { Text(\"new\") } else { Text(\"old\") }", ["new"]),
    Row(
      content + "let c = Content.text(\"t\"); if case .text(let x) = c { Text(x) }", ["t"]),
    Row(
      "func label(_ n: Int?) -> String { guard let n, n > 0 else { return \"none\" }; return \"\\(n)\" }; "
        + "HStack { Text(label(4)); Text(label(0)); Text(label(nil)) }", ["4", "none", "none"]),
    Row(
      status
        + "HStack { ForEach(Status.allCases, id: \\.self) { s in Text(s == .failed ? \"x\" : s.rawValue) } }",
      ["loading", "x", "loaded"]),
    Row(
      status + "let a: Status? = nil; if a != .loaded { Text(\"a\") }", ["a"]),
    Row(
      "struct V: View { var flag = true; var body: some View { if flag { return Text(\"a\") }; return Text(\"b\") } }",
      ["a"]),
  ]

  static let arrays: [Row] = [
    Row("ForEach((1...3).map { \"n\\($0)\" }, id: \\.self) { Text($0) }", ["n1", "n2", "n3"]),
    Row(
      "let a = [\"x\", \"y\"]; ForEach(Array(a.enumerated()), id: \\.offset) { i, t in Text(\"\\(i)\\(t)\") }",
      ["0x", "1y"]),
    Row(
      "let a = [\"x\", \"y\"]; ForEach(a.enumerated().map { $0 }, id: \\.offset) { e in Text(\"\\(e.offset)\\(e.element)\") }",
      ["0x", "1y"]),
    Row(
      "let a = [5, 2, 9]; VStack { Text(\"\\(a.max() ?? 0)\"); Text(\"\\(a.reduce(0, +))\"); Text(\"\\(a.sorted().first ?? 0)\"); Text(\"\\(a.filter { $0 > 3 }.count)\") }",
      ["9", "16", "2", "2"]),
    Row("let a: [Int] = []; Text(\"\\(a.min() ?? 7)\")", ["7"]),
    Row(
      "ForEach([1, 2, 3, 4].reversed().prefix(2), id: \\.self) { Text(\"\\($0)\") }", ["4", "3"]),
    Row(
      "ForEach(zip([\"a\", \"b\"], [1, 2]).map { $0 }, id: \\.0) { t, n in Text(t + \"\\(n)\") }",
      ["a1", "b2"]),
    Row(
      "let a = [(\"a\", 1), (\"b\", 2)]; ForEach(a, id: \\.0) { p in Text(p.0 + \"\\(p.1)\") }",
      ["a1", "b2"]),
    Row(
      "struct Item { let title: String }; let items: [Item] = [.init(title: \"a\"), .init(title: \"b\")]; List(items) { item in Text(item.title) }",
      ["a", "b"]),
    Row("List(0..<2) { i in Text(\"\\(i)\") }", ["0", "1"]),
    Row("let words = [\"a\", \"b\"]; Text(words.first ?? \"none\")", ["a"]),
  ]

  static let surroundings: [Row] = [
    Row(
      "struct V: View { @Environment(\\.horizontalSizeClass) private var size; @Environment(\\.isEnabled) var on; "
        + "var body: some View { if size == .compact, on { Text(\"narrow\") } else { Text(\"wide\") } } }",
      ["narrow"]),
    Row("Text(\"\\(UIScreen.main.bounds.width / 2)\")", ["196.5"]),
    Row(
      "protocol Named { var name: String { get } }; private typealias Row = Int; Text(\"a\")", ["a"]
    ),
    Row(
      "enum State<T> { case idle, done(T) }; let s: State<String> = .done(\"x\"); if case .done(let t) = s { Text(t) }",
      ["x"]),
    Row(
      "extension CGFloat { static let gutter: CGFloat = 16 }; VStack(spacing: .gutter) { Text(\"\\(CGFloat.gutter)\") }",
      ["16.0"]),
  ]

  @Test func `members of the author's are found where their type is clear`() throws {
    let source = """
      extension Font { static let hero = Font.system(size: 40) }
      extension CGFloat { static let gutter: CGFloat = 16 }
      extension Color { static let brand = Color(red: 0.5, green: 0, blue: 1) }
      func tone(_ n: Int) -> Color { n > 0 ? .green : .red }
      HStack(spacing: .gutter) { Text("a").font(.hero).padding(.gutter); tone(1); Color.brand; Color.red }
      """
    #expect(
      SourcePrinter.line(try SwiftSource.view(source).view)
        == "HStack(spacing: 16) { Text(\"a\").font(Font.system(size: 40)).padding(16); Color.green; Color(red: 0.5, green: 0, blue: 1); Color.red }"
    )
  }

  @Test func `what is taken for a running program's values is said`() throws {
    let source =
      "struct V: View { @Environment(\\.colorScheme) var scheme; var body: some View { if scheme == .dark { Color.red } else { Color.blue } } }"
    #expect(
      try SwiftSource.view(source).notes == ["@Environment(\\.colorScheme) is taken for .light"])
  }

  static let texts: [Row] = [
    Row("let x = 3.5; Text(\"\\(x, specifier: \"%.2f\")\")", ["3.50"]),
    Row("let x = 3.0; Text(String(format: \"%.1f cm\", x))", ["3.0 cm"]),
    Row(
      "let t = \"two words\"; VStack { Text(t.capitalized); Text(t.uppercased()) }",
      ["Two Words", "TWO WORDS"]),
  ]

  @Test(arguments: rows)
  func `what is taken is what Swift takes`(_ row: Row) throws {
    #expect(try SwiftSource.view(row.source).view.texts == row.texts)
  }

  @Test(arguments: rows)
  func `what was taken is written so that it is taken again`(_ row: Row) throws {
    let view = try SwiftSource.view(row.source).view
    let again = try SwiftSource.view(SourcePrinter.line(view)).view
    #expect(again.texts == row.texts)
    #expect(SourcePrinter.line(again) == SourcePrinter.line(view))
  }

  @Test func `a colour of an array is a view`() throws {
    let source =
      "let colors: [Color] = [.red, .blue.opacity(0.5)]; HStack { ForEach(colors, id: \\.self) { c in c.frame(width: 5) } }"
    #expect(
      SourcePrinter.line(try SwiftSource.view(source).view)
        == "HStack { ForEach(0..<1) { _ in Color.red.frame(width: 5); Color.blue.opacity(0.5).frame(width: 5) } }"
    )
  }

  @Test func `arrays that are computed come to an end`() throws {
    for source in [
      "ForEach((0..<100000).map { i in (0..<100000).map { $0 }.count }, id: \\.self) { Text(\"\\($0)\") }",
      "let n = (0..<2000000).map { $0 }.count; Text(\"\\(n)\")",
    ] {
      let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
      #expect(
        error?.message.hasPrefix("more than 1,000,000") == true, "\(error?.message ?? String())")
    }
  }

  @Test func `a layout in parentheses is called`() throws {
    let source =
      "let wide = false; (wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Color.red }"
    #expect(
      SourcePrinter.line(try SwiftSource.view(source).view)
        == "AnyLayout(VStackLayout()) { Color.red }")
  }

  @Test func `what cannot be decided is said where it stands`() throws {
    for (source, message, column) in [
      ("switch x { case .a: Text(\"a\"); default: Text(\"b\") }", "unknown name 'x'", 7),
      (
        "let n = 3; switch n { case is Int: Text(\"a\"); default: Text(\"b\") }",
        "'switch' with such a pattern cannot be decided here", 11
      ),
      ("let n = Color.red; if n == .red { Text(\"a\") }", "'n == .red' is not known here", 22),
      ("if let user { Text(\"a\") }", "unknown name 'user'", 7),
    ] {
      let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
      #expect(error?.message == message)
      #expect(error?.span.lowerBound == column, "\(source)")
    }
  }
}

extension View {
  /// What the texts in the tree say, in order.
  fileprivate var texts: [String] {
    (kindName == "Text" ? [string("text") ?? ""] : []) + children.flatMap(\.texts)
  }
}
