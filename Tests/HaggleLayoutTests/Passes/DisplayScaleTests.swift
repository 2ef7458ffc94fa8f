import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// What is measured in pixels: spec 13 rules 8 and 9.
struct DisplayScaleTests {
  private static let hello = "Text(\"Hello world\").id(\"t\")"
  private static let column =
    "VStack(spacing: 0) { \(box(40, 10)); Divider().id(\"d\"); \(box(20, 10, "b")) }"

  /// Rows for screens with one, two and three pixels a point.
  private static func rows(
    _ description: String, _ source: String, _ label: String, _ frames: [LayoutCase.Frame],
    safeArea: EdgeInsets = EdgeInsets()
  ) -> [LayoutCase] {
    zip([1.0, 2, 3], frames).map { scale, frame in
      LayoutCase(
        "\(description), scale \(Int(scale))", source, (100, 100), frames: [label: frame],
        safeArea: safeArea, displayScale: scale)
    }
  }

  static let cases: [LayoutCase] =
    rows(
      "02.13: a divider in a column is a pixel thick", column, "d",
      [(0, 10, 100, 1), (0, 10, 100, 0.5), (0, 10, 100, 0.3333)])
    + rows(
      "02.13: what follows is a pixel further", column, "b",
      [(40, 11, 20, 10), (40, 10.5, 20, 10), (40, 10.3333, 20, 10)])
    + rows(
      "02.13: a divider in a row is a pixel wide",
      "HStack(spacing: 0) { Divider().id(\"d\"); \(box(20, 10)) }", "d",
      [(0, 0, 1, 100), (0, 0, 0.5, 100), (0, 0, 0.3333, 100)])
    + rows(
      "13.8: sizes of text are rounded up", hello, "t",
      [(0, 0, 86, 21), (0, 0, 85.5, 20.5), (0, 0, 85.3333, 20.3333)])
    + rows(
      "13.8: the first baseline to the nearest pixel",
      "HStack(alignment: .firstTextBaseline, spacing: 0) { \(hello); \(box(4, 10, "b")) }", "b",
      [(86, 6, 4, 10), (85.5, 6, 4, 10), (85.3333, 6.3333, 4, 10)])
    + rows(
      "13.8: the last baseline up",
      "HStack(alignment: .lastTextBaseline, spacing: 0) { \(hello); \(box(4, 10, "b")) }", "b",
      [(86, 7, 4, 10), (85.5, 6.5, 4, 10), (85.3333, 6.3333, 4, 10)])
    + rows(
      "13.8, 04.19: the distance above text up",
      "VStack(alignment: .leading) { \(box(4, 10)); \(hello) }", "t",
      [(0, 18, 86, 21), (0, 17, 85.5, 20.5), (0, 16.6667, 85.3333, 20.3333)])
    + rows(
      "13.9: insets of the window to the nearest pixel, half a pixel away from 0",
      "Color.blue.id(\"c\")", "c",
      [(3, 20, 97, 69), (2.5, 20, 97.5, 69.5), (2.6667, 20, 97.3333, 69.3333)],
      safeArea: EdgeInsets(top: 20.1, leading: 2.5, bottom: 10.5))
    + rows(
      "13.1: frames are not rounded",
      "HStack(spacing: 0) { Color.red; Color.blue.id(\"b\"); Color.red }", "b",
      [(33.3333, 0, 33.3333, 100), (33.3333, 0, 33.3333, 100), (33.3333, 0, 33.3333, 100)])

  @Test(arguments: cases)
  func `text, dividers and safe areas keep to pixels`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }

  /// Half a pixel beside the rim still touches it (12 rule 9).
  @Test(arguments: zip([1.0, 2, 3], [true, false, false]))
  func `an edge half a pixel beside the safe area touches it`(
    scale: Double, touches: Bool
  ) throws {
    let source = "VStack(spacing: 0) { \(box(9, 0.5)); Color.blue.ignoresSafeArea().id(\"c\") }"
    let options = LayoutOptions(safeArea: EdgeInsets(top: 20), displayScale: scale)
    let view = try SwiftSource.view(source).view
    let result = try view.layout(in: .init(width: 50, height: 100), options: options)
    let edge = result.placements(labelled: "c", in: view).map(\.frame.minY).first
    #expect(result.placements.contains { $0.frame.minY == 0 } == touches, "\(edge ?? .nan)")
  }

  @Test(arguments: [0, -2, Double.nan, .infinity])
  func `a scale that is none counts as 1`(_ scale: Double) throws {
    let view = try SwiftSource.view("VStack { Divider(); Text(\"Hello\") }").view
    let container = ProposedSize(width: 100, height: 100)
    let result = try view.layout(in: container, options: LayoutOptions(displayScale: scale))
    let expected = try view.layout(in: container, options: LayoutOptions(displayScale: 1))
    #expect(result.placements == expected.placements)
  }
}
