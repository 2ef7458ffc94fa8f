import HaggleLanguage
import HaggleLayout
import HaggleReports
import TestSupport
import Testing

/// How explanations read, and that they rest on the trace (issue 3, must hold 1 and 2).
struct WhyTests {
  private static let firstRow =
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green; Color.yellow }"
  private static let secondRow =
    "HStack(spacing: 10) { Color.blue; Color.green.relativeProposed(width: 0.5); Color.yellow }"

  private static func scene(_ text: String, _ container: ProposedSize) throws -> Scene {
    try Scene(SwiftSource.view(text).view, in: container, recordingTrace: true)
  }

  private static func why(
    _ name: String, _ quantity: Quantity, in text: String, _ container: ProposedSize,
    style: ReportOptions.Style = .unicode
  ) throws -> String {
    let scene = try scene(text, container)
    let node = try #require(scene.names.entries.firstIndex { $0.name == name })
    return try Why.text(quantity, ofNode: node, in: scene, ReportOptions(style: style))
  }

  @Test func `half of a third reads as in the design`() throws {
    let text = try Self.why(
      "blue", .width, in: Self.firstRow, ProposedSize(width: 620, height: 80))
    #expect(
      text == """
        blue.width = 100
          620            the container offers hstack 620
          − 20   → 600   two gaps of spacing 10
          ÷ 3    → 200   three equally flexible views; blue is asked first
          × 0.5  → 100   relativeProposed(width: 0.5) offers half of what it is offered
          = 100          Color takes what it is offered
        """)
  }

  @Test func `the last child is told what the earlier ones took and left`() throws {
    let text = try Self.why(
      "yellow", .width, in: Self.secondRow, ProposedSize(width: 620, height: 80))
    #expect(
      text == """
        yellow.width = 300
          620            the container offers hstack 620
          − 20   → 600   two gaps of spacing 10
          − 200  → 400   taken by blue: see why blue.width
          − 100  → 300   taken by green; the rest is for yellow: see why green.width
          = 300          Color takes what it is offered
        """)
  }

  @Test func `plain characters stand in the same columns`() throws {
    let text = try Self.why(
      "blue", .width, in: Self.firstRow, ProposedSize(width: 620, height: 80), style: .ascii)
    #expect(
      text == """
        blue.width = 100
          620             the container offers hstack 620
          - 20   -> 600   two gaps of spacing 10
          / 3    -> 200   three equally flexible views; blue is asked first
          x 0.5  -> 100   relativeProposed(width: 0.5) offers half of what it is offered
          = 100           Color takes what it is offered
        """)
  }

  @Test func `numbers that rest on text are marked and no others`() throws {
    let text = try Self.why(
      "blue", .width, in: "HStack(spacing: 10) { Text(\"Hello world\"); Color.blue }",
      ProposedSize(width: 300, height: 80))
    #expect(
      text == """
        blue.width = ≈204.667
          300                      the container offers hstack 300
          − 10        → 290        one gap of spacing 10
          − ≈85.333   → ≈204.667   taken by helloWorld; the rest is for blue:
                                   see why helloWorld.width
          = ≈204.667               Color takes what it is offered
        """)
  }

  @Test func `a stack that asks twice says so`() throws {
    let row = "VStack(spacing: 0) { Color.blue; Color.green.frame(width: 50) }"
    let text = try Self.why("blue", .width, in: row, ProposedSize(width: nil, height: 80))
    #expect(text.contains("before that, vstack measured it with 10"))
  }

  @Test func `without an offer the source of the ideal size is named`() throws {
    let text = try Self.why(
      "blue", .height, in: "Color.blue.fixedSize()", ProposedSize(width: 80, height: 80))
    #expect(text.contains("fixedSize() offers no height: left to itself, Color is 10 high"))
  }

  @Test func `a size that rests on another answer than the placed one tells that answer`() throws {
    let row =
      "HStack(alignment: .bottom, spacing: 20) { Rectangle().alignmentGuide(.bottom) { d in d[.bottom] + 41.37 }; Spacer(minLength: 30); Color.blue }.frame(maxWidth: 58.37)"
    let text = try Self.why(
      "hstack.frame", .height, in: row, ProposedSize(width: 58, height: 0))
    #expect(
      text == """
        hstack.frame.height = 41.37
          0                  spacer reaches that far behind the line of alignment
          + 41.37  → 41.37   rectangle reaches that far before it
          = 41.37            hstack.frame measures hstack with 58 × 0; placed with 58.37
                             × 41.37, it takes 82.74
        """)
  }

  @Test func `where lengths have no end, a sentence says so in place of arithmetic`() throws {
    let text = try Self.why(
      "red", .x, in: "GeometryReader { g in Color.red.position(x: g.size.width) }",
      ProposedSize(width: .infinity, height: 20))
    #expect(
      text == """
        red.x = 0
          0     red is infinitely wide, and inf less inf is no number: a place that is
                none counts as 0
          = 0
        """)
    let width = try Self.why(
      "blue", .width, in: "Color.blue.padding(.infinity)",
      ProposedSize(width: .infinity, height: 20))
    #expect(width.hasPrefix("blue.width = 0\n  0     blue.padding offers blue 0: with lengths"))
  }

  @Test func `a layout without its trace is not explained`() throws {
    let scene = try Scene(
      SwiftSource.view(Self.firstRow).view, in: ProposedSize(width: 620, height: 80))
    #expect(throws: CannotExplain.self) {
      try Why.text(.width, ofNode: 0, in: scene, ReportOptions())
    }
  }
}
