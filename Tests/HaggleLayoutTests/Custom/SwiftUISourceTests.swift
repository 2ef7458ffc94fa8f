import Foundation
import HaggleLayout
import HaggleSwiftUI
import TestSupport
import Testing

/// Layouts whose source SwiftUI takes, compiled with nothing but another import (issue 4, 5).
struct SwiftUISourceTests {
  static let names = ["RelativeSizeLayout", "WheelLayout", "WrapLayout"]

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

extension Double {
  /// Whether two numbers differ by dust only.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
