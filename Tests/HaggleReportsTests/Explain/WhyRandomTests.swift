import Foundation
import HaggleLanguage
import HaggleLayout
import HaggleReports
import TestSupport
import Testing

/// Every number of every view is explained, whatever the tree.
///
/// A failure names the smallest tree that shows it. `TREES=20000` in the environment tries so many
/// more.
struct WhyRandomTests {
  /// How many trees a seed stands for.
  private static let batch = 50
  private static let seeds: Range<Int> = {
    let wish = ProcessInfo.processInfo.environment["TREES"].flatMap(Int.init)
    return 0..<(wish ?? 400) / batch
  }()

  @Test(arguments: seeds)
  func `every number is explained by arithmetic that ends in it`(_ seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed), depth: 1 + seed % 4)
    for _ in 0..<Self.batch {
      var example = Example(&trees)
      let problems = example.problems
      guard let first = problems.first else { continue }
      let symptom = String(first.prefix { $0 != ":" })
      example.view = example.view.shrunk { view in
        var smaller = example
        smaller.view = view
        return smaller.problems.contains { $0.hasPrefix(symptom) }
      }
      let problem = example.problems.first ?? first
      Issue.record("\(problem)\n\(example)")
    }
  }
}

/// A tree and what it is laid out in.
private struct Example: CustomStringConvertible {
  var view: View
  let container: ProposedSize
  let options: LayoutOptions

  init(_ trees: inout RandomTrees) {
    view = trees.nextOfAllKinds()
    container = trees.proposal()
    options = LayoutOptions(
      direction: trees.random.oneIn(3) ? .rightToLeft : .leftToRight,
      safeArea: trees.random.oneIn(4) ? trees.insets() : EdgeInsets())
  }

  /// What is wrong with the explanations; nothing is said of a tree that is refused.
  var problems: [String] {
    guard
      let scene = try? Scene(view, in: container, options: options, recordingTrace: true)
    else { return [] }
    return WhyCheck(scene).problems
  }

  var description: String {
    """
    resize \(Numbers.text(container.width)) \(Numbers.text(container.height))
    option direction \(options.direction.rawValue); insets \(options.safeArea)
    \(SourcePrinter.line(view))
    """
  }
}
