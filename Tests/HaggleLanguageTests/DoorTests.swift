import HaggleLanguage
import HaggleLayout
import Testing

/// Modifiers and single arguments, as commands read them.
struct DoorTests {
  @Test func `modifiers are put around a view, innermost first`() throws {
    let view = try SwiftSource.view("Color.red").view
    let reading = try SwiftSource.modifiers(
      ".padding(8).frame(width: 3).id(\"a\").opacity(1)", on: view)
    #expect(
      SourcePrinter.line(reading.view)
        == "Color.red.padding(8).frame(width: 3).id(\"a\").opacity(1)")
    #expect(reading.notes == [".opacity does not change the layout"])
  }

  @Test(arguments: ["padding(8)", "Color.red", "", ".padding(8); .padding(9)", ".padding(8) }"])
  func `only modifiers are modifiers`(_ text: String) throws {
    let view = try SwiftSource.view("Color.red").view
    #expect(throws: Diagnostic.self) { try SwiftSource.modifiers(text, on: view) }
  }

  @Test func `modifiers keep to the limits`() throws {
    let view = try SwiftSource.view("Color.red").view
    let limits = LayoutLimits(levels: 3, views: 100)
    #expect(throws: Never.self) {
      try SwiftSource.modifiers(".padding().padding()", on: view, limits: limits)
    }
    let error = #expect(throws: Diagnostic.self) {
      try SwiftSource.modifiers(".padding().padding().padding()", on: view, limits: limits)
    }
    #expect(error?.message == "nested deeper than 3 levels")
  }

  @Test(
    arguments: [
      (ValueType.optionalNumber, "300", Value.number(300)), (.optionalNumber, "nil", .none),
      (.number, "inf", .number(.infinity)), (.number, ".infinity", .number(.infinity)),
      (.number, "-7.5", .number(-7.5)),
      (.number, "16 / 9", .expression(.binary(.divide, .constant(16), .constant(9)))),
      (.alignment, "topLeading", .member("topLeading")), (.alignment, ".top", .member("top")),
      (.horizontalAlignment, "leading", .member("leading")), (.edges, "[.top]", .members(["top"])),
      (.boolean, "true", .bool(true)), (.string, "\"a\"", .string("a")),
      (.range, "0...2", .range(0, 3)),
      (
        .insets, "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
        .insets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ),
      (.point, "CGPoint(x: 1, y: 2)", .point(Point(x: 1, y: 2))), (.guide, "top", .guide(.top)),
      (.guideClosure, "{ d in d.width }", .closure(.length(.horizontal))),
      (.style, ".blue", .source(".blue")),
    ] as [(ValueType, String, Value)])
  func `an argument may leave out what is clear`(_ type: ValueType, _ text: String, _ value: Value)
    throws
  {
    #expect(try SwiftSource.argument(text, for: Parameter("x", type, "")) == value)
  }

  @Test(
    arguments: [
      (ValueType.number, "nil"), (.number, "\"3\""), (.number, "0 / 0"), (.boolean, "1"),
      (.range, "3"),
      (.horizontalAlignment, "top"), (.number, "%"), (.number, ""), (.number, "1 2"),
      (.integer, "1.5"),
    ] as [(ValueType, String)])
  func `an argument of another type is refused`(_ type: ValueType, _ text: String) {
    #expect(throws: Diagnostic.self) {
      try SwiftSource.argument(text, for: Parameter("x", type, ""))
    }
  }

  @Test(
    arguments: [
      ("HStack(spacing: 10) { Color.red }", "HStack(spacing: 10)"),
      ("HStack { Color.red }", "HStack"),
      ("Color.blue", "Color.blue"), ("Color.red.padding()", "padding()"), ("Spacer()", "Spacer()"),
      ("Color.red.relativeProposed(width: 0.5).id(\"a\")", "relativeProposed(width: 0.5)"),
      ("Color.red.overlay(alignment: .top) { Spacer() }", "overlay(alignment: .top)"),
      ("Color.red.overlay(Rectangle())", "overlay"), ("Color.red.opacity(0.5)", "opacity(0.5)"),
      ("ForEach(0..<3) { i in Color.red }", "ForEach(0..<3)"), ("if true { Color.red }", "if true"),
    ])
  func `a head is one layer without its content`(_ source: String, _ head: String) throws {
    #expect(try SourcePrinter.head(SwiftSource.view(source).view) == head)
  }

  @Test func `lines are written as by hand`() throws {
    let source = """
      let n = 2
      HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); ForEach(0..<n) { i in Text("\\(i)"); Spacer() }
      if n > 1 { Color.red } else { Color.green; Spacer() } }.padding(8).overlay(alignment: .top) { Color.red.frame(minWidth: 100, maxWidth: .infinity, minHeight: 100, maxHeight: .infinity).padding(8) }
      """
    let expected = """
      HStack(spacing: 10) {
        Color.blue.relativeProposed(width: 0.5)
        ForEach(0..<2) { i in
          Text("\\(i)")
          Spacer()
        }
        if 2 > 1 {
          Color.red
        } else {
          Color.green
          Spacer()
        }
      }
      .padding(8)
      .overlay(alignment: .top) {
        Color.red
          .frame(minWidth: 100, maxWidth: .infinity, minHeight: 100, maxHeight: .infinity)
          .padding(8)
      }
      """
    let lines = try SourcePrinter.lines(SwiftSource.view(source).view)
    #expect(lines == expected.split(separator: "\n").map(String.init))
  }

  @Test func `percents are for factors`() throws {
    let factor = Parameter("width", .number, "a factor", isFactor: true)
    #expect(try SwiftSource.argument("50%", for: factor) == .number(0.5))
    let length = Parameter("spacing", .optionalNumber, "a length")
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.argument("50%", for: length) }
    #expect(error?.message == "'spacing:' takes no percentage, found '50%'")
    #expect(error?.hint == "50")
  }
}
