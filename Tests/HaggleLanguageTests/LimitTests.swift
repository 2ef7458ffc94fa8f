import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// No input, however deep or long, ends the process; the message names the limit.
struct LimitTests {
  /// The message that a source is refused with; `nil` when it is read.
  static func refusal(_ source: String, limits: LayoutLimits = .standard) -> String? {
    let message = onBigStack { () -> String in
      do throws(Diagnostic) {
        _ = try SwiftSource.view(source, limits: limits)
        return ""
      } catch {
        return error.message
      }
    }
    return message == "" ? nil : message
  }

  /// So few views that a test need not make a million.
  static let few = LayoutLimits(levels: 512, views: 10_000)

  static func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  /// Sources by the number of levels that they have.
  static let towers: [(name: String, source: @Sendable (Int) -> String)] = [
    ("stacks", { nested("VStack { ", "Color.red", " }", $0 - 1) }),
    ("modifiers", { "Color.red" + String(repeating: ".padding(1)", count: $0 - 1) }),
    ("backgrounds", { nested("Color.red.background(", "Color.red", ")", $0 - 1) }),
    ("groups and conditions", { nested("if true { ", "Color.red", " }", $0 - 1) }),
    ("parentheses", { "Color.red.padding(" + nested("(", "1", ")", $0 - 1) + ")" }),
    ("sums", { "Color.red.padding(1" + String(repeating: " + 1", count: $0 - 1) + ")" }),
    ("choices", { "Color.red.padding(" + String(repeating: "true ? 1 : ", count: $0 - 1) + "1)" }),
    ("ranges", { nested("ForEach(0..<1) { i in ", "Color.red", " }", $0 - 1) }),
  ]

  @Test(arguments: towers.indices)
  func `512 levels are read and 513 refused`(_ tower: Int) {
    let source = Self.towers[tower].source
    #expect(Self.refusal(source(510)) == nil)
    #expect(Self.refusal(source(514)) == "nested deeper than 512 levels")
    #expect(Self.refusal(source(20_000)) == "nested deeper than 512 levels")
  }

  @Test func `512 stacks and modifiers are read to the level`() {
    for tower in Self.towers.prefix(4) {
      #expect(Self.refusal(tower.source(512)) == nil)
      #expect(Self.refusal(tower.source(513)) == "nested deeper than 512 levels")
    }
  }

  @Test(arguments: ["(", "[", "{", "VStack { ", "f(", "\"\\(", "/*", "-(", "a ? b : (", "!(", "a["])
  func `open brackets end nowhere`(_ open: String) {
    let source = String(repeating: open, count: 20_000)
    #expect(onBigStack { SwiftSource.isIncomplete(source) } == true)
  }

  @Test func `a million views are the most`() {
    #expect(
      Self.refusal("ForEach(0..<1_000_001) { i in Color.red }") == "more than 1,000,000 views")
    let square = "ForEach(0..<200) { i in ForEach(0..<200) { j in Color.red } }"
    #expect(Self.refusal(square, limits: Self.few) == "more than 10,000 views")
    #expect(Self.refusal("ForEach(0..<9_000_000_000_000) { _ in }") == "more than 1,000,000 views")
  }

  @Test func `16 MB of source are the most`() {
    let source = String(repeating: "// a comment\n", count: (17 << 20) / 13)
    #expect(Self.refusal(source) == "more than 16 MB of source")
  }

  @Test(
    arguments: [
      ("HStack { Color.red; Color.blue }", "HStack { @; @ }", "@", "more than 10,000 views"),
      ("\"some text\"", "\"\\(@)\\(@)\"", "Text(@)", "a text of more than 1,048,576 bytes"),
      ("Color.red", "f(@, @)", "Color.red.opacity(@)", "too large to be written out"),
    ])
  func `constants cannot grow without end`(
    _ first: String, _ next: String, _ use: String, _ message: String
  ) throws {
    var source = "let x0 = \(first)\n"
    for index in 1...60 {
      source += "let x\(index) = \(next.replacing("@", with: "x\(index - 1)"))\n"
    }
    let refusal = try #require(
      Self.refusal(
        source + use.replacing("@", with: "x60"), limits: Self.few))
    #expect(refusal.hasSuffix(message))
  }

  @Test func `an expression is as deep with names as without`() {
    let sum = String(repeating: " + d.width", count: 300)
    let closure = "{ d in let a = d.height\(sum); let b = a\(sum); return b }"
    let guide = "Color.red.alignmentGuide(.leading) "
    #expect(Self.refusal(guide + closure) == "nested deeper than 512 levels")
    #expect(Self.refusal(guide + closure.replacing("let b = a", with: "let b = d.width")) == nil)
  }

  @Test func `whole numbers do not overflow`() {
    let source = "let a = 9_000_000_000_000\nlet b = a * a\nColor.red.padding(CGFloat(b))"
    #expect(Self.refusal(source) == "'a * a' is too large")
    #expect(Self.refusal("let a = 1 / 0\nColor.red") == "division by zero")
    #expect(
      Self.refusal("Color.red.padding(99999999999999999999)")
        == "'99999999999999999999' is too large")
  }

  @Test func `whoever waits can stop the reading`() {
    let error = #expect(throws: Diagnostic.self) {
      try SwiftSource.view("ForEach(0..<100_000) { i in Color.red }", isInterrupted: { true })
    }
    #expect(error?.message == "interrupted")
  }

  @Test func `a large source is read in one go`() throws {
    let line = "Color.blue.frame(width: 10, height: 20 + 3).padding(.horizontal, 4)\n"
    let source = "VStack {\n" + String(repeating: line, count: (1 << 18) / line.utf8.count) + "}"
    let view = try SwiftSource.view(source).view
    #expect(view.children.count == (1 << 18) / line.utf8.count)
    #expect(try SwiftSource.view(SourcePrinter.line(view)).view == view)
  }
}
