import HaggleLanguage
import HaggleLayout
import Testing

/// Errors as a person reads them.
struct DiagnosticTests {
  @Test(
    arguments: [
      ("HStack(spacing 10) { Color.blue }", "HStack(spacing: 10) { Color.blue }"),
      ("HStack(alignment .top) { Color.blue }", "HStack(alignment: .top) { Color.blue }"),
      (
        "VStack(alignment.leading, spacing: 3) { Color.blue }",
        "VStack(alignment: .leading, spacing: 3) { Color.blue }"
      ),
      ("Color.blue.frame(width: 50px)", "Color.blue.frame(width: 50)"),
      ("Color.blue.frame(width: 50foo)", nil),
      ("HStack(gap: 10) { Color.blue }", "HStack(spacing: 10) { Color.blue }"),
      ("HStack { Color.blue, Color.red }", "HStack { Color.blue; Color.red }"),
      ("Color.blue.padding(.top 10)", "Color.blue.padding(.top, 10)"),
      ("Color.blue.padding(horizontal: 5)", "Color.blue.padding(.horizontal, 5)"),
      ("Color.blue.frame(maxWidth: inf)", "Color.blue.frame(maxWidth: .infinity)"),
      ("Color.blue.frame(width: 50%)", "Color.blue.relativeProposed(width: 0.5)"),
      ("Color.blue.frame(width: 50%, height: 3)", nil),
      (
        "Color.blue.relativeProposed(width: 1, height: 7.5%)",
        "Color.blue.relativeProposed(width: 1, height: 0.075)"
      ),
      ("Color.blue.aspectRatio(16/9)", "Color.blue.aspectRatio(16/9, contentMode: .fit)"),
      ("Color.blue.aspectRatio(3:2)", "Color.blue.aspectRatio(3/2)"),
      ("ForEach(0..3) { i in Color.blue }", "ForEach(0..<3) { i in Color.blue }"),
    ] as [(String, String?)])
  func `a learner's mistake is answered with what was meant`(_ source: String, _ hint: String?) {
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
    #expect(error?.hint == hint)
  }

  /// A source and the lines of its error.
  static let rows: [(source: String, lines: String)] = [
    (
      "HStak { Color.blue }",
      """
      error: unknown view 'HStak'
        HStak { Color.blue }
        ^~~~~
      hint: HStack { Color.blue }
      """
    ),
    (
      "VStack {\n  HStak { Color.blue }\n}",
      """
      error: unknown view 'HStak'
          HStak { Color.blue }
          ^~~~~
        did you mean 'HStack'?
      """
    ),
    (
      "HStack { Color.blue.relativePropose(width: 0.5) }",
      """
      error: unknown modifier '.relativePropose'
        HStack { Color.blue.relativePropose(width: 0.5) }
                            ^~~~~~~~~~~~~~~
      hint: HStack { Color.blue.relativeProposed(width: 0.5) }
      """
    ),
    (
      "HStack(spacng: 10) { Color.blue }",
      """
      error: 'HStack' has no argument 'spacng:'
        HStack(spacng: 10) { Color.blue }
               ^~~~~~
        expected alignment: spacing: content:
      hint: HStack(spacing: 10) { Color.blue }
      """
    ),
    (
      "HStack(spacing: \"10\") { Color.blue }",
      """
      error: 'spacing:' needs a number, found '"10"'
        HStack(spacing: "10") { Color.blue }
                        ^~~~
        expected a number such as 10 or 7.5, or nil
      hint: HStack(spacing: 10) { Color.blue }
      """
    ),
    (
      "HStack(10) { Color.blue }",
      """
      error: 'HStack' needs a label in front of '10'
        HStack(10) { Color.blue }
               ^~
        expected spacing: points between neighbours; nil takes what they prefer, mostly 8
      hint: HStack(spacing: 10) { Color.blue }
      """
    ),
    (
      "HStack(spacing: 10, alignment: .top) { Color.blue }",
      """
      error: 'alignment:' goes before 'spacing:'
        HStack(spacing: 10, alignment: .top) { Color.blue }
                            ^~~~~~~~~
        expected HStack(alignment:spacing:content:)
      hint: HStack(alignment: .top, spacing: 10) { Color.blue }
      """
    ),
    (
      "HStack(alignment: .top spacing: 10) { Color.blue }",
      """
      error: unexpected 'spacing'
        HStack(alignment: .top spacing: 10) { Color.blue }
                               ^~~~~~~
        expected ',' or ')'
      hint: HStack(alignment: .top, spacing: 10) { Color.blue }
      """
    ),
    (
      "Color.blue.padding(10 -5)",
      """
      error: unexpected '-'
        Color.blue.padding(10 -5)
                              ^
        expected ',' or ')'
        an operator has a space on both sides or on none
      hint: Color.blue.padding(10 - 5)
      """
    ),
    (
      "HStack { Color.blue Color.green }",
      """
      error: unexpected 'Color'
        HStack { Color.blue Color.green }
                            ^~~~~
        expected a line break or ';' between two statements
      hint: HStack { Color.blue; Color.green }
      """
    ),
    (
      "HStack(spacing: 10)",
      """
      error: 'HStack' needs its views in braces
        HStack(spacing: 10)
        ^~~~~~
        expected { and views behind it
      hint: HStack(spacing: 10) { Color.blue }
      """
    ),
    (
      "Spacer { Color.red }",
      """
      error: 'Spacer' cannot hold views
        Spacer { Color.red }
               ^~~~~~~~~~~~~
        expected a container such as HStack, VStack or ZStack
      """
    ),
    (
      "Color.blue.padding(1,5)",
      """
      error: '1,5' is not a number
        Color.blue.padding(1,5)
                           ^~~
        the decimal sign is '.'
      hint: Color.blue.padding(1.5)
      """
    ),
    (
      "Color.blue.frame(width: 10, maxWidth: 20)",
      """
      error: '.frame' does not take 'maxWidth:' together with the others
        Color.blue.frame(width: 10, maxWidth: 20)
                                    ^~~~~~~~
        expected frame(width:height:alignment:) or frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
      """
    ),
    (
      "VStack(alignment: .left) { Color.red }",
      """
      error: 'alignment:' needs a horizontal alignment, found '.left'
        VStack(alignment: .left) { Color.red }
                          ^~~~~
        expected one of .leading .center .trailing
      hint: VStack(alignment: .leading) { Color.red }
      """
    ),
    (
      "VStack(alignment: leading) { Color.red }",
      """
      error: 'alignment:' needs a horizontal alignment, found 'leading'
        VStack(alignment: leading) { Color.red }
                          ^~~~~~~
        expected one of .leading .center .trailing
      hint: VStack(alignment: .leading) { Color.red }
      """
    ),
    (
      "blue",
      """
      error: unknown name 'blue'
        blue
        ^~~~
      hint: Color.blue
      """
    ),
    (
      ".blue.padding(8)",
      """
      error: '.blue' stands behind no view
        .blue.padding(8)
        ^~~~~
        expected a view in front of it
      hint: Color.blue.padding(8)
      """
    ),
    (
      "Chart { Color.blue }",
      """
      error: 'Chart' is SwiftUI that decides layout and is not modelled here
        Chart { Color.blue }
        ^~~~~
        expected a view or modifier out of 'help views' or 'help modifiers'
      """
    ),
    (
      "GeometryReader { Color.blue }",
      """
      error: the closure of 'GeometryReader' is given one value, its proxy
        GeometryReader { Color.blue }
                       ^
        expected { proxy in and views
      hint: GeometryReader { proxy in Color.blue }
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: g.size.widht / 2) }",
      """
      error: a size has no 'widht'
        GeometryReader { g in Color.red.frame(width: g.size.widht / 2) }
                                                            ^~~~~
        expected one of width, height
      hint: GeometryReader { g in Color.red.frame(width: g.size.width / 2) }
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: g.size) }",
      """
      error: 'g.size' is a size, not a number
        GeometryReader { g in Color.red.frame(width: g.size) }
                                                     ^~~~~~
        expected one of width, height behind it
      hint: GeometryReader { g in Color.red.frame(width: g.size.width) }
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: g.frame(in: .here).minX) }",
      """
      error: '.here' is no coordinate space
        GeometryReader { g in Color.red.frame(width: g.frame(in: .here).minX) }
                                                                 ^~~~~
        expected (in: .local), (in: .global) or (in: .named("card"))
      """
    ),
    (
      "GeometryReader { g in Colr.red }",
      """
      error: unknown view 'Colr'
        GeometryReader { g in Colr.red }
                              ^~~~
      hint: GeometryReader { g in Color.red }
      """
    ),
    (
      "struct Card: View { let title: String; var body: some View { Text(title) } }",
      """
      error: 'Card' needs 'title'
        struct Card: View { let title: String; var body: some View { Text(title) } }
               ^~~~
        expected Card(title: "…")
      """
    ),
    (
      "struct Card: View { var body: some View { Card() } }",
      """
      error: 'body' is 100 calls deep
        struct Card: View { var body: some View { Card() } }
                                                  ^~~~~~
        expected views and functions that come to an end
      """
    ),
    (
      "struct Tag: View { var n: Int; var body: some View { Text(\"a\") } }; Tag(m: 1)",
      """
      error: 'Tag' has no argument 'm'
        struct Tag: View { var n: Int; var body: some View { Text("a") } }; Tag(m: 1)
                                                                                ^
        expected Tag(n: …)
      hint: struct Tag: View { var n: Int; var body: some View { Text("a") } }; Tag(n: 1)
      """
    ),
    (
      "HStack { Color.blue.padding( }",
      """
      error: unclosed `(` opened at 1:28
        HStack { Color.blue.padding( }
                                     ^
        found '}' first
      """
    ),
    (
      "HStack { Color.blue",
      """
      error: unclosed `{` opened at 1:8
        HStack { Color.blue
               ^
      """
    ),
    (
      "Color.blue.frame(width: −10)",
      """
      error: unexpected '−'
        Color.blue.frame(width: −10)
                                ^
        Swift writes -
      hint: Color.blue.frame(width: -10)
      """
    ),
    (
      "Color.blue.frame(width: .5)",
      """
      error: '.5' is not a number
        Color.blue.frame(width: .5)
                                ^~
        a number starts with a digit
      hint: Color.blue.frame(width: 0.5)
      """
    ),
    (
      "Color.blue.alignmentGuide(.center) { d in 0 }",
      """
      error: '.center' is a guide on both axes
        Color.blue.alignmentGuide(.center) { d in 0 }
                                  ^~~~~~~
        expected HorizontalAlignment.center or VerticalAlignment.center
      hint: Color.blue.alignmentGuide(HorizontalAlignment.center) { d in 0 }
      """
    ),
    (
      "Text(\"日本 👍\").paddin(8)",
      """
      error: unknown modifier '.paddin'
        Text("日本 👍").paddin(8)
                        ^~~~~~
      hint: Text("日本 👍").padding(8)
      """
    ),
    (
      "\u{1B}[31mColor.red",
      """
      error: unexpected '\\u{1B}'
        \\u{1B}[31mColor.red
        ^~~~~~
      """
    ),
  ]

  @Test(arguments: rows.indices)
  func rendered(_ row: Int) {
    let (source, expected) = Self.rows[row]
    let error = #expect(throws: Diagnostic.self, "\(source)") { try SwiftSource.view(source) }
    let lines = error?.rendered(source: source) ?? []
    #expect(lines == expected.split(separator: "\n").map(String.init))
  }

  @Test(arguments: rows.indices)
  func `a hint can be typed as it stands`(_ row: Int) throws {
    let (source, _) = Self.rows[row]
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
    if let hint = error?.hint { _ = try SwiftSource.view(hint) }
  }

  @Test func `an error in a file begins with its place`() {
    let error = Diagnostic("unknown view 'X'", at: 3..<4)
    #expect(
      error.rendered(source: "a\n X", location: "talk.md:14:3")[0]
        == "talk.md:14:3: error: unknown view 'X'")
    let place = SourceText.position(of: 3, in: "a\n X")
    #expect(place.line == 2)
    #expect(place.column == 2)
  }

  @Test func `a long line is cut around the error`() throws {
    let row = String(repeating: "Color.red; ", count: 2000)
    let source = "HStack { \(row)Colour.red; \(row)}"
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(source) }
    let lines = try #require(error?.rendered(source: source))
    #expect(lines.allSatisfy { CellWidth.cells($0) <= 100 })
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(column).hasPrefix("Colour"))
  }
}
