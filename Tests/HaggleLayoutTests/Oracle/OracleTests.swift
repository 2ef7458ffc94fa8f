import HaggleLanguage
import HaggleLayout
import Testing
import TestSupport

/// Random trees laid out twice, by the engine and by the oracle.
///
/// A failure names the seed; the first lines that differ are the outermost views.
struct OracleTests {
  /// Twenty thousand trees; every twentieth is a large one.
  @Test(arguments: 0..<100)
  func `engine and oracle agree in every frame and every proposal`(chunk: Int) throws {
    for seed in chunk * 200..<chunk * 200 + 200 {
      var trees = RandomTrees(seed: UInt64(seed), depth: 2 + seed % 5, breadth: 2 + seed % 3)
      var tree = trees.next()
      while cost(of: tree) > (seed % 20 == 0 ? 1000 : 60) { tree = trees.next() }
      let offers: [ProposedSize] =
        [.unspecified, .zero, .infinity, ProposedSize(width: 200, height: 120)]
        + (0..<2).map { _ in trees.proposal() }
      for offer in offers {
        let differences = try Comparison(tree, offer).differences
        try #require(
          differences == [],
          "seed \(seed): \(SourcePrinter.line(tree)) offered \(offer)")
      }
    }
  }

  /// Two thousand trees with the containers of 08 to 11, of what is offered in windows: infinite
  /// lengths in them are nowhere specified.
  @Test(arguments: 0..<20)
  func `they agree in grids, lazy containers, scroll views and views that fit`(
    chunk: Int
  ) throws {
    for seed in chunk * 100..<chunk * 100 + 100 {
      var trees = RandomTrees(
        seed: UInt64(seed), depth: 2 + seed % 2, breadth: 3, hasContainers: true)
      var tree = trees.next()
      while cost(of: tree) > 200 { tree = trees.next() }
      let offers: [ProposedSize] = [
        .unspecified, .zero, ProposedSize(width: 200, height: 120),
        ProposedSize(width: trees.length(0...300), height: nil),
        ProposedSize(width: nil, height: trees.length(0...300)),
      ]
      for offer in offers {
        let differences = try Comparison(tree, offer).differences
        try #require(
          differences == [],
          "seed \(seed): \(SourcePrinter.line(tree)) offered \(offer)")
      }
    }
  }

  /// About how many questions the oracle asks: without a cache, every level of stacks multiplies them.
  private func cost(of view: View) -> Int {
    let below = view.children.reduce(1) { $0 + cost(of: $1) }
    return view.kind.role == .container ? 6 * below : 2 * below
  }
}

/// One tree at one proposal, by both.
private struct Comparison {
  var differences: [String] = []

  init(_ tree: View, _ offer: ProposedSize) throws {
    let result = try tree.layout(in: offer, recordingTrace: true)
    let log = OracleLog()
    let oracle = OracleView(root: tree).logged(in: log)
    let size = oracle.size(offer)
    if !agrees(result.size.width, size.width) || !agrees(result.size.height, size.height) {
      differences.append("size \(result.size), by the oracle \(size)")
    }
    let expected = oracle.placements(in: offer)
    guard expected.map(\.number) == result.placements.map(\.node) else {
      differences.append(
        "views \(result.placements.map(\.node)), by the oracle \(expected.map(\.number))")
      return
    }
    for (placement, expected) in zip(result.placements, expected) where differences.count < 6 {
      compare(placement, expected)
    }
    compareOffers(result, log)
    if try tree.layout(in: offer).placements != result.placements {
      differences.append("recording what happens changes the layout")
    }
  }

  /// Every offer that a view of the engine receives is one that the spec's sentences make; the oracle
  /// asks more, for it looks for flexibility even where nothing is shared.
  private mutating func compareOffers(_ result: LayoutResult, _ log: OracleLog) {
    for event in result.trace where differences.count < 6 {
      let node = result.placements[event.view].node
      let known = log.offers[node, default: []]
      guard !known.contains(where: { agrees($0, event.proposal) }) else { continue }
      let (width, height) = (text(event.proposal.width), text(event.proposal.height))
      differences.append("view \(node) offered \(width) × \(height), never by the oracle")
    }
  }

  /// Coordinates that an infinite length makes infinite or undefined are nowhere specified; there the
  /// engine must only not answer NaN.
  private mutating func compare(_ placement: Placement, _ expected: OraclePlacement) {
    for axis in Axis.allCases {
      let name = "view \(placement.node) \(axis)"
      let (length, length2) = (placement.frame.size[axis], expected.frame.size[axis])
      if !agrees(length, length2) {
        differences.append("\(name) \(length) long, by the oracle \(length2)")
      }
      let (start, start2) = (placement.frame.origin[axis], expected.frame.origin[axis])
      if start.isNaN || start2.isFinite && !agrees(start, start2) {
        differences.append("\(name) at \(start), by the oracle \(start2)")
      }
      let (offer, offer2) = (placement.proposal[axis], expected.proposal[axis])
      if !agrees(offer, offer2) {
        differences.append("\(name) offered \(text(offer)), by the oracle \(text(offer2))")
      }
    }
  }

  private func agrees(_ left: ProposedSize, _ right: ProposedSize) -> Bool {
    agrees(left.width, right.width) && agrees(left.height, right.height)
  }

  private func agrees(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left == right || abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
  }
}

private func text(_ number: Double?) -> String { number.map { "\($0)" } ?? "nil" }
