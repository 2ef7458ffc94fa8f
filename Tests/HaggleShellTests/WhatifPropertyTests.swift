import HaggleLanguage
import HaggleLayout
import HaggleShell
import TestSupport
import Testing

/// What explains changes has an answer for every tree.
struct WhatifPropertyTests {
  @Test(arguments: 0..<60)
  func `random trees are compared, swept, ordered, searched and asked about`(_ seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed), depth: 4)
    let source = SourcePrinter.line(trees.next())
    var session = Session.after("resize 300 200", source)
    let traces = SessionTraces(session)
    let names = try #require(session.document.root?.names)
    let placed = names.filter { session.run("\($0).width", at: .argument(1)).failure == nil }
    let name = try #require(placed.last, "\(source)")
    for entry in [
      "whatif resize 250 120", "whatif resize nil inf", "whatif wrap /0 in HStack", "issues",
      "sweep \(name).width over container.width 0..300 table", "quiz \(name).width choices",
      "quiz \(name).y", "order \(name)", "diff",
    ] {
      let outcome = session.run(entry, at: .argument(1))
      let isRefused = entry.hasPrefix("order") || entry.contains("wrap")
      #expect(
        outcome.failure == nil || (isRefused && outcome.failure == ExitCode.error),
        "\(entry): \(source)\n\(outcome.messages)")
    }
    #expect(SessionTraces(session) == traces)
  }

  /// Every length that changes has a cause.
  @Test(arguments: 0..<60)
  func `every change of a length has a cause`(_ seed: Int) {
    var trees = RandomTrees(seed: UInt64(seed), depth: 4)
    let source = SourcePrinter.line(trees.next())
    var session = Session.after("resize 300 200", source)
    let answer = session.answer("whatif resize 250 120")
    for line in answer.split(separator: "\n") where line.contains(" → ") {
      if line.hasPrefix("container.") { continue }
      #expect(line.split(separator: " ").count > 4, "\(line)\n\(source)")
    }
  }
}
