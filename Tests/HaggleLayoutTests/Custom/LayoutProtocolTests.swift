import HaggleLayout
import Synchronization
import TestSupport
import Testing

/// What the engine does with a layout written in Swift: spec 14 rules 1 to 15.
struct LayoutProtocolTests {
  private static let container = ProposedSize(width: 100, height: 60)

  @Test func `bounds are where the layout stands, with its answer as size`() throws {
    let view = Probe { subviews, bounds, proposal in
      #expect(bounds == Rect(x: 8, y: 8, width: 84, height: 44))
      #expect(proposal == ProposedSize(width: 84, height: 44))
      #expect(subviews.count == 3)
    }
    .callAsFunction {
      View.make("Group", [:], [.box(1, 1), .box(2, 2)])
      View.color()
    }
    _ = try view.modified("padding", ["length": .number(8)]).layout(in: Self.container)
  }

  @Test(arguments: [
    (UnitPoint.topLeading, 50, 50), (.bottomTrailing, 30, 40), (.center, 40, 45),
    (UnitPoint(x: 0.25, y: 2), 45, 30),
  ])
  func `14 E4: the anchor comes to lie on the point`(
    _ anchor: UnitPoint, _ x: Double, _ y: Double
  ) throws {
    let view = Probe { subviews, bounds, _ in
      subviews[0].place(at: Point(x: 50, y: 50), anchor: anchor, proposal: .unspecified)
    }
    .callAsFunction { View.box(20, 10) }
    #expect(try view.layout(in: Self.container).boxes == [Rect(x: x, y: y, width: 20, height: 10)])
  }

  @Test func `14.4: the last placement counts`() throws {
    let view = Probe { subviews, bounds, _ in
      subviews[0].place(at: Point(x: 1, y: 1), proposal: .zero)
      subviews[0].place(at: Point(x: 5, y: 6), proposal: ProposedSize(width: 7, height: 8))
    }
    .callAsFunction { View.color() }
    #expect(try view.layout(in: Self.container).boxes == [Rect(x: 5, y: 6, width: 7, height: 8)])
  }

  @Test func `14.5: a subview that is not placed comes to the centre`() throws {
    let view = Probe { subviews, _, _ in subviews[1].place(at: .zero, proposal: .unspecified) }
      .callAsFunction {
        View.box(20, 10)
        View.box(1, 1)
        View.color()
      }
    #expect(
      try view.layout(in: Self.container).boxes == [
        Rect(x: 40, y: 25, width: 20, height: 10), Rect(x: 0, y: 0, width: 1, height: 1),
        Rect(x: 0, y: 0, width: 100, height: 60),
      ])
  }

  @Test func `14.6: a layout stays around one view, and spacers in it have no direction`() throws {
    let view = Probe { _, _, _ in }.callAsFunction { View.make("Spacer") }
    let placements = try view.layout(in: Self.container).placements
    #expect(placements.count == 2)
    #expect(placements[1].frame.size == Size(width: 100, height: 60))
    let upright = Upright().callAsFunction { View.make("Spacer") }
    #expect(
      try upright.layout(in: Self.container).placements[1].frame.size
        == Size(width: 0, height: 60))
  }

  @Test func `14.7, 14.8: a layout without views is served last and wants no distance`() throws {
    let row = View.make(
      "HStack", [:], [Probe { _, _, _ in }.callAsFunction {}, .color(), .color("green")])
    #expect(
      try row.layout(in: Self.container).placements.map(\.frame.size.width) == [100, 0, 46, 46])
  }

  @Test func `14.8: spacing is what the subviews want unless the layout says otherwise`() throws {
    let texts = View.make(
      "VStack", [:],
      [
        Upright().callAsFunction { View.make("Text", ["text": .string("a")]) },
        .make("Text", ["text": .string("b")]),
      ])
    let plain = View.make(
      "VStack", [:], [.make("Text", ["text": .string("a")]), .make("Text", ["text": .string("b")])])
    let lower = { (view: View) throws in
      try view.layout(in: .unspecified).placements.last?.frame.minY
    }
    #expect(try lower(texts) == lower(plain))
    for (width, total) in [(30.0, 31.0), (10, 19)] {
      let row = View.make(
        "HStack", [:], [Aloof().callAsFunction { View.box(width, 5) }, .box(1, 1)])
      #expect(try row.layout(in: .unspecified).size.width == total)
    }
  }

  @Test func `14 E5: an explicit guide counts from the bounds`() throws {
    let column = View.make(
      "VStack", ["alignment": .member("leading"), "spacing": .number(0)],
      [Indented().callAsFunction { View.box(60, 20) }, .box(30, 10)])
    #expect(
      try column.layout(in: .unspecified).boxes == [
        Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 10, y: 20, width: 30, height: 10),
      ])
  }

  @Test func `14.9: guides of subviews combine where they are placed`() throws {
    let row = View.make(
      "HStack", ["alignment": .member("firstTextBaseline"), "spacing": .number(0)],
      [
        Upright().callAsFunction {
          View.box(10, 20).modified(
            "alignmentGuide",
            ["guide": .guide(.firstTextBaseline), "computeValue": .closure(.constant(5))])
        },
        .box(10, 10),
      ])
    #expect(
      try row.layout(in: .unspecified).boxes == [
        Rect(x: 0, y: 5, width: 10, height: 20), Rect(x: 10, y: 0, width: 10, height: 10),
      ])
  }

  @Test func `14.11, 14.12: a cache is made once, a proposal asked once`() throws {
    let counts = Counts()
    let row = View.make(
      "HStack", [:], [Counting(counts: counts).callAsFunction { View.color() }, .color()])
    _ = try row.layout(in: Self.container)
    #expect(counts.caches.withLock { $0 } == 2, "one for the spacing, one for the pass")
    #expect(counts.sizes.withLock { Set($0).count == $0.count })
  }

  @Test func `14.13: a value reaches only the layout directly around`() throws {
    let inner = Probe { subviews, _, _ in #expect(subviews.map { $0[Name.self] } == ["a", ""]) }
      .callAsFunction {
        View.color().layoutValue(key: Name.self, value: "b").layoutValue(
          key: Name.self, value: "a"
        ).modified("padding")
        View.make("HStack", [:], [View.color().layoutValue(key: Name.self, value: "c"), .color()])
      }
    let outer = Probe { subviews, _, _ in #expect(subviews.map { $0[Name.self] } == [""]) }
      .callAsFunction { inner }
    _ = try outer.layout(in: Self.container)
  }

  @Test func `14.14: a layout of any type is that layout`() throws {
    let content = View.box(60, 20)
    let column = { (view: View) in
      View.make("VStack", ["alignment": .member("leading")], [view, .box(30, 10)])
    }
    let own = Indented().callAsFunction { content }
    let any = AnyLayout(AnyLayout(Indented())).callAsFunction { content }
    #expect(
      try column(own).layout(in: .unspecified).placements
        == column(any).layout(in: .unspecified).placements)
    #expect(any != own, "it is written as it is")
    let wrapped = Forwarding(base: AnyLayout(Indented())).callAsFunction { content }
    #expect(
      try column(own).layout(in: .unspecified).placements
        == column(wrapped).layout(in: .unspecified).placements)
  }

  @Test func `14.11: a cache is brought up to date where a tree is laid out once more`() throws {
    let counts = Counts()
    let view = Counting(counts: counts).callAsFunction { View.make("Text", ["text": .string("a")]) }
    _ = try view.layout(in: Self.container)
    #expect(counts.caches.withLock { $0 } == 2)
    #expect(counts.updates.withLock { $0 } == [2], "the cache of the first pass, in the second")
  }

  @Test(arguments: LayoutDirection.allCases)
  func `14.3: subviews know the direction, and their places are mirrored`(
    _ direction: LayoutDirection
  ) throws {
    let view = Probe { subviews, bounds, _ in
      #expect(subviews.layoutDirection == direction)
      #expect(subviews[0...0].layoutDirection == direction)
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
    .callAsFunction { View.box(20, 10) }
    let result = try view.layout(
      in: Self.container, options: LayoutOptions(direction: direction))
    #expect(result.boxes[0].minX == (direction == .leftToRight ? 0 : 80))
  }

  @Test func `14.3: a part of the subviews is a list of its own`() throws {
    let view = Probe { subviews, _, _ in
      let rest = subviews[1...]
      #expect(rest.startIndex == 0 && rest.count == 2)
      #expect(rest[0] == subviews[1])
      #expect(subviews[[2, 0]].map { $0 } == [subviews[2], subviews[0]])
      #expect(rest[[1]].first == subviews[2])
      #expect(rest.map { $0[Name.self] } == ["b", ""])
    }
    .callAsFunction {
      View.color()
      View.color().layoutValue(key: Name.self, value: "b")
      View.color()
    }
    _ = try view.layout(in: Self.container)
  }

  @Test func `14.3: a subview tells its priority, its answers and its guides`() throws {
    let view = Probe { subviews, _, _ in
      #expect(subviews.map(\.priority) == [2, 0, -1])
      let color = subviews[1]
      #expect(color.sizeThatFits(.zero) == .zero)
      #expect(color.sizeThatFits(.unspecified) == Size(width: 10, height: 10))
      #expect(color.sizeThatFits(.infinity).width == .infinity)
      let guided = subviews[0].dimensions(in: ProposedSize(width: 3, height: 4))
      #expect(guided.width == 20 && guided.height == 10)
      #expect(guided[.leading] == 7 && guided[explicit: .leading] == 7)
      #expect(guided[.trailing] == 20 && guided[explicit: .trailing] == nil)
      #expect(guided[VerticalAlignment.center] == 5)
    }
    .callAsFunction {
      View.box(20, 10).modified(
        "alignmentGuide",
        ["guide": .guide(.leading), "computeValue": .closure(.constant(7))]
      ).modified("layoutPriority", ["priority": .number(2)])
      View.color()
      View.color("red").modified("layoutPriority", ["priority": .number(-1)])
    }
    _ = try view.layout(in: Self.container)
  }

  @Test func `14.5: where nothing is placed, everything comes to the centre`() throws {
    let view = Probe { _, _, _ in }.callAsFunction {
      View.box(20, 10)
      View.box(40, 20)
    }
    #expect(
      try view.layout(in: Self.container).boxes == [
        Rect(x: 40, y: 25, width: 20, height: 10), Rect(x: 30, y: 20, width: 40, height: 20),
      ])
  }

  @Test func `what is no length counts as nothing`() throws {
    #expect(try Odd().callAsFunction { View.color() }.layout(in: Self.container).size == .zero)
  }

  @Test func `layouts in layouts ask their subviews`() throws {
    let view = Upright().callAsFunction { Upright().callAsFunction { Aloof() { View.box(9, 3) } } }
    #expect(try view.layout(in: Self.container).size == Size(width: 9, height: 3))
  }

  @Test func `a subview that is used after its pass stops the program and says why`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let shelf = Shelf()
      let view = Probe { subviews, _, _ in shelf.subview = subviews[0] }
        .callAsFunction { View.color() }
      _ = try view.layout(in: .zero)
      _ = shelf.subview?.sizeThatFits(.zero)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("a subview of a Layout was used after its layout pass"))
  }

  @Test func `a subview can be used until its pass ends`() throws {
    let shelf = Shelf()
    let view = Probe { subviews, _, _ in
      #expect(subviews[0].canBeUsed)
      shelf.subview = subviews[0]
    }
    .callAsFunction { View.color() }
    _ = try view.layout(in: .zero)
    #expect(shelf.subview?.canBeUsed == false)
  }
}

/// Takes what it is offered and shows what it is given when it places.
private struct Probe: Layout {
  let look: @Sendable (LayoutSubviews, Rect, ProposedSize) -> Void

  init(_ look: @escaping @Sendable (LayoutSubviews, Rect, ProposedSize) -> Void) {
    self.look = look
  }

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout ()
  ) { look(subviews, bounds, proposal) }
}

/// Is its first view.
private protocol OneView: Layout {}

extension OneView {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Cache) -> Size {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
}

private struct Upright: OneView {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

/// Keeps no distance when it is wide.
private struct Aloof: OneView {
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews[0].sizeThatFits(.unspecified).width > 20 ? .zero : ViewSpacing()
  }
}

private struct Indented: OneView {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ()
  ) -> Double? { guide == .leading ? bounds.minX + 10 : nil }
}

private struct Odd: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: .nan, height: -3)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Hands everything on to a layout that it holds.
private struct Forwarding: Layout {
  let base: AnyLayout

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> Size {
    base.updateCache(&cache, subviews: subviews)
    return base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
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

  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
}

/// Where a layout leaves what it must not keep; nothing runs at the same time.
private final class Shelf: @unchecked Sendable {
  var subview: LayoutSubview?
}

private enum Name: LayoutValueKey {
  static let defaultValue = ""
}

private final class Counts: Sendable {
  let updates = Mutex<[Int]>([])
  let caches = Mutex(0)
  let sizes = Mutex<[String]>([])
}

private struct Counting: OneView {
  let counts: Counts

  func makeCache(subviews: Subviews) -> Int {
    counts.caches.withLock { count in
      count += 1
      return count
    }
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    let number = cache
    counts.updates.withLock { $0.append(number) }
  }

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Int) -> Size {
    counts.sizes.withLock { $0.append("\(proposal)") }
    return subviews[0].sizeThatFits(proposal)
  }
}
