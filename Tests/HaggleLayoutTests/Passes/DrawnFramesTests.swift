import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Frames as they are drawn: spec 13 rules 2 to 6 and 10.
struct DrawnFramesTests {
  /// A tree on a screen, and where the views with labels are drawn.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let container: LayoutCase.Offer
    let scale: Double
    let drawn: [(label: String, frame: LayoutCase.Frame)]

    init(
      _ description: String, _ source: String, _ container: LayoutCase.Offer, scale: Double = 1,
      _ drawn: KeyValuePairs<String, LayoutCase.Frame>
    ) {
      testDescription = description
      self.source = source
      self.container = container
      self.scale = scale
      self.drawn = drawn.map { ($0.key, $0.value) }
    }
  }

  private static let three = "HStack(spacing: 0) { \(color("a")); \(color("b")); \(color("c")) }"
  private static let five = """
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { \
    \(["a", "b", "c", "d", "e"].map { "\(color($0)).frame(height: 10)" }.joined(separator: "; ")) }
    """

  static let rows = [
    Row(
      "E1: one of three equal views is a pixel wider", three, (100, 10),
      ["a": (0, 0, 33, 10), "b": (33, 0, 34, 10), "c": (67, 0, 33, 10)]),
    Row(
      "E2: on a screen with two pixels a point", three, (100, 10), scale: 2,
      ["a": (0, 0, 33.5, 10), "b": (33.5, 0, 33, 10), "c": (66.5, 0, 33.5, 10)]),
    Row(
      "thirds of a point are pixels where it has three", three, (100, 10), scale: 3,
      ["a": (0, 0, 33.3333, 10), "b": (33.3333, 0, 33.3333, 10), "c": (66.6667, 0, 33.3333, 10)]),
    Row("E3: a half goes right and down", box(15, 15, "a"), (20, 20), ["a": (3, 3, 15, 15)]),
    Row("E3: a half below zero, too", box(15, 15, "a"), (10, 10), ["a": (-2, -2, 15, 15)]),
    Row(
      "E4: places are rounded from the container's corner",
      "\(box(10, 10, "a")).offset(x: 0.4).offset(x: 0.4)", (10, 10), ["a": (1, 0, 10, 10)]),
    Row(
      "E5: columns of a lazy grid", five, (300, nil),
      [
        "a": (0, 0, 54, 10), "b": (62, 0, 53, 10), "c": (123, 0, 54, 10), "d": (185, 0, 53, 10),
        "e": (246, 0, 54, 10),
      ]),
    Row(
      "13.6: an effect draws its content from its own corner",
      """
      HStack(spacing: 0) { \(box(0.4, 10)); HStack(spacing: 0) { \(box(0.4, 10)); \(color("a")) }\
      .frame(width: 10.2, height: 10).rotationEffect(.degrees(5)).id("r") }
      """, (10.6, 10), ["r": (0, 0, 11, 10), "a": (0, 0, 11, 10)]),
    Row(
      "13.6: an offset does not",
      """
      HStack(spacing: 0) { \(box(0.4, 10)); HStack(spacing: 0) { \(box(0.4, 10)); \(color("a")) }\
      .frame(width: 10.2, height: 10).offset(y: 0) }
      """, (10.6, 10), ["a": (1, 0, 10, 10)]),
    Row(
      "13.6: effects in effects",
      """
      ZStack { \(color("a")).scaleEffect(2).frame(width: 9.4).offset(x: 0.3).scaleEffect(0.5) }
      """, (20, 10), ["a": (5, 0, 10, 10)]),
    Row("13.10: without end is nothing", color("a"), (.infinity, 10), ["a": (0, 0, 0, 10)]),
  ]

  @Test(arguments: rows)
  func `edges are drawn on whole pixels`(_ row: Row) throws {
    let view = try SwiftSource.view(row.source).view
    let result = try view.layout(
      in: ProposedSize(width: row.container.0, height: row.container.1),
      options: LayoutOptions(displayScale: row.scale))
    let placements = result.placements
    for (label, expected) in row.drawn {
      let nodes = view.nodes(labelled: label)
      let found = try #require(placements.firstIndex { nodes.contains($0.node) })
      let frame = result.drawnFrames[found]
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      let wanted = [expected.0, expected.1, expected.2, expected.3]
      #expect(zip(numbers, wanted).allSatisfy { abs($0 - $1) < 0.005 }, "\(label): \(numbers)")
    }
  }

  @Test func `from right to left the screen has the same pixels`() throws {
    let view = try SwiftSource.view(Self.three).view
    let result = try view.layout(
      in: ProposedSize(width: 100, height: 10), options: LayoutOptions(direction: .rightToLeft))
    #expect(result.drawnFrames.map(\.minX) == [0, 67, 33, 0])
    #expect(result.drawnFrames.map(\.width) == [100, 33, 34, 33])
  }

  static let coordinates: [(scale: Double, coordinate: Double, pixel: Double)] = [
    (1, 0.5, 1), (1, -0.5, 0), (1, -0.51, -1), (1, 1.49, 1), (2, 0.25, 0.5), (2, -0.25, 0),
    (2, 33.33, 33.5), (3, 0.5, 2.0 / 3), (1, .infinity, .infinity), (2, 1e300, 1e300),
  ]

  @Test(arguments: coordinates)
  func `a half rounds to the next pixel, below zero too`(
    _ row: (scale: Double, coordinate: Double, pixel: Double)
  ) {
    #expect(PixelGrid(scale: row.scale).nearest(row.coordinate) == row.pixel)
  }

  /// Rules 4 and 5 over random trees: what touches in the layout touches on the screen.
  @Test(arguments: 0..<8)
  func `shared edges stay shared, and lengths change by less than a pixel`(_ seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed))
    let pixels = PixelGrid(scale: Double(1 + seed % 3))
    for _ in 0..<100 {
      let result = try trees.next().layout(
        in: trees.proposal(), options: LayoutOptions(displayScale: pixels.scale))
      var edges: [[Double: Double]] = [[:], [:]]
      let frames = zip(result.placements.map(\.frame), result.drawnFrames)
      for (frame, drawn) in frames where [frame.maxX, frame.maxY].allSatisfy(\.isFinite) {
        for axis in Axis.allCases {
          let (start, length) = (frame.origin[axis], frame.size[axis])
          let (first, extent) = (drawn.origin[axis], drawn.size[axis])
          for (edge, pixel) in [(start, first), (start + length, first + extent)] {
            let known = edges[axis == .horizontal ? 0 : 1].updateValue(pixel, forKey: edge)
            #expect(abs((known ?? pixel) - pixel) < 1e-9)
            let count = pixel * pixels.scale
            #expect(abs(count - count.rounded()) < 1e-6)
          }
          #expect(abs(extent - length) < pixels.pixelLength + 1e-9)
        }
      }
    }
  }

  /// Over random trees in effects in effects: the arithmetic ends in what is drawn.
  @Test(arguments: 0..<8)
  func `every number of what is drawn is explained`(_ seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed), depth: 3)
    let effect = try SwiftSource.view("Color.red.rotationEffect(.degrees(5))").view
    func turned(_ view: View) -> View {
      var turned = effect
      turned.children = [view]
      return turned
    }
    for _ in 0..<40 {
      let inner = View.make("VStack", [:], [trees.next(), turned(trees.next())])
      let tree = View.make("HStack", [:], [trees.next(), turned(inner)])
      let options = LayoutOptions(
        direction: trees.random.oneIn(3) ? .rightToLeft : .leftToRight,
        displayScale: Double(1 + seed % 3))
      let result = try tree.layout(in: trees.proposal(), options: options, recordingTrace: true)
      let record = try #require(result.record)
      let frames = result.drawnFrames
      for (view, place) in record.places.enumerated() where record.node(of: view) != nil {
        guard let place else { continue }
        for axis in Axis.allCases {
          let origin = try record.explainDrawn(.origin(axis), of: view).total
          let length = try record.explainDrawn(.length(axis), of: view).total
          #expect(abs(origin - frames[place].origin[axis]) < 1e-6, "\(SourcePrinter.line(tree))")
          #expect(abs(length - frames[place].size[axis]) < 1e-6, "\(SourcePrinter.line(tree))")
        }
      }
    }
  }
}
