import Foundation
import HaggleLayout
import HaggleSwiftUI
import TestSupport
import Testing

/// Layouts whose source SwiftUI takes, compiled with nothing but another import (issue 4, 5).
struct SwiftUISourceTests {
  static let names = ["RelativeSizeLayout", "ShelfLayout", "WheelLayout", "WrapLayout"]

  @Test(arguments: names)
  func `only the import of a layout says which SwiftUI it is for`(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "SwiftUISource/\(name).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "import HaggleSwiftUI")
    #expect(!lines.dropFirst().contains { $0.contains("Haggle") || $0.hasPrefix("import") })
  }

  @Test(arguments: [(620, 80), (40, nil), (nil, 30), (.infinity, 12.5)] as [(Double?, Double?)])
  func `a relative size is that of relativeProposed`(_ width: Double?, _ height: Double?) throws {
    let own = RelativeSizeLayout(relativeWidth: 0.5, relativeHeight: 0.25) {
      View.color().labelled("b")
    }
    let builtIn = View.color().labelled("b")
      .modified("relativeProposed", ["width": .number(0.5), "height": .number(0.25)])
    for around in [{ $0 }, Self.row] as [(View) -> View] {
      let container = ProposedSize(width: width, height: height)
      #expect(
        try around(own).layout(in: container).placements.map(\.frame)
          == around(builtIn).layout(in: container).placements.map(\.frame))
    }
  }

  @Test func `a relative size is that of relativeProposed around any tree`() throws {
    var trees = RandomTrees(seed: 7, depth: 4)
    var count = 0
    for _ in 0..<400 {
      let (tree, container) = (trees.next(), trees.proposal())
      let width = trees.random.pick([0.25, 0.5, 0.8, 1, 1.5])
      let own = RelativeSizeLayout(relativeWidth: width, relativeHeight: 0.5) {
        View.make("VStack", [:], [tree])
      }
      let builtIn = tree.modified(
        "relativeProposed", ["width": .number(width), "height": .number(0.5)])
      for around in [{ $0 }, Self.row] as [(View) -> View] {
        // The middle of what is endless, where the layout puts its view, is no place.
        let frames = try around(builtIn).layout(in: container).placements.map(\.frame)
        var others = try around(own).layout(in: container).placements
        others.removeAll { $0.node == (around(own).children.count == 1 ? 1 : 2) }
        guard frames.flatMap(\.numbers).allSatisfy(\.isFinite) else { continue }
        count += 1
        let isSame = zip(others.flatMap(\.frame.numbers), frames.flatMap(\.numbers))
          .allSatisfy { $0.isNear($1) }
        #expect(others.count == frames.count && isSame, "\(Source.text(tree)) in \(container)")
      }
    }
    #expect(count > 400)
  }

  @Test func `a shelf lines views up with its neighbours, half open half as wide`() throws {
    let shelf = { (openness: Double) in
      ShelfLayout(openness: openness) {
        View.box(40, 10)
        View.box(50, 20).dropped(by: 5).modified("padding", ["length": .number(0)])
      }
    }
    let open = try shelf(1).layout(in: .unspecified)
    #expect(open.size == Size(width: 106, height: 25))
    #expect(open.boxes.map(\.minY) == [0, 5])
    #expect(try shelf(0.5).layout(in: .unspecified).size.width == 102)
    let row = View.make(
      "HStack", ["alignment": .member("firstTextBaseline")], [shelf(1), .box(9, 30)])
    #expect(try row.layout(in: .unspecified).size.height == 51)
  }

  @Test func `a wheel turns by its angle, and values reach it through modifiers`() throws {
    let view = WheelLayout(turn: .degrees(90)) {
      View.box(10, 10)
      View.box(10, 10).layoutValue(key: Reach.self, value: 0.5).modified("padding")
    }
    let frames = try view.layout(in: ProposedSize(width: 90, height: 120)).placements.map(\.frame)
    #expect(frames[1].midX.isNear(75) && frames[1].midY.isNear(60))
    #expect(frames[3].midX.isNear(30) && frames[3].midY.isNear(60))
  }

  @Test func `lines that are kept with their subviews place them`() throws {
    let view = WrapLayout(spacing: 5) {
      View.box(40, 10)
      View.box(50, 20)
      View.box(30, 10)
      View.box(100, 10)
    }
    let result = try view.layout(in: ProposedSize(width: 100, height: nil))
    #expect(result.size == Size(width: 100, height: 50))
    #expect(
      result.boxes == [
        Rect(x: 0, y: 0, width: 40, height: 10), Rect(x: 45, y: 0, width: 50, height: 20),
        Rect(x: 0, y: 25, width: 30, height: 10), Rect(x: 0, y: 40, width: 100, height: 10),
      ])
  }

  private static func row(_ view: View) -> View {
    .make("HStack", ["spacing": .number(10)], [view, .color("green"), .color("yellow")])
  }
}

extension View {
  /// A view of a fixed size.
  static func box(_ width: Double, _ height: Double) -> View {
    .color().modified("frame", ["width": .number(width), "height": .number(height)])
  }
}

extension LayoutResult {
  /// The frames of the views directly inside the root, from its own corner.
  var boxes: [Rect] {
    let root = placements[0].frame.origin
    return placements.filter { $0.parent == 0 }.map { placement in
      let frame = placement.frame
      return Rect(
        origin: Point(x: frame.minX - root.x, y: frame.minY - root.y), size: frame.size)
    }
  }
}

extension Rect {
  /// Place and size.
  var numbers: [Double] { [minX, minY, width, height] }
}

extension Double {
  /// Whether two numbers differ by dust only.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
