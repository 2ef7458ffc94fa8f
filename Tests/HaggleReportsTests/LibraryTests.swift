import HaggleLayout
import HaggleReports
import Testing

/// The libraries as a client uses them: the example of the README.
struct LibraryTests {
  @Test func `a client reads SwiftUI, lays it out and draws it`() throws {
    let row = try View(
      swiftUI: "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green }")
    let result = try row.layout(in: ProposedSize(width: 240, height: 64))
    #expect(result.placements.map(\.frame.size.width) == [240, 57.5, 57.5, 172.5])
    #expect(result.drawnFrames.map(\.width) == [240, 58, 58, 172])

    var scene = try Scene(row, in: ProposedSize(width: 240, height: 64))
    let picture = Diagram.render(&scene, ReportOptions(columns: 60))
    #expect(picture.contains("57.5×64"))
  }

  @Test func `a client is told what is wrong with source`() {
    let error = #expect(throws: SourceError.self) { try View(swiftUI: "HStak { Color.blue }") }
    #expect(error?.lines.first == "error: unknown view 'HStak'")
  }
}
