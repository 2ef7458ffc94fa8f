import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Who asks whom, in which order: spec 04 rule 4.
struct TraceTests {
  /// A stack of labelled views, and what its views are asked while it is measured.
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let source: String
    var proposal = ProposedSize(width: 90, height: 10)
    let questions: [String]
  }

  static let rows = [
    Row(
      description: "of three equal children the second is asked first",
      source:
        "HStack(spacing: 0) { Color.red.id(\"a\"); Color.red.id(\"b\"); Color.red.id(\"c\") }",
      questions: ["b 0", "b inf", "a 0", "a inf", "c 0", "c inf", "a 30", "b 30", "c 30"]),
    Row(
      description: "the least flexible is served first",
      source:
        "HStack(spacing: 0) { Color.red.id(\"a\"); Color.red.frame(width: 10).id(\"b\") }",
      questions: ["b 0", "b inf", "a 0", "a inf", "b 45", "a 80"]),
    Row(
      description: "a child alone in the first group is not probed, later ones for their minimum",
      source: "HStack(spacing: 0) { Color.red.layoutPriority(1).id(\"a\"); Color.red.id(\"b\") }",
      questions: ["b 0", "a 90", "b 0"]),
    Row(
      description: "only children of one priority are compared",
      source:
        "HStack(spacing: 0) { Color.red.layoutPriority(1).id(\"a\"); Color.red.id(\"b\"); Color.red.id(\"c\") }",
      questions: ["c 0", "c inf", "b 0", "b inf", "a 90", "b 0", "c 0"]),
    Row(
      description: "a child alone is not probed",
      source: "HStack(spacing: 0) { if true { Color.red.id(\"a\") } }", questions: ["a 90"]),
    Row(
      description: "a spacer is asked for its minimum only",
      source: "HStack { Color.red.id(\"a\"); Spacer().id(\"b\") }",
      questions: ["b 0", "a 82", "b 8"]),
    Row(
      description: "without an offer along the stack nobody is probed",
      source: "HStack(spacing: 0) { Color.red.id(\"a\"); Color.red.id(\"b\") }",
      proposal: ProposedSize(width: nil, height: 10), questions: ["a nil", "b nil"]),
  ]

  @Test(arguments: rows)
  func `a stack asks its children in the order in which SwiftUI does`(_ row: Row) throws {
    let view = try SwiftSource.view(row.source).view
    let result = try view.layout(in: row.proposal, recordingTrace: true)
    let labels = labels(of: result, in: view)
    let stack = try #require(result.trace.first)
    #expect(stack.parent == nil && stack.size == result.size)
    let questions = result.trace.prefix { $0.phase == .measure }
      .compactMap { event -> String? in
        guard let label = labels[event.view] else { return nil }
        return "\(label) \(Numbers.text(event.proposal.width))"
      }
    #expect(questions == row.questions)
  }

  /// The labels of the views by their place among the placements.
  private func labels(of result: LayoutResult, in view: View) -> [Int: String] {
    var labels: [Int: String] = [:]
    for label in ["a", "b", "c"] {
      for (index, placement) in result.placements.enumerated()
      where view.nodes(labelled: label).contains(placement.node) {
        labels[index] = label
      }
    }
    return labels
  }

  @Test func `every view is placed once, after its parent`() throws {
    let source = "VStack { Color.red.padding(3); HStack { Circle(); Divider() }; Text(\"a b\") }"
    let result = try SwiftSource.view(source).view.layout(
      in: ProposedSize(width: 100, height: 60), recordingTrace: true)
    let placed = result.trace.filter { $0.phase == .place }
    #expect(placed.map(\.view) == Array(result.placements.indices))
    #expect(placed.map(\.parent) == result.placements.map(\.parent))
    #expect(placed.map(\.proposal) == result.placements.map(\.proposal))
    #expect(placed.map(\.size) == result.placements.map(\.frame.size))
  }

  @Test func `nothing is recorded unless it is asked for`() throws {
    let view = try SwiftSource.view("HStack { Color.red; Color.blue }").view
    #expect(try view.layout(in: .zero).trace.isEmpty)
  }
}
