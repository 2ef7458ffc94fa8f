import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// What holds for every tree; a failure names the seed and the tree.
struct InvariantTests {
  /// Random trees with a proposal each.
  private static func trees(_ seeds: Range<Int>) -> [(
    name: String, view: View, offer: ProposedSize
  )] {
    seeds.map { seed in
      var trees = RandomTrees(seed: UInt64(seed), depth: 3 + seed % 6)
      let view = trees.next()
      return ("seed \(seed): \(SourcePrinter.line(view))", view, trees.proposal())
    }
  }

  @Test func `layout is deterministic`() throws {
    for (name, view, offer) in Self.trees(0..<150) {
      let first = try view.layout(in: offer)
      let second = try view.layout(in: offer, recordingTrace: true)
      #expect(first.size == second.size && first.placements == second.placements, "\(name)")
    }
  }

  @Test func `no frame, proposal or size is NaN`() throws {
    for (name, view, offer) in Self.trees(1000..<1400) {
      for placement in try view.layout(in: offer).placements {
        let (frame, proposal) = (placement.frame, placement.proposal)
        let numbers = [
          frame.minX, frame.minY, frame.size.width, frame.size.height, proposal.width ?? 0,
          proposal.height ?? 0,
        ]
        #expect(!numbers.contains { $0.isNaN }, "\(name) offered \(offer)")
      }
    }
  }

  @Test func `every placed size is the answer to the placement proposal`() throws {
    for (name, view, offer) in Self.trees(2000..<2200) {
      let result = try view.layout(in: offer, recordingTrace: true)
      for event in result.trace {
        let placement = result.placements[event.view]
        guard event.proposal == placement.proposal else { continue }
        #expect(event.size == placement.frame.size, "\(name) offered \(offer)")
      }
    }
  }

  @Test func `a fixed frame has its size`() throws {
    for (name, view, offer) in Self.trees(3000..<3200) {
      let framed = view.modified("frame", ["width": .number(123), "height": .number(45)])
      let result = try View.make("ZStack", [:], [framed, .color()]).layout(in: offer)
      for placement in result.placements where placement.node == 1 {
        #expect(placement.frame.size == Size(width: 123, height: 45), "\(name)")
      }
    }
  }

  @Test func `a stack is as long as its views and the spacing between them`() throws {
    for (name, view, _) in Self.trees(4000..<4200) {
      let stack = View.make(
        "HStack", ["spacing": .number(7)], [view, .color(), view, .make("Circle")])
      let result = try stack.layout(in: ProposedSize(width: 300, height: 90))
      let lengths = result.placements.filter { $0.parent == 0 }.map(\.frame.size.width)
      let sum = lengths.reduce(0, +) + 7 * Double(lengths.count - 1)
      #expect(result.size.width == sum || abs(result.size.width - sum) < 1e-6, "\(name)")
    }
  }

  @Test func `padding before a tree moves every frame alike`() throws {
    for (name, view, _) in Self.trees(5000..<5200) {
      let pile = View.make("ZStack", [:], [view, .color()])
      let padded = pile.modified(
        "padding", ["insets": .insets(EdgeInsets(top: 5, leading: 11))])
      let plain = try pile.layout(in: .unspecified).placements
      let moved = try padded.layout(in: .unspecified).placements.dropFirst()
      #expect(plain.count == moved.count)
      guard plain.allSatisfy({ $0.frame.minX.isFinite && $0.frame.minY.isFinite }) else { continue }
      for (before, after) in zip(plain, moved) {
        #expect(abs(after.frame.minX - before.frame.minX - 11) < 1e-6, "\(name)")
        #expect(abs(after.frame.minY - before.frame.minY - 5) < 1e-6, "\(name)")
        #expect(after.frame.size == before.frame.size, "\(name)")
      }
    }
  }

  @Test func `right to left is the mirror image of left to right`() throws {
    let published = ConformanceCase.all.compactMap { row in
      (try? SwiftSource.view(row.swiftui)).map { (row.id, $0.view, row.proposal) }
    }
    for (name, view, offer) in Self.trees(7000..<7300) + published {
      let image = try view.layout(in: offer, options: LayoutOptions(direction: .rightToLeft))
      let original = try view.layout(in: offer)
      #expect(image.size == original.size, "\(name)")
      guard let root = original.placements.first?.frame,
        original.placements.allSatisfy({ $0.frame.maxX.isFinite })
      else { continue }
      for (left, right) in zip(original.placements, image.placements) {
        #expect(left.frame.size == right.frame.size, "\(name) offered \(offer)")
        #expect(left.frame.minY == right.frame.minY, "\(name) offered \(offer)")
        let mirrored = root.minX + root.maxX - left.frame.maxX
        #expect(abs(right.frame.minX - mirrored) < 1e-9, "\(name) offered \(offer)")
      }
    }
  }

  @Test func `an environment decides the direction inside, whatever is around it`() throws {
    for (name, view, offer) in Self.trees(8000..<8100) {
      let pile = View.make("ZStack", [:], [view, .color()])
      let turned = pile.modified(
        "environment",
        ["key": .source("\\.layoutDirection"), "direction": .member("leftToRight")])
      let result = try turned.layout(in: offer, options: LayoutOptions(direction: .rightToLeft))
      let frames = try pile.layout(in: offer).placements.map(\.frame)
      #expect(result.placements.dropFirst().map(\.frame) == frames, "\(name) offered \(offer)")
    }
  }

  @Test func `modifiers that do not change layout do not`() throws {
    for (name, view, offer) in Self.trees(6000..<6200) {
      let drawn = view.modified(
        "opacity", ["name": .string("opacity"), "rest": .source("(0.5)")])
      let plain = try View.make("HStack", [:], [view, .color()]).layout(in: offer)
      let other = try View.make("HStack", [:], [drawn, .color()]).layout(in: offer)
      let frames = other.placements.filter { $0.node != 1 }.map(\.frame)
      #expect(plain.placements.map(\.frame) == frames, "\(name) offered \(offer)")
    }
  }

  @Test func `every example of a kind is laid out at every kind of offer`() throws {
    let lengths: [Double?] = [nil, 0, .infinity, 55.5]
    for kind in KindTable.standard {
      let view = try SwiftSource.view(kind.signature.example).view
      for width in lengths {
        for height in lengths {
          let result = try view.layout(in: ProposedSize(width: width, height: height))
          #expect(!result.placements.isEmpty && !result.size.width.isNaN)
        }
      }
    }
  }
}
