import HaggleLanguage
import HaggleLayout
import HaggleReports
import TestSupport
import Testing

/// A layout told step by step.
struct NegotiationTests {
  private static let row =
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green; Color.yellow }"

  private static func negotiation() throws -> Negotiation {
    let scene = try Scene(
      SwiftSource.view(row).view, in: ProposedSize(width: 620, height: 80), recordingTrace: true)
    return try Negotiation(scene, ReportOptions())
  }

  @Test func `offers, answers and what is left are told in order`() throws {
    let lines = try Self.negotiation().text(ReportOptions(columns: 120))
      .split(separator: "\n").prefix(14)
    #expect(
      lines.joined(separator: "\n") == """
         1  container → hstack                     offers 620×80
         2  hstack → green                         which width?        at least 0, at most inf
         3  hstack → blue.relativeProposed         which width?        at least 0, at most inf
         4  hstack → yellow                        which width?        at least 0, at most inf
         5  hstack                                 will ask blue, green, yellow  equally flexible, so in the order of the source
         6  hstack → blue.relativeProposed         offers 200×80       (620 − 20 of gaps) ÷ 3
         7  blue.relativeProposed → blue           offers 100×80       200 × 0.5
         8  blue → blue.relativeProposed → hstack  answers 100×80      left to give: 500
         9  hstack → green                         offers 250×80       500 left ÷ 2
        10  green → hstack                         answers 250×80      left to give: 250
        11  hstack → yellow                        offers 250×80       250 left
        12  yellow → hstack                        answers 250×80      nothing left
        13  hstack → container                     answers 620×80
        14  hstack                                 puts blue.relativeProposed at 0,0; green at 110,0; yellow at 370,0
        """)
  }

  @Test func `what does not fit a line goes on below itself`() throws {
    let lines = try Self.negotiation().text(ReportOptions(columns: 72)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 72 })
    #expect(
      lines[1...2] == [
        " 2  hstack → green                         which width?        at least",
        "                                           0, at most inf",
      ])
  }

  @Test func `what is not known yet is dotted, in a picture of the final size`() throws {
    #expect(
      try Self.negotiation().text(ofStep: 9, ReportOptions()) == """
        step 9 of 14   hstack → green   offers 250×80   500 left ÷ 2
        hstack 620×80 · 1 col = 8 pt, 1 row = 16 pt
        ┌────────────┐┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
        │ blue       │┊ green                        ┊┊ yellow                        ┊
        │ 100×80     │┊ ?                            ┊┊ ?                             ┊
        │            │┊                              ┊┊                               ┊
        │            │┊                              ┊┊                               ┊
        └────────────┘┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
        blue = relativeProposed(width: 0.5) ▸ Color.blue
        """)
  }

  @Test(arguments: WhyCorpusTests.readable)
  func `after the last step everything is known`(_ row: ConformanceCase) throws {
    let negotiation = try Negotiation(WhyCorpusTests.scene(row), ReportOptions())
    let steps = negotiation.steps
    #expect(steps.last?.undecided == [], "\(row.swiftui)")
    for (before, after) in zip(steps, steps.dropFirst()) {
      #expect(after.undecided.isSubset(of: before.undecided))
    }
    for number in steps.indices { _ = negotiation.text(ofStep: number + 1, ReportOptions()) }
  }
}
