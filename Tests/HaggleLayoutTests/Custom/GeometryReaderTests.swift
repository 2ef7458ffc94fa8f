import HaggleLanguage
import HaggleSwiftUI
import TestSupport
import Testing

/// Readers whose closure is written in Swift, and the proxy that they give it.
struct GeometryReaderTests {
  private static func box(_ width: Double, _ height: Double, _ name: String = "red") -> View {
    .color(name).modified("frame", ["width": .number(width), "height": .number(height)])
  }

  @Test func `a program's closure makes the content for every size`() throws {
    let reader = GeometryReader { proxy in
      if proxy.size.width > 100 {
        Self.box(proxy.size.width / 2, 10).labelled("wide")
      } else {
        Self.box(5, proxy.size.height).labelled("narrow")
      }
    }
    let wide = try reader.layout(in: ProposedSize(width: 300, height: 80))
    #expect(wide.frames(labelled: "wide", in: reader) == [Rect(x: 0, y: 0, width: 150, height: 10)])
    let narrow = try #require(wide.tree).layout(in: ProposedSize(width: 90, height: 80))
    #expect(
      narrow.frames(labelled: "narrow", in: reader) == [Rect(x: 0, y: 0, width: 5, height: 80)])
  }

  @Test func `readers in a reader and coordinate spaces`() throws {
    let view = GeometryReader { outer in
      GeometryReader { inner in
        Self.box(outer.size.width - inner.size.width, inner.frame(in: .named("card")).minX)
          .labelled("box")
      }.modified("frame", ["width": .number(40)]).modified("padding", ["length": .number(6)])
    }
    .modified("coordinateSpace", ["name": .source("\"card\"")])
    .modified("padding", ["length": .number(20)])
    let result = try view.layout(in: ProposedSize(width: 140, height: 90))
    #expect(
      result.placements(labelled: "box", in: view).map(\.frame)
        == [Rect(x: 26, y: 26, width: 60, height: 6)])
  }

  @Test func `it prints as the views that it made last`() throws {
    let reader = GeometryReader { proxy in Self.box(proxy.size.width, 10) }
    let made = try #require(try reader.layout(in: ProposedSize(width: 30, height: 80)).tree)
    let text = "GeometryReader { _ in Color.red.frame(width: 30, height: 10) }"
    #expect(SourcePrinter.line(made) == text)
    #expect(SourcePrinter.line(try SwiftSource.view(text).view) == text)
    #expect(made == made)
    #expect(made != reader)
  }

  @Test func `the content counts for the limits`() {
    let reader = GeometryReader { _ in for _ in 0..<10 { Self.box(1, 1) } }
    let error = #expect(throws: LayoutError.self) {
      try reader.layout(in: .zero, limits: LayoutLimits(levels: 9, views: 20))
    }
    #expect(error == .tooManyViews(limit: 20))
    let deep = #expect(throws: LayoutError.self) {
      try reader.layout(in: .zero, limits: LayoutLimits(levels: 2, views: 100))
    }
    #expect(deep == .tooDeep(limit: 2))
  }

  @Test func `a reader of no number of points settles`() throws {
    let reader = GeometryReader { proxy in
      GeometryReader { inner in Self.box(inner.size.width, proxy.size.height) }
    }
    let placed = try reader.layout(in: ProposedSize(width: .nan, height: .infinity)).placements
    #expect(placed.count == 4)
  }

  static let parts: [(CoordinateSpace, Rect)] = [
    (.local, Rect(x: 0, y: 0, width: 30, height: 20)),
    (.global, Rect(x: 50, y: 60, width: 30, height: 20)),
    (.named("card"), Rect(x: 45, y: 54, width: 30, height: 20)),
    (.named("unknown"), Rect(x: 50, y: 60, width: 30, height: 20)),
  ]

  @Test(arguments: parts)
  func `a frame counts from where its space begins`(_ space: CoordinateSpace, _ frame: Rect) {
    let proxy = GeometryProxy(
      size: Size(width: 30, height: 20), frame: Rect(x: 50, y: 60, width: 30, height: 20),
      frames: ["card": Rect(x: 45, y: 54, width: 30, height: 20)])
    #expect(proxy.frame(in: space) == frame)
  }
}
