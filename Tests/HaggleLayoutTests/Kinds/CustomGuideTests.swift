import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Guides of ids that are none of SwiftUI's own: spec 06 rules 8, 9, 10, 16 and 17.
struct CustomGuideTests {
  private static let mid = """
    extension VerticalAlignment { enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
      static let mid = VerticalAlignment(Mid.self) }
    extension HorizontalAlignment { enum Third: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 3 } }
      static let third = HorizontalAlignment(Third.self) }

    """

  private static func pair(_ container: String, _ second: String) -> String {
    mid + """
      HStack(alignment: .mid, spacing: 0) { \
      \(container) { \(box(10, 20)).alignmentGuide(.mid) { _ in 5 }; \(second) }.id("v"); \
      \(box(10, 30, "c")) }
      """
  }

  private static let guided = "\(box(10, 20)).alignmentGuide(.mid) { _ in 15 }"

  static let rows = [
    LayoutCase(
      "06 E3, 06.8: a column has the guide at the mean of its views",
      pair("VStack(spacing: 0)", guided), (100, 100), size: (20, 40),
      frames: ["v": (0, 0, 10, 40), "c": (10, 5, 10, 30)]),
    LayoutCase(
      "06 E3: a view that does not set the guide does not count",
      pair("VStack(spacing: 0)", box(10, 20)), (100, 100), size: (20, 50),
      frames: ["v": (0, 10, 10, 40), "c": (10, 0, 10, 30)]),
    LayoutCase(
      "06.8: in a pile",
      pair("ZStack(alignment: .top)", guided), (100, 100),
      frames: ["v": (0, 5, 10, 20), "c": (10, 0, 10, 30)]),
    LayoutCase(
      "06.8: in a grid",
      pair("Grid(verticalSpacing: 0)", guided), (100, 100),
      frames: ["v": (0, 0, 10, 40), "c": (10, 5, 10, 30)]),
    LayoutCase(
      "06.10: through padding the value is shifted",
      pair("VStack(spacing: 0)", "\(guided).padding(.top, 10)"), (100, 100),
      frames: ["v": (0, 0, 10, 50), "c": (10, 10, 10, 30)]),
    LayoutCase(
      "06.16: views that set nothing align by the id's default",
      mid + "VStack(alignment: .third, spacing: 0) { \(box(30, 10, "a")); \(box(60, 10, "b")) }",
      (nil, nil), size: (60, 20), frames: ["a": (10, 0, 30, 10), "b": (0, 10, 60, 10)]),
    LayoutCase(
      "03.15: a frame has the default of its own size",
      mid + """
        \(box(30, 10, "a")).frame(width: 90, height: 40, \
        alignment: Alignment(horizontal: .third, vertical: .mid))
        """,
      (nil, nil), frames: ["a": (20, 15, 30, 10)]),
    LayoutCase(
      "05.16: overlays align by it",
      mid + """
        \(box(90, 40)).alignmentGuide(.mid) { _ in 10 }.overlay(alignment: \
        Alignment(horizontal: .third, vertical: .mid)) { \(box(30, 10, "o")) }
        """,
      (nil, nil), frames: ["o": (20, 5, 30, 10)]),
    LayoutCase(
      "06.2: a default can read other guides of the view, set or not",
      """
      extension VerticalAlignment { enum Low: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] - 4 } }
        static let low = VerticalAlignment(Low.self) }
      HStack(alignment: .low, spacing: 0) { \(box(10, 20, "a")); \
      \(box(10, 20)).alignmentGuide(.bottom) { _ in 10 }.id("b") }
      """,
      (nil, nil), size: (20, 30), frames: ["a": (0, 0, 10, 20), "b": (10, 10, 10, 20)]),
    LayoutCase(
      "01.21: a horizontal guide counts from the right edge, from right to left",
      mid + """
        VStack(alignment: .third, spacing: 0) { \(box(30, 10, "a")); \(box(60, 10, "b")) }\
        .environment(\\.layoutDirection, .rightToLeft)
        """,
      (nil, nil), size: (60, 20), frames: ["a": (20, 0, 30, 10), "b": (0, 10, 60, 10)]),
  ]

  @Test(arguments: rows)
  func `a guide of one's own aligns as SwiftUI says`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [])
  }

  @Test func `a tree with more guides than a pass knows is refused`() {
    let names = (0..<25).map { number in
      let key = AlignmentKey(
        "g\(number)", on: .vertical,
        .declared(type: "G\(number)", defaultValue: .constant(Double(number))))
      return View.make("HStack", ["alignment": .guide(key)], [.color(), .color()])
    }
    let view = View.make("VStack", [:], names)
    let error = #expect(throws: LayoutError.self) { try view.layout(in: .unspecified) }
    #expect(error == .tooManyGuides(limit: 24))
  }
}
