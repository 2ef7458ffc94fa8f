import HaggleLayout
import TestSupport
import Testing

/// Layouts that SwiftUI has as containers, too: spec 14 rule 14.
struct ContainerLayoutTests {
  /// A container, its twin as a layout, and a layout of somebody's own that hands on to the twin.
  private struct Trio: CustomTestStringConvertible {
    let name: String
    let arguments: KeyValuePairs<String, Value>
    let layout: any Layout

    var testDescription: String { name }

    func container(_ content: [View]) -> View { .make(name, arguments, content) }

    func twin(_ content: [View]) -> View { layout.callAsFunction { content } }

    func any(_ content: [View]) -> View { AnyLayout(layout).callAsFunction { content } }

    func handed(_ content: [View]) -> View {
      let any = AnyLayout(layout)
      return switch name {
      case "HStack": Handing<Row>(base: any).callAsFunction { content }
      case "VStack": Handing<Column>(base: any).callAsFunction { content }
      default: Handing<Plane>(base: any).callAsFunction { content }
      }
    }
  }

  private static let trios = [
    Trio(
      name: "HStack", arguments: ["alignment": .member("top"), "spacing": .number(5)],
      layout: HStackLayout(alignment: .top, spacing: 5)),
    Trio(name: "HStack", arguments: [:], layout: HStackLayout()),
    Trio(
      name: "VStack", arguments: ["alignment": .member("trailing")],
      layout: VStackLayout(alignment: .trailing)),
    Trio(
      name: "ZStack", arguments: ["alignment": .member("bottomLeading")],
      layout: ZStackLayout(alignment: .bottomLeading)),
    Trio(
      name: "Grid", arguments: ["verticalSpacing": .number(3)],
      layout: GridLayout(verticalSpacing: 3)),
  ]

  @Test(arguments: trios)
  private func `a layout lays out as its container does`(_ trio: Trio) throws {
    var trees = RandomTrees(seed: 14, depth: 3)
    for _ in 0..<150 {
      let content = [trees.next(), trees.next(), View.box(9, 7), View.color()]
      let container = trees.proposal()
      let expected = try trio.container(content).layout(in: container).placements.map(\.frame)
      for view in [trio.twin(content), trio.any(content), trio.handed(content)] {
        let frames = try view.layout(in: container).placements.map(\.frame)
        #expect(frames.count == expected.count)
        #expect(zip(frames, expected).allSatisfy { $0.isNear($1) }, "\(view) in \(container)")
      }
    }
  }

  @Test(arguments: trios)
  private func `its neighbours see the distances and guides of the container`(
    _ trio: Trio
  ) throws {
    let text = View.make("Text", ["text": .string("a")])
    func row(_ view: View) throws -> [Rect] {
      let row = View.make(
        "HStack", ["alignment": .member("firstTextBaseline")], [text, view, .box(4, 30)])
      let column = View.make("VStack", [:], [text, row, text])
      return try column.layout(in: ProposedSize(width: 200, height: 300)).placements.map(\.frame)
    }
    let content = [text, View.box(10, 30), text]
    let expected = try row(trio.container(content))
    #expect(try row(trio.twin(content)) == expected)
    #expect(try row(trio.any(content)) == expected)
    #expect(try row(trio.handed(content)) == expected)
  }

  @Test func `rows are rows in a grid that is a layout`() throws {
    let rows = [
      View.make("GridRow", [:], [.box(30, 10), .box(10, 10)]),
      View.make("GridRow", [:], [.box(10, 20), .box(40, 20)]),
    ]
    #expect(
      try AnyLayout(GridLayout()).callAsFunction { rows }.layout(in: .unspecified).boxes
        == View.make("Grid", [:], rows).layout(in: .unspecified).boxes)
  }

  @Test(arguments: [HStackLayout().written, AnyLayout(HStackLayout()).callAsFunction {}])
  func `14.14: a layout with one view stays`(_ layout: View) throws {
    var layout = layout
    layout.children = [View.make("Spacer", ["minLength": .number(3)])]
    let result = try View.make("VStack", [:], [layout, .box(50, 9)])
      .layout(in: ProposedSize(width: 60, height: 40))
    #expect(result.placements[1].frame.height == 0, "a spacer in a row has no height")
    let stack = View.make("HStack", [:], layout.children)
    let other = try View.make("VStack", [:], [stack, .box(50, 9)])
      .layout(in: ProposedSize(width: 60, height: 40))
    #expect(other.placements[1].frame.size == result.placements[1].frame.size)
  }

  @Test func `one that is empty takes nothing and is served last`() throws {
    let row = View.make(
      "HStack", [:], [AnyLayout(VStackLayout()).callAsFunction {}, .color(), .color("green")])
    #expect(
      try row.layout(in: ProposedSize(width: 100, height: 9)).placements.map(\.frame.width)
        == [100, 0, 46, 46])
  }
}

private protocol Oriented {
  static var orientation: Axis? { get }
}

private enum Row: Oriented {
  static let orientation: Axis? = .horizontal
}

private enum Column: Oriented {
  static let orientation: Axis? = .vertical
}

private enum Plane: Oriented {
  static let orientation: Axis? = nil
}

/// Hands everything on to a layout, as layouts do that choose one.
private struct Handing<Direction: Oriented>: Layout {
  let base: AnyLayout

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = Direction.orientation
    return properties
  }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> Size {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) { base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> Double? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> Double? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
}

extension Rect {
  /// Whether all four numbers differ by dust only.
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip(numbers, other.numbers).allSatisfy { $0 == $1 || $0.isNear($1) }
  }
}
