import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Safe areas over random trees: what must hold whatever the tree.
struct SafeAreaPassTests {
  private static let seeds = 0..<8

  private static func forEachLayout(
    _ seed: Int, _ body: (View, ProposedSize, EdgeInsets, LayoutDirection) throws -> Void
  ) rethrows {
    var trees = RandomTrees(seed: UInt64(seed), depth: 2 + seed % 4)
    for _ in 0..<60 {
      let tree = trees.nextWithSafeAreas()
      let container = ProposedSize(width: trees.length(0...300), height: trees.length(0...300))
      try body(tree, container, trees.insets(), trees.random.oneIn(3) ? .rightToLeft : .leftToRight)
    }
  }

  @Test(arguments: seeds)
  func `what safe areas decide is explained by arithmetic that ends in it`(_ seed: Int) throws {
    try Self.forEachLayout(seed) { tree, container, insets, direction in
      let result = try tree.layout(
        in: container, options: LayoutOptions(direction: direction, safeArea: insets),
        recordingTrace: true)
      let record = try #require(result.record)
      for (view, place) in record.places.enumerated() where place != nil {
        for quantity in Quantity.allCases {
          do throws(ExplanationError) {
            _ = try record.explain(quantity, of: view)
          } catch {
            Issue.record("\(error) in \(SourcePrinter.line(tree)), offered \(container)")
          }
        }
      }
    }
  }

  /// Measuring knows nothing of places: the root answers what it answers to that offer without
  /// insets.
  @Test(arguments: seeds)
  func `insets decide the offer and the places, not the answer`(_ seed: Int) throws {
    try Self.forEachLayout(seed) { tree, container, insets, direction in
      let inWindow = try tree.layout(
        in: container, options: LayoutOptions(direction: direction, safeArea: insets))
      // The insets are those of the window, in whole pixels.
      let kept = inWindow.safeArea
      let offer = ProposedSize(
        width: container.width.map { max(0, $0 - kept.total(along: .horizontal)) },
        height: container.height.map { max(0, $0 - kept.total(along: .vertical)) })
      #expect(
        try tree.layout(in: offer, options: LayoutOptions(direction: direction)).size
          == inWindow.size)
    }
  }

  @Test(arguments: seeds)
  func `without insets anywhere, ignoring them changes nothing`(_ seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed), depth: 4)
    for _ in 0..<60 {
      let tree = View.make("HStack", [:], [trees.next(), .color()])
      let container = trees.proposal()
      let plain = try tree.layout(in: container)
      let ignoring = try tree.modified("ignoresSafeArea").layout(in: container)
      #expect(ignoring.placements.dropFirst().map(\.frame) == plain.placements.map(\.frame))
    }
  }
}
