import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// No question is computed twice, and answers do not depend on what was asked before: spec 01 rule 7.
struct AnswerCacheTests {
  @Test(arguments: 0..<200)
  func `a view answers one proposal once and always alike`(_ seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed))
    let result = try trees.next().layout(in: trees.proposal(), recordingTrace: true)
    var answers: [Question: Size] = [:]
    for event in result.trace {
      let question = Question(view: event.view, proposal: event.proposal)
      if let known = answers[question] {
        #expect(event.isCached)
        #expect(event.size == known)
      } else {
        #expect(!event.isCached)
      }
      answers[question] = event.size
    }
  }

  private struct Question: Hashable {
    let view: Int
    let width: UInt64?
    let height: UInt64?

    init(view: Int, proposal: ProposedSize) {
      self.view = view
      width = proposal.width?.bitPattern
      height = proposal.height?.bitPattern
    }
  }

  /// Stacks in stacks, two flexible views a level.
  private static func nested(_ depth: Int, _ names: [String]) -> View {
    var view = View.color()
    for level in 0..<depth {
      view = .make(names[level % names.count], [:], [.color(), view, .color("red")])
    }
    return view
  }

  /// The work of a level must not be multiplied by the levels around it.
  @Test(arguments: [["HStack"], ["VStack"], ["HStack", "VStack"], ["HStack", "ZStack"]])
  func `nesting stacks multiplies nothing`(_ names: [String]) throws {
    let container = ProposedSize(width: 1000, height: 700)
    let perView = try [24, 48].map { depth in
      let view = Self.nested(depth, names)
      return Double(try view.measureCount(in: container)) / Double(view.count)
    }
    #expect(perView[0] < 20)
    #expect(perView[1] < perView[0] * 1.25)
  }

  @Test func `modifiers around nested stacks multiply nothing`() throws {
    func tree(_ depth: Int) -> View {
      var view = View.color()
      for _ in 0..<depth {
        view = View.make("HStack", [:], [.color(), view, .color("red")])
          .modified("padding", ["length": .number(1)])
          .modified("frame", ["maxWidth": .number(.infinity)])
          .modified("background", ["content": .none], [.color()])
      }
      return view
    }
    let container = ProposedSize(width: 1000, height: 700)
    let counts = try [12, 24].map { try tree($0).measureCount(in: container) }
    #expect(counts[1] < counts[0] * 4)
  }
}
