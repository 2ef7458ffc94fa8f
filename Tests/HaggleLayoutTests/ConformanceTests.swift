import Foundation
import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// The published cases: what SwiftUI does with a tree, by evidence.
struct ConformanceTests {
  /// The cases whose views are all modelled; the others are refused by name when they are read.
  static let readable: [(row: ConformanceCase, view: View)] = ConformanceCase.all.compactMap {
    row in
    (try? SwiftSource.view(row.swiftui)).map { (row, $0.view) }
  }

  @Test(arguments: readable.map(\.row))
  func `a case comes out as published`(_ row: ConformanceCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }

  /// A snippet is left out because it names what `KindTable.unmodelled` lists, and for nothing else.
  @Test func `no case is left out whose views are modelled`() {
    var counts: [String: Int] = [:]
    for (row, _) in Self.readable { counts[row.evidence, default: 0] += 1 }
    let text = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("cases run: \(text.joined(separator: ", "))")
    #expect(Self.readable.count >= 309)

    let ids = Set(Self.readable.map(\.row.id))
    for row in ConformanceCase.all where !ids.contains(row.id) {
      let words = Set(row.swiftui.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      #expect(!words.isDisjoint(with: KindTable.unmodelled), "\(row.id): \(row.swiftui)")
    }
  }

  @Test func `the README says how many cases agree`() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md")
    let words = try String(contentsOf: readme, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let count = Self.readable.count
    let measured = Self.readable.filter { $0.row.evidence == "measured" }.count
    #expect(
      words.contains(
        "agrees with \(count) of \(count) published cases (\(measured) of them measured"))
  }
}

extension ConformanceCase {
  /// What comes out otherwise than published, one sentence each.
  func disagreements() throws -> [String] {
    let view = try SwiftSource.view(swiftui).view
    let result = try view.layout(in: proposal, recordingTrace: !proposals.isEmpty)
    var sentences: [String] = []
    if let size, !agree(size, [result.size.width, result.size.height]) {
      sentences.append("size \(result.size), published \(size)")
    }
    for (label, frame) in frames {
      let found = result.frames(labelled: label, in: view).map {
        [$0.minX, $0.minY, $0.size.width, $0.size.height]
      }
      if found.first.map({ agree(frame, $0) }) != true {
        sentences.append("\(label) at \(found), published \(frame)")
      }
    }
    for (label, expected) in proposals {
      let received = result.proposals(labelled: label, in: view)
      for proposal in expected where !received.contains(where: { agree(proposal, $0) }) {
        sentences.append("\(label) never offered \(proposal), but \(received)")
      }
    }
    return sentences
  }

  private func agree(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { agree($0, $1) }
  }

  private func agree(_ left: ProposedSize, _ right: ProposedSize) -> Bool {
    agree(left.width, right.width) && agree(left.height, right.height)
  }

  private func agree(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left == right || abs(left - right) <= tolerance + 0.0015
  }
}

extension LayoutResult {
  /// The different proposals that the views with a label received, in order.
  fileprivate func proposals(labelled label: String, in view: View) -> [ProposedSize] {
    let nodes = (tree ?? view).nodes(labelled: label)
    var proposals: [ProposedSize] = []
    for event in trace
    where nodes.contains(placements[event.view].node) && !proposals.contains(event.proposal) {
      proposals.append(event.proposal)
    }
    return proposals
  }
}
