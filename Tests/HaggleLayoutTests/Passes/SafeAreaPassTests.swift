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

  /// The kinds that a failing explanation must have nothing to do with.
  private static let words: Set<String> = [
    "safeAreaInset", "safeAreaPadding", "ignoresSafeArea", "edgesIgnoringSafeArea", "background",
  ]

  @Test(arguments: seeds)
  func `what safe areas decide is explained by arithmetic that ends in it`(_ seed: Int) throws {
    try Self.forEachLayout(seed) { tree, container, insets, direction in
      let result = try tree.layout(
        in: container, options: LayoutOptions(direction: direction, safeArea: insets),
        recordingTrace: true)
      guard result.placements.allSatisfy(\.frame.isFinite) else { return }
      let record = try #require(result.record)
      for (view, place) in record.places.enumerated() where place != nil {
        for quantity in Quantity.allCases {
          do throws(ExplanationError) {
            _ = try record.explain(quantity, of: view)
          } catch {
            let kinds = error.views(in: record, of: tree)
            #expect(
              kinds.isDisjoint(with: Self.words),
              "\(error) in \(SourcePrinter.line(tree)), offered \(container)")
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

extension ExplanationError {
  /// What the views are called that have to explain the number: the one, and of offers and places the
  /// one around it.
  fileprivate func views(in record: LayoutRecord, of tree: View) -> Set<String> {
    let views: [ViewID?] =
      switch self {
      case .missingAnswer(let view), .missingRun(let view), .wrongTotal(let view, .width, _, _),
        .wrongTotal(let view, .height, _, _):
        [view]
      case .missingPlacement(let view), .wrongTotal(let view, _, _, _),
        .wrongOffer(let view, _, _, _):
        [view, record.parent(of: view)]
      }
    let names = tree.kindNames
    return Set(views.compactMap { $0.flatMap(record.node) }.map { names[$0] })
  }
}

extension View {
  /// The words of all views when the tree is walked parents first.
  fileprivate var kindNames: [String] { [kindName] + children.flatMap(\.kindNames) }
}

extension Rect {
  /// Whether arithmetic with the numbers of the frame is.
  fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
