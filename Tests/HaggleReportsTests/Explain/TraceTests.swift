import HaggleLanguage
import HaggleLayout
import HaggleReports
import TestSupport
import Testing

/// What was asked, in order and per view (issue 3, must hold 3).
struct TraceTests {
  private static let row =
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green }"

  @Test func `the table shows the measured proposals in the measured order`() throws {
    let row = try #require(ConformanceCase.all.first { $0.id == "ole-hstack-fixed-text-trace" })
    let scene = try WhyCorpusTests.scene(row)
    #expect(
      Trace.table(scene, ReportOptions()) == """
        view         proposal       answer         asked
        hstack       300×100        300×100        twice, placed
        text         0×100          85.333×20.333  once
                     inf×100        85.333×20.333  once
                     93.333×100     85.333×20.333  twice, placed
        clear.frame  nil×nil        85.333×20.333  4 times, placed
        green        0×100          0×100          once
                     inf×100        inf×100        once
                     97.334×100     97.334×100     twice, placed
        yellow       0×100          0×100          once
                     inf×100        inf×100        once
                     97.334×100     97.334×100     twice, placed
        clear        85.333×20.333  85.333×20.333  twice, placed
        """)
  }

  @Test func `a question stands on one line with its answer, farther in than who asks`() throws {
    let view = try SwiftSource.view(Self.row).view
    let scene = try Scene(view, in: ProposedSize(width: 240, height: 64), recordingTrace: true)
    #expect(
      Trace.text(scene, ReportOptions()) == """
        view                     to       proposal  answer
        hstack                   measure  240×64    240×64
          green                  measure  0×64      0×64
          green                  measure  inf×64    inf×64
          blue.relativeProposed  measure  0×64      0×64
            blue                 measure  0×64      0×64
          blue.relativeProposed  measure  inf×64    inf×64
            blue                 measure  inf×64    inf×64
          blue.relativeProposed  measure  115×64    57.5×64
            blue                 measure  57.5×64   57.5×64
          green                  measure  172.5×64  172.5×64
        hstack                   place    240×64    240×64    known
          blue.relativeProposed  place    115×64    57.5×64   known
            blue                 place    57.5×64   57.5×64   known
          green                  place    172.5×64  172.5×64  known
        """)
    #expect(
      Trace.text(scene, ReportOptions(focus: 2)).split(separator: "\n").dropFirst()
        .allSatisfy { $0.hasPrefix("blue") })
  }
}
