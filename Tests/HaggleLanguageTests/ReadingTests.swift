import HaggleLanguage
import HaggleLayout
import Testing

/// Source and the one line it is printed as.
struct ReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var line: String

    init(_ name: String, _ source: String, _ line: String) {
      self.name = name
      self.source = source
      self.line = line
    }

    var testDescription: String { name }
  }

  static let shapes = [
    Row("several views", "Color.red\nColor.blue", "VStack { Color.red; Color.blue }"),
    Row("imports", "import SwiftUI\nimport Foo.Bar\nColor.red", "Color.red"),
    Row("a script line", "#!/usr/bin/env haggle\nColor.red", "Color.red"),
    Row("no space before a brace", "VStack{Color.red}", "VStack { Color.red }"),
    Row("a brace on its own line", "VStack\n{\n  Color.red\n}", "VStack { Color.red }"),
    Row("content in parentheses", "HStack(content: { Color.red })", "HStack { Color.red }"),
    Row("semicolons", "HStack { Color.red; Color.blue; };", "HStack { Color.red; Color.blue }"),
    Row("returned views", "VStack { return Color.red }", "VStack { Color.red }"),
    Row("parentheses around a view", "(Color.red).padding(1)", "Color.red.padding(1)"),
    Row(
      "comments between modifiers",
      "Color.red\n  // .hidden()\n  .padding(1) /* a /* b */ c */\n  /// doc\n  .padding(2)",
      "Color.red.padding(1).padding(2)"),
    Row(
      "dots at line ends", "Color.red.\npadding(1)".replacing("\n", with: ""),
      "Color.red.padding(1)"),
    Row("backticks", "let `in` = 3\nColor.red.padding(`in`)", "Color.red.padding(3)"),
    Row(
      "trailing commas", "Color.red.frame(width: 1, height: 2,)",
      "Color.red.frame(width: 1, height: 2)"),
    Row(
      "number forms", "Color.red.frame(width: 1_000, height: 0x10).padding(1e1)",
      "Color.red.frame(width: 1000, height: 16).padding(10)"),
    Row(
      "binary and octal", "Color.red.frame(width: 0b101, height: 0o17)",
      "Color.red.frame(width: 5, height: 15)"),
    Row("raw strings", "Text(#\"a \"b\" \\n\"#)", "Text(\"a \\\"b\\\" \\\\n\")"),
    Row(
      "strings of several lines", "Text(\"\"\"\n    a\n      b \\\n    c\n    \"\"\")",
      "Text(\"a\\n  b c\")"),
    Row("escapes", "Text(\"\\u{1F600}\\t\\\\\")", "Text(\"😀\\t\\\\\")"),
    Row(
      "labels", "Color.red.id(\"a\").padding(1).id(3)", "Color.red.id(\"a\").padding(1).id(\"3\")"),
    Row(
      "colours by components", "Color(red: 0.1, green: 0.2, blue: 0.3)",
      "Color(red: 0.1, green: 0.2, blue: 0.3)"),
    Row(
      "an image with a renderer", "Image(size: .init(width: 3, height: 4)) { _ in }",
      "Image(size: CGSize(width: 3, height: 4)) { _ in }"),
    Row(
      "lists of edges", "Color.red.padding([.top, .leading], 3)",
      "Color.red.padding([.top, .leading], 3)"),
    Row(
      "qualified members", "Color.red.padding(Edge.Set.horizontal, 3)",
      "Color.red.padding(.horizontal, 3)"),
    Row(
      "insets without a type",
      "Color.red.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))",
      "Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"),
    Row(
      "infinity", "Color.red.frame(maxWidth: .infinity, maxHeight: CGFloat.infinity)",
      "Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)"),
    Row("nil", "Color.red.frame(width: nil, height: 3)", "Color.red.frame(width: nil, height: 3)"),
    Row(
      "an alignment of two",
      "ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {}",
      "ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {}"),
    Row(
      "a style and a shape", "Color.red.background(.thinMaterial,in:Capsule( ))",
      "Color.red.background(.thinMaterial, in: Capsule())"),
    Row(
      "a view or a style", "Color.red.background(.blue).background(Color.blue)",
      "Color.red.background(.blue).background(Color.blue)"),
    Row(
      "a gradient is a style",
      "Color.red.background(LinearGradient(colors:[.red,.blue],startPoint:.top,endPoint:.bottom))",
      "Color.red.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))"
    ),
    Row(
      "a choice of colours is a style", "Color.red.background(on ? Color.red : .blue)",
      "Color.red.background(on ? Color.red : .blue)"),
    Row(
      "fonts", "Text(\"a\").font(.system( size:20,weight:.bold ))",
      "Text(\"a\").font(.system(size: 20, weight: .bold))"),
  ]

  static let statements = [
    Row(
      "constants", "let gap: CGFloat = 8\nHStack(spacing: gap * 2) { Color.red.padding(gap) }",
      "HStack(spacing: 8 * 2) { Color.red.padding(8) }"),
    Row(
      "constants end with their body",
      "let a = 1\nHStack { let a = 2; Color.red.padding(a) }.padding(a)",
      "HStack { Color.red.padding(2) }.padding(1)"),
    Row(
      "whole numbers divide as such",
      "let n = 7\nColor.red.frame(width: CGFloat(n / 2), height: CGFloat(n) / 2)",
      "Color.red.frame(width: 3, height: 7 / 2)"),
    Row(
      "literals adopt", "Color.red.aspectRatio(16 / 9, contentMode: .fit)",
      "Color.red.aspectRatio(16 / 9, contentMode: .fit)"),
    Row(
      "literals in a conversion divide as whole numbers",
      "Color.red.frame(width: CGFloat(3 / 2), height: Double(3) / 2)",
      "Color.red.frame(width: 1, height: 3 / 2)"),
    Row(
      "a let of literals is a whole number",
      "let a = 3 / 2\nlet b = 3.0 / 2\nColor.red.frame(width: CGFloat(a), height: b)",
      "Color.red.frame(width: 1, height: 3 / 2)"),
    Row(
      "functions", "Color.red.frame(width: min(3, 2 * 5), height: max(1, abs(-2), 7))",
      "Color.red.frame(width: min(3, 2 * 5), height: max(1, abs(-2), 7))"),
    Row(
      "choices by constants", "let on = !false && 3 > 2\nColor.red.padding(on ? 1 : 2)",
      "Color.red.padding(1)"),
    Row(
      "choices of any type",
      "let on = false\nVStack(alignment: on ? .leading : .trailing) { Color.red.frame(width: on ? 3 : nil) }",
      "VStack(alignment: .trailing) { Color.red.frame(width: nil) }"),
    Row(
      "texts", "let name = \"Ann\"\nlet n = 3\nText(\"\\(name) has \\(n * 2) of \" + \"\\(7.5)\")",
      "Text(\"Ann has 6 of 7.5\")"),
    Row(
      "views as constants", "let box = Color.red.frame(width: 3)\nHStack { box; box.padding(1) }",
      "HStack { Color.red.frame(width: 3); Color.red.frame(width: 3).padding(1) }"),
    Row(
      "constants mean what they meant where they were made",
      "let a = 1\nlet box = Color.red.padding(a)\nHStack { let a = 2; box; Color.blue.padding(a) }",
      "HStack { Color.red.padding(1); Color.blue.padding(2) }"),
    Row(
      "the branch that is taken",
      "let n = 3\nif n > 2 { Color.red } else if n > 1 { Color.blue } else { Spacer() }",
      "if 3 > 2 { Color.red } else if 3 > 1 { Color.blue } else { Spacer() }"),
    Row(
      "a later branch that is taken",
      "if false { Color.red } else if 1 > 2 { Spacer() } else if true { Color.blue; Spacer() }",
      "if false { Color.red } else if 1 > 2 { Spacer() } else if true { Color.blue; Spacer() }"),
    Row(
      "conditions in an else of their own",
      "if true { Color.red } else { if true { Spacer() }; Text(\"a\") }",
      "if true { Color.red } else { if true { Spacer() }; Text(\"a\") }"),
    Row(
      "a branch that is not there", "HStack { if false { Color.red } }",
      "HStack { if false { Color.red } }"),
    Row(
      "a group around a condition", "Group { if true { Color.red } }.padding()",
      "Group { if true { Color.red } }.padding()"),
    Row(
      "a range",
      "let n = 2\nForEach(0..<n) { i in Color.red.frame(width: 10 * CGFloat(i)).id(\"r\\(i)\") }",
      "ForEach(0..<2) { i in Color.red.frame(width: 10 * CGFloat(i)).id(\"r\\(i)\") }"),
    Row(
      "a closed range with an id", "ForEach(1...3, id: \\.self) { _ in Color.red\n Color.blue }",
      "ForEach(1..<4) { _ in Color.red; Color.blue }"),
    Row(
      "a shorthand", "ForEach(0..<2) { Text(\"\\($0)\") }", "ForEach(0..<2) { Text(\"\\($0)\") }"),
    Row(
      "outer constants in a body",
      "let w: CGFloat = 3\nForEach(0..<2) { i in Color.red.frame(width: w * CGFloat(i)) }",
      "ForEach(0..<2) { i in Color.red.frame(width: 3.0 * CGFloat(i)) }"),
    Row(
      "an inner name hides an outer one",
      "let i = 9\nForEach(0..<2) { i in Text(\"\\(i)\").padding(CGFloat(i)) }",
      "ForEach(0..<2) { i in Text(\"\\(i)\").padding(CGFloat(i)) }"),
  ]

  static let guides = [
    Row("named dimensions", "{ d in d.width / 2 }", "{ d in d.width / 2 }"),
    Row("shorthand", "{ $0[.trailing] - 30 }", "{ d in d[.trailing] - 30 }"),
    Row("none", "{ _ in 0 }", "{ _ in 0 }"),
    Row(
      "explicit guides", "{ d in d[explicit: .leading] ?? 0 }",
      "{ d in d[explicit: .leading] ?? 0 }"),
    Row("types", "{ (dim: ViewDimensions) -> CGFloat in return dim.height }", "{ d in d.height }"),
    Row(
      "constants", "{ d in let half = d.width / 2; return half + half }",
      "{ d in d.width / 2 + d.width / 2 }"),
    Row(
      "parentheses", "{ d in (d.width - 2) * -(d.height + 1) - (3 - 1) }",
      "{ d in (d.width - 2) * -(d.height + 1) - (3 - 1) }"),
    Row(
      "choices", "{ d in d.width > 50 && !(d.height < 3) ? 10 : d[HorizontalAlignment.center] }",
      "{ d in d.width > 50 && d.height >= 3 ? 10 : d[HorizontalAlignment.center] }"),
    Row(
      "whole numbers of a view", "{ d in CGFloat(Int(d.width) / 2) }",
      "{ d in Int(Int(d.width) / 2) }"),
  ]

  @Test(arguments: shapes + statements)
  func line(_ row: Row) throws {
    let view = try SwiftSource.view(row.source).view
    let lines = SourcePrinter.lines(view).joined(separator: "\n")
    #expect(try SwiftSource.view(lines).view == SwiftSource.view(row.line).view)
    #expect(try SourcePrinter.line(SwiftSource.view(row.source).view) == row.line)
    #expect(try SourcePrinter.line(SwiftSource.view(row.line).view) == row.line)
  }

  @Test(arguments: guides)
  func guide(_ row: Row) throws {
    let head = "Color.red.alignmentGuide(.leading) "
    #expect(try SourcePrinter.line(SwiftSource.view(head + row.source).view) == head + row.line)
    #expect(try SourcePrinter.line(SwiftSource.view(head + row.line).view) == head + row.line)
  }

  @Test func `a ForEach keeps its instances beside its source`() throws {
    let view = try SwiftSource.view(
      "ForEach(0..<3) { i in Color.red.frame(width: 10 * CGFloat(i)) }"
    ).view
    #expect(view.argument("range") == .range(0, 3))
    #expect(view.argument("variable") == .source("i"))
    #expect(view.argument("body") == .source("Color.red.frame(width: 10 * CGFloat(i))"))
    #expect(
      view.children.map(SourcePrinter.line)
        == [0, 1, 2].map { "Color.red.frame(width: 10 * \($0))" })
  }

  @Test func `an instance of several views is a group`() throws {
    let view = try SwiftSource.view("ForEach(0..<2) { i in Color.red; Text(\"\\(i)\") }").view
    #expect(
      view.children.map(SourcePrinter.line) == [
        "Group { Color.red; Text(\"0\") }", "Group { Color.red; Text(\"1\") }",
      ])
  }

  @Test func `modifiers that do not change the layout are kept and noted once`() throws {
    let source = """
      Color.red.opacity( 0.5 ).onTapGesture {
        withAnimation { x.toggle() } // later
        for i in 0..<3 { print(i) }
        y += 1
      }.opacity(1)
      """
    let reading = try SwiftSource.view(source)
    #expect(
      SourcePrinter.line(reading.view)
        == "Color.red.opacity(0.5).onTapGesture { withAnimation { x.toggle() }; for i in 0..<3 { print(i) }; y += 1 }.opacity(1)"
    )
    #expect(reading.notes == [".opacity, .onTapGesture do not change the layout"])
  }

  @Test func `a view knows the bytes it was read from`() throws {
    let view = try SwiftSource.view("HStack { Color.red.padding(1) }").view
    #expect(view.span == 0..<31)
    #expect(view.children[0].span == 9..<29)
    #expect(view.children[0].children[0].span == 9..<18)
  }
}
